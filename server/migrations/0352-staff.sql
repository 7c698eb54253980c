-- The people of a deployment (STAFF-1): no member is one, and nothing of theirs is a site's.
create table staff (
  id uuid primary key,
  public_id text not null unique,
  -- Empty once they left.
  email text not null,
  name text not null check (length(name) between 1 and 60),
  locale text not null,
  -- Null until a link has been used, and after leaving.
  password_hash text,
  -- What an app makes codes from, sealed; the one that waits for its first code; the newest time step that was used.
  code_secret text,
  next_code_secret text,
  code_step bigint not null default 0,
  created_at timestamptz not null,
  last_seen_at timestamptz,
  left_at timestamptz
);
-- Serves: logging in, and that an address is one person's.
create unique index staff_by_email on staff (lower(email)) where left_at is null;
select describe_columns('staff', '{id,public_id,email,name,locale,password_hash,code_secret,next_code_secret,code_step,created_at,last_seen_at,left_at}',
  'logging staff in, and naming who did what; contract; until 5 years after they left');

create table staff_grants (
  staff_id uuid not null references staff on delete cascade,
  role text not null check (role in ('owner', 'moderator', 'writer', 'support', 'finance', 'marketing')),
  -- Null: all sites there are and will be.
  granted_site smallint references sites,
  granted_at timestamptz not null,
  unique nulls not distinct (staff_id, role, granted_site)
);
select describe_columns('staff_grants', '{staff_id,role,granted_site,granted_at}', 'what staff may; contract; until it is taken away');

create table staff_links (
  token_hash bytea primary key,
  staff_id uuid not null references staff on delete cascade,
  created_at timestamptz not null,
  ends_at timestamptz not null,
  used_at timestamptz
);
-- Serves: the links of one person.
create index staff_links_of on staff_links (staff_id);
select describe_columns('staff_links', '{token_hash,staff_id,created_at,ends_at,used_at}',
  'letting in who is new or lost a second step; contract; 30 days after it ended');

-- The first step was right, or a link was used: no session yet.
create table staff_pending_logins (
  token_hash bytea primary key,
  staff_id uuid not null references staff on delete cascade,
  -- By which link; then a second step may be set up.
  link_hash bytea references staff_links on delete cascade,
  ends_at timestamptz not null
);
-- Serves: ending them with the person's other ways in.
create index staff_pending_logins_of on staff_pending_logins (staff_id);
select describe_columns('staff_pending_logins', '{token_hash,staff_id,link_hash,ends_at}', 'asking the second step; contract; until it ends');

create table staff_sessions (
  token_hash bytea primary key,
  public_id text not null,
  staff_id uuid not null references staff on delete cascade,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  ends_at timestamptz not null,
  -- When password and second step, or a passkey, were last given.
  proved_at timestamptz not null,
  device text not null
);
-- Serves: the sessions of one person, which end together.
create index staff_sessions_of on staff_sessions (staff_id);
select describe_columns('staff_sessions', '{token_hash,public_id,staff_id,created_at,last_used_at,ends_at,proved_at,device}',
  'keeping staff logged in; contract; until it ends');

create table staff_backup_codes (
  staff_id uuid not null references staff on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (staff_id, code_hash)
);
select describe_columns('staff_backup_codes', '{staff_id,code_hash,used_at}', 'the second step without the app; contract; until it is taken away');

create table staff_passkeys (
  id text primary key,
  staff_id uuid not null references staff on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  added_at timestamptz not null,
  last_used_at timestamptz
);
-- Serves: the passkeys of one person.
create index staff_passkeys_of on staff_passkeys (staff_id);
select describe_columns('staff_passkeys', '{id,staff_id,credential_id,public_key,counter,transports,name,added_at,last_used_at}',
  'the second step by a device; contract; until it is taken away');

create table staff_challenges (
  challenge text primary key,
  staff_id uuid not null references staff on delete cascade,
  ends_at timestamptz not null
);
-- Serves: the cascade.
create index staff_challenges_of on staff_challenges (staff_id);
select describe_columns('staff_challenges', '{challenge,staff_id,ends_at}', 'what a passkey is to sign; contract; until it ends');
