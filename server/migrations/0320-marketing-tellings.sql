-- What is told to many at once, or by the clock (promotions, news, reminders, weekly): it is pushed, and mailed where
-- nobody opened it (NOTI-1, NOTI-4). A wider check needs no look at the rows that are there.
alter table tellings drop constraint tellings_kind_check;
alter table tellings add constraint tellings_kind_check
  check (kind in ('conversation', 'message', 'like', 'unread', 'weekly', 'promotions', 'news', 'reminders')) not valid;
-- No profile causes them.
alter table tellings alter column profile_id drop not null;
alter table tellings
  -- The mail that says it, and what it says; emptied once all is told.
  add column template text,
  add column data jsonb,
  -- When to look at it next: to push it, then to mail it. Empty: it is over.
  add column due_at timestamptz,
  -- Until when it is worth telling.
  add column valid_until timestamptz;
select describe_columns('tellings', '{template,data,due_at,valid_until}',
  'telling what the member wants to be told, once; contract; 30 days');

-- What those who tell many at once ask of each: what they want to be told, by which way and when.
create or replace view mail_choices as
  select site_id, member_id, mail, push, quiet_from, quiet_until, mail_paused_until from notification_choices;
-- Who has a browser to be told on, for those who tell many at once.
create view push_owners as select site_id, member_id from push_subscriptions;
