-- Keys of partners who bring new members by a call of their own server (ACC-4). Only the hash is kept.
create table network_keys (
  site_id smallint not null references sites,
  id text not null check (length(id) = 14),
  network text not null check (length(network) between 1 and 100),
  key_hash bytea not null,
  created_at timestamptz not null,
  revoked_at timestamptz,
  primary key (site_id, id),
  unique (key_hash)
);
select describe_columns('network_keys', '{site_id,id,network,key_hash,created_at,revoked_at}', 'knowing which partner signs somebody up; no personal data; for ever');

-- Who came by a partner chooses a password later; until then the only way in is a mailed link.
alter table accounts add column has_password boolean not null default true;
select describe_columns('accounts', '{has_password}', 'asking for a password once; contract; until erasure');

create or replace view account_cards as
select site_id, id, public_id, email, status, is_premium, locale, signed_up_at, last_active_on, notifications_disabled, has_password from accounts where status <> 'erased';
