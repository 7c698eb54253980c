-- What became of telling something by mail, beside what became of it on the devices (NOTI-1). Empty: it was never to be
-- mailed, or the release before settled it.
alter table tellings
  add column mail text check (mail in ('waiting', 'told', 'withdrawn', 'unwanted')),
  add column mail_at timestamptz,
  add constraint tellings_mail_settled check ((mail is null or mail = 'waiting') = (mail_at is null));
-- Serves: gathering what waits for a member's mail, and taking back what they have seen.
create index tellings_mail_waiting on tellings (site_id, member_id, about) where mail = 'waiting';
-- Serves: when a member was last mailed.
create index tellings_mailed on tellings (site_id, member_id, mail_at desc) where mail = 'told';
select describe_columns('tellings', '{mail,mail_at}',
  'telling what the member wants to be told, once; contract; 30 days');
