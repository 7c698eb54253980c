-- The swipe game (LIKE-2): whom one passed does not come again, and likes given there are counted by the site's calendar day.
create table passes (
  site_id smallint not null,
  actor_id uuid not null,
  target_id uuid not null,
  passed_at timestamptz not null,
  primary key (site_id, actor_id, target_id),
  foreign key (site_id, actor_id) references profiles (site_id, id) on delete cascade,
  foreign key (site_id, target_id) references profiles (site_id, id) on delete cascade
);
-- Serves: taking back the last pass.
create index passes_newest on passes (site_id, actor_id, passed_at desc);
select describe_columns('passes', '{site_id,actor_id,target_id,passed_at}', 'not showing somebody twice in the swipe game; contract; until erasure');

create table swipe_days (
  site_id smallint not null,
  member_id uuid not null,
  day date not null,
  likes integer not null check (likes >= 0),
  primary key (site_id, member_id),
  foreign key (site_id, member_id) references profiles (site_id, id) on delete cascade
);
select describe_columns('swipe_days', '{site_id,member_id,day,likes}', 'the likes of the swipe game on one day; contract; until erasure');
