-- What became of a telling after it was handed over: by which mail it went, and what the push services said (NOTI-1).
-- Empty: it was not handed over that way, or by the release before.
alter table tellings
  add column mail_id uuid,
  -- Told once one service took it; refused while none did.
  add column push text check (push in ('waiting', 'told', 'refused')),
  add column push_at timestamptz;
select describe_columns('tellings', '{mail_id,push,push_at}',
  'telling what the member wants to be told, once; contract; 30 days');

-- What became of each mail of a member, for the list that they see themselves.
create view mail_outcomes as
  select m.site_id, m.member_id, m.id, m.template, m.queued_at, coalesce(m.sent_at, m.refused_at) as at,
    case
      when m.refused_at is not null then coalesce(m.refusal, 'refused')
      when m.sent_at is null then 'waiting'
      when exists (select from mail_events e where e.site_id = m.site_id and e.mail_id = m.id
        and e.kind in ('bounced', 'soft_bounced')) then 'returned'
      else 'told'
    end as outcome
  from mails m;
