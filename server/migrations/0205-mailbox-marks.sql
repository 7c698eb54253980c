-- What still holds against a mailbox after its account was erased: who blocked it, that its account was closed, that it had its offers and
-- free messages. The hash is keyed outside the database, so that these rows alone name nobody.
create table mailbox_marks (
  site_id smallint not null references sites (id),
  mailbox bytea not null check (octet_length(mailbox) = 32),
  kind text not null check (kind in ('ban', 'block', 'free_messages', 'time_bonus', 'welcome')),
  blocker_id uuid,
  kept_at timestamptz not null,
  ends_at timestamptz not null,
  constraint mailbox_marks_once unique nulls not distinct (site_id, mailbox, kind, blocker_id),
  constraint mailbox_marks_blocker check ((kind = 'block') = (blocker_id is not null)),
  foreign key (site_id, blocker_id) references profiles (site_id, id) on delete cascade
);
-- Serves: ending the blocks of whoever is erased.
create index mailbox_marks_of_blocker on mailbox_marks (site_id, blocker_id) where blocker_id is not null;
-- Serves: forgetting them.
create index mailbox_marks_ended on mailbox_marks (ends_at);
select describe_columns('mailbox_marks', '{site_id,mailbox,kind,kept_at,ends_at}', 'holding blocks, closed accounts, used offers and free messages against a mailbox, by keyed hash, after erasure; legitimate interest; until its end: 31 days, 2 years, or that of the blocker’s account');
select describe_columns('mailbox_marks', '{blocker_id}', 'keeping apart whom a member blocked; legitimate interest; until the blocker’s account is erased');
