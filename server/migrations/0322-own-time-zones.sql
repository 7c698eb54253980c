-- On which clock a member's quiet hours are, where it is not the site's: a name of the time zone database (NOTI-4).
alter table notification_choices add column time_zone text check (time_zone ~ '^[A-Za-z][A-Za-z0-9_+/-]{1,63}$');
select describe_columns('notification_choices', '{time_zone}', 'telling nothing at night; contract; until erasure');
create or replace view mail_choices as
  select site_id, member_id, mail, push, quiet_from, quiet_until, mail_paused_until, time_zone from notification_choices;
