-- The export a member asked for: one at a time, gone after a day (PRIV-2, X10).
create table exports (
  site_id smallint not null,
  member_id uuid not null,
  -- The unguessable name of the file, part of its address; the session is asked as well.
  key text not null check (length(key) >= 28),
  asked_at timestamptz not null,
  -- Null while it is being made.
  ready_at timestamptz,
  expires_at timestamptz not null,
  primary key (site_id, member_id),
  foreign key (site_id, member_id) references accounts (site_id, id) on delete cascade
);
-- Serves: the sweep of exports whose day is over.
create index exports_expiring on exports (expires_at);
select describe_columns('exports', '{site_id,member_id,key,asked_at,ready_at,expires_at}', 'handing a member all their data; legal duty; 24 hours');
