-- Keys on a member's devices that log in beside the password (WebAuthn). A key belongs to the host it was made on.
create table passkeys (
  site_id smallint not null,
  id text not null check (length(id) = 14),
  account_id uuid not null,
  credential_id text not null check (length(credential_id) <= 1400),
  public_key bytea not null,
  -- How often it was used, as the key itself counts; 0 where it does not.
  counter bigint not null,
  transports text[] not null,
  name text not null check (length(name) between 1 and 160),
  created_at timestamptz not null,
  last_used_on date,
  primary key (site_id, id),
  unique (site_id, credential_id),
  foreign key (site_id, account_id) references accounts (site_id, id) on delete cascade
);
-- Serves: the list of a member's passkeys.
create index passkeys_of_account on passkeys (site_id, account_id);
select describe_columns('passkeys', '{site_id,id,account_id,credential_id,public_key,counter,transports}', 'logging in without a password; contract; until removed or erasure');
select describe_columns('passkeys', '{name,created_at,last_used_on}', 'telling one''s passkeys apart; contract; until removed or erasure');

-- What a device was asked to sign: works once, five minutes.
create table passkey_challenges (
  site_id smallint not null references sites,
  challenge text not null,
  -- Whose new passkey it is for; null for a login.
  account_id uuid,
  expires_at timestamptz not null,
  primary key (site_id, challenge)
);
-- Serves: forgetting them.
create index passkey_challenges_over on passkey_challenges (expires_at);
select describe_columns('passkey_challenges', '{site_id,challenge,account_id,expires_at}', 'proving that an answer is fresh; contract; one day');
