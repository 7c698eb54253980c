-- A second step at login, beside the password: codes of an app (TOTP, RFC 6238) and backup codes (T128).
create table two_steps (
  site_id smallint not null,
  account_id uuid not null,
  -- Sealed with the server's key.
  secret text not null,
  started_at timestamptz not null,
  -- Null until a first code has proved that the app has the secret.
  confirmed_at timestamptz,
  -- The newest time step whose code was used: none is used twice.
  last_step bigint not null default 0,
  primary key (site_id, account_id),
  foreign key (site_id, account_id) references accounts (site_id, id) on delete cascade
);
select describe_columns('two_steps', '{site_id,account_id,secret,started_at,confirmed_at,last_step}', 'asking a second step at login; contract; until switched off or erasure');

-- Only a keyed hash is kept: each code is shown once and works once.
create table backup_codes (
  site_id smallint not null,
  account_id uuid not null,
  code_hash text not null,
  used_at timestamptz,
  primary key (site_id, account_id, code_hash),
  foreign key (site_id, account_id) references two_steps (site_id, account_id) on delete cascade
);
select describe_columns('backup_codes', '{site_id,account_id,code_hash,used_at}', 'logging in without the app; contract; until made anew, switched off or erasure');

-- A login whose first step was right and whose second is awaited: ten minutes.
create table pending_logins (
  token_hash bytea primary key,
  site_id smallint not null,
  account_id uuid not null,
  expires_at timestamptz not null,
  foreign key (site_id, account_id) references accounts (site_id, id) on delete cascade
);
-- Serves: ending those of an account.
create index pending_logins_of_account on pending_logins (site_id, account_id);
-- Serves: forgetting them.
create index pending_logins_over on pending_logins (expires_at);
select describe_columns('pending_logins', '{token_hash,site_id,account_id,expires_at}', 'waiting for the second step of a login; contract; one day');
