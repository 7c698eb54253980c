-- Who of the staff is told when something in a queue is overdue: null when they are not on duty (T122).
alter table staff add column on_duty_since timestamptz;
select describe_columns('staff', '{on_duty_since}', 'telling who is on duty what is overdue; contract; until 5 years after they left');

-- When it was last told that a queue of a site has something overdue; gone once nothing is.
create table overdue_alerts (
  site_id smallint not null references sites,
  queue text not null,
  told_at timestamptz not null,
  primary key (site_id, queue)
);
select describe_columns('overdue_alerts', '{site_id,queue,told_at}', 'telling once an hour what is overdue; no personal data; until nothing is overdue');
