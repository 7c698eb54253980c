-- The hours of a week in which somebody of the staff is on duty by themselves, on their own clock (T122). Until before
-- from is the next day.
create table staff_duty_hours (
  staff_id uuid not null references staff on delete cascade,
  -- Monday is 1.
  weekday smallint not null check (weekday between 1 and 7),
  from_minute smallint not null check (from_minute between 0 and 1439),
  until_minute smallint not null check (until_minute between 0 and 1439 and until_minute <> from_minute),
  time_zone text not null,
  primary key (staff_id, weekday)
);
select describe_columns('staff_duty_hours', '{staff_id,weekday,from_minute,until_minute,time_zone}',
  'telling who is on duty what is overdue; contract; until it is taken away');
