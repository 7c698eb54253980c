-- Who looks for somebody, whether or not they can be found themselves: for those who search for many at once.
create view seekers as
  select site_id, id, gender, looks_for, country, cell, birth_date from profiles
  where kind = 'member' and status = 'active' and is_confirmed;

-- Until when a member was told of new members near them, so that nobody is told of the same one twice.
create table weekly_marks (
  site_id smallint not null,
  member_id uuid not null,
  told_until timestamptz not null,
  looked_at timestamptz not null,
  primary key (site_id, member_id),
  foreign key (site_id, member_id) references accounts (site_id, id)
);
select describe_columns('weekly_marks', '{site_id,member_id,told_until,looked_at}',
  'telling of new members, of each once; consent; 30 days');
-- Serves: the job that forgets what is over.
create index weekly_marks_old on weekly_marks (looked_at);
