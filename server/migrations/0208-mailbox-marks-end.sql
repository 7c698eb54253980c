-- A block held against a mailbox ends as all else that is held does: two years after the last erasure at the latest (C43).
update mailbox_marks set ends_at = kept_at + interval '730 days' where ends_at > kept_at + interval '730 days';
select describe_columns('mailbox_marks', '{site_id,mailbox,kind,kept_at,ends_at}', 'holding blocks, closed accounts, used offers and free messages against a mailbox, by keyed hash, after erasure; legitimate interest; until its end, 2 years after the last erasure at the latest');
