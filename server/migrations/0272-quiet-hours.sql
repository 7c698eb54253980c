-- When nobody tells a member anything outside the site (NOTI-4): hours of the site's clock, from the first until the
-- second, past midnight where it is the smaller one. Both empty: at no time.
alter table notification_choices
  add column quiet_from smallint default 22 check (quiet_from between 0 and 23),
  add column quiet_until smallint default 8 check (quiet_until between 0 and 23),
  add constraint notification_choices_quiet
    check ((quiet_from is null) = (quiet_until is null) and quiet_from is distinct from coalesce(quiet_until, -1));
select describe_columns('notification_choices', '{quiet_from,quiet_until}',
  'telling nothing at night; contract; until erasure');
