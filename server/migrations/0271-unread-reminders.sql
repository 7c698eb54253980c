-- A member is reminded once of what they did not read within a day (NOTI-3): it is told as everything else is, under a
-- kind of its own. A wider check needs no look at the rows that are there.
alter table tellings drop constraint tellings_kind_check;
alter table tellings add constraint tellings_kind_check
  check (kind in ('conversation', 'message', 'like', 'unread')) not valid;
-- When to look whether a reminder is due; empty: it was read, or a reminder has spoken of it.
alter table tellings add column remind_at timestamptz;
-- Serves: the hourly job that reminds.
create index tellings_to_remind on tellings (site_id, remind_at) where remind_at is not null;
select describe_columns('tellings', '{remind_at}', 'reminding of what is unread, once; contract; 30 days');
