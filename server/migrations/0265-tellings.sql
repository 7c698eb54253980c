-- The browsers a member is told on (NOTI-2). One belongs to the session that asked for it, and ends with it: who logs
-- out of a device is told nothing on it.
create table push_subscriptions (
  site_id smallint not null,
  member_id uuid not null,
  id uuid not null,
  session_hash bytea not null references sessions (token_hash) on delete cascade,
  endpoint text not null check (length(endpoint) between 10 and 1000),
  p256dh text not null check (length(p256dh) between 80 and 100),
  auth text not null check (length(auth) between 20 and 30),
  device text not null,
  created_at timestamptz not null,
  -- When its push service last took something.
  used_at timestamptz,
  primary key (site_id, id),
  foreign key (site_id, member_id) references accounts (site_id, id)
);
-- A browser is one subscription, whoever uses it: the last one to ask has it.
create unique index push_subscriptions_once on push_subscriptions (md5(endpoint));
-- Serves: telling a member, their list, and the end of a session.
create index push_subscriptions_of_member on push_subscriptions (site_id, member_id, created_at);
create index push_subscriptions_of_session on push_subscriptions (session_hash);
select describe_columns('push_subscriptions', '{site_id,member_id,id,session_hash,endpoint,p256dh,auth,device,created_at,used_at}',
  'telling a member on the devices they chose; consent; until the device logs out or takes no more');

-- What a member is to be told outside the site, and what became of it: one row gathers what comes of one cause until it
-- is told.
create table tellings (
  site_id smallint not null,
  id uuid not null,
  member_id uuid not null,
  kind text not null check (kind in ('conversation', 'message', 'like')),
  -- The conversation's public id; empty for likes, which are told together.
  about text not null,
  -- Who caused it last.
  profile_id uuid not null,
  count integer not null default 1 check (count > 0),
  state text not null default 'waiting' check (state in ('waiting', 'told', 'withdrawn', 'unwanted')),
  made_at timestamptz not null,
  done_at timestamptz,
  -- On how many devices it was to be told.
  devices smallint not null default 0,
  primary key (site_id, id),
  foreign key (site_id, member_id) references accounts (site_id, id),
  check ((state = 'waiting') = (done_at is null))
);
-- Serves: gathering what comes of one cause.
create unique index tellings_waiting on tellings (site_id, member_id, about) where state = 'waiting';
-- Serves: when something of this cause was told last, and the member's own list.
create index tellings_told on tellings (site_id, member_id, about, done_at desc);
-- Serves: the job that forgets what is over.
create index tellings_old on tellings (made_at);
select describe_columns('tellings', '{site_id,id,member_id,kind,about,profile_id,count,state,made_at,done_at,devices}',
  'telling what the member wants to be told, once; contract; 30 days');

-- Who has a stream open at this moment, on any process: what is looked at need not be told outside. Not logged: after a
-- crash nobody looks.
create unlogged table live_looks (
  subscriber_id uuid primary key,
  until timestamptz not null
);
-- Serves: forgetting those whose process is gone.
create index live_looks_over on live_looks (until);
select describe_columns('live_looks', '{subscriber_id,until}', 'not telling outside what is on screen; contract; one day');
