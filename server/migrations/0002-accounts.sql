create table accounts (
  site_id smallint not null references sites,
  id uuid not null,
  public_id text not null check (length(public_id) = 14),
  email text not null check (length(email) <= 254),
  -- Lower case, so that one mailbox has one account per site (SITE-2).
  email_key text generated always as (lower(email)) stored,
  password_hash text not null,
  status text not null check (status in ('not_confirmed', 'confirmed', 'suspended', 'leaving', 'erased')),
  is_premium boolean not null default false,
  premium_since timestamptz,
  locale text not null,
  tracking jsonb not null default '{}',
  signed_up_at timestamptz not null,
  confirmed_at timestamptz,
  last_active_on date,
  -- Why no mail goes out beside those about the account itself: marked as spam, bounced, unsubscribed in the mail program (NOTI-3).
  notifications_disabled text check (notifications_disabled in ('fbl', 'bounce', 'listunsubscribe')),
  primary key (site_id, id),
  unique (site_id, public_id),
  constraint accounts_email_key unique (site_id, email_key)
);
-- Serves: foreign keys of tables that hold no site.
create unique index accounts_id on accounts (id);
select describe_columns('accounts', '{site_id,id,public_id,status,is_premium,premium_since,signed_up_at,confirmed_at}', 'running the membership; contract; until erasure');
select describe_columns('accounts', '{email,email_key}', 'logging in and sending mail the member asked for; contract; until erasure');
select describe_columns('accounts', '{password_hash}', 'proving who logs in, argon2id; contract; until erasure');
select describe_columns('accounts', '{locale}', 'the language the member reads; contract; until erasure');
select describe_columns('accounts', '{tracking}', 'which partner or page a sign-up came from; legitimate interest; 90 days');
select describe_columns('accounts', '{last_active_on}', 'erasing forgotten accounts; legal duty; until erasure');
select describe_columns('accounts', '{notifications_disabled}', 'not mailing who does not want it; legal duty; until erasure');

create table sessions (
  site_id smallint not null,
  account_id uuid not null,
  token_hash bytea primary key,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  -- When the password was last given in this session (fresh login, T130).
  proved_at timestamptz not null,
  device text not null default '',
  foreign key (site_id, account_id) references accounts (site_id, id) on delete cascade
);
-- Serves: the devices list and ending all sessions of an account.
create index sessions_of_account on sessions (site_id, account_id);
select describe_columns('sessions', '{site_id,account_id,token_hash,created_at,last_used_at,expires_at,proved_at}', 'staying logged in; contract; 30 days after the last use');
select describe_columns('sessions', '{device}', 'recognising one''s own devices; contract; 30 days after the last use');

-- One-time links of mails: confirm, reset … Only the hash is kept.
create table account_tokens (
  token_hash bytea primary key,
  site_id smallint not null,
  account_id uuid not null,
  purpose text not null check (purpose in ('activate', 'reset', 'login', 'unlock', 'mail_change', 'mail_undo', 'reactivate')),
  data jsonb not null default '{}',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  foreign key (site_id, account_id) references accounts (site_id, id) on delete cascade
);
-- Serves: how many mails of a kind an account asked for today.
create index account_tokens_of_account on account_tokens (site_id, account_id, purpose, created_at);
select describe_columns('account_tokens', '{token_hash,site_id,account_id,purpose,data,created_at,expires_at,used_at}', 'links that work once; contract; 30 days');

-- Attempts that are limited in the database, so that a restart forgives nobody (T124). The subject is a hash: of a mail address or a network.
create table attempts (
  site_id smallint not null references sites,
  action text not null,
  subject bytea not null,
  -- The attempts that still count, oldest first; never more than the limit.
  taken_at timestamptz[] not null default '{}',
  locked_until timestamptz,
  changed_at timestamptz not null,
  primary key (site_id, action, subject)
);
-- Serves: forgetting them.
create index attempts_changed on attempts (changed_at);
select describe_columns('attempts', '{site_id,action,subject,taken_at,locked_until,changed_at}', 'limiting guesses, by hash of address prefix or mail; legitimate interest; 2 days');

-- Takes one of `p_max` attempts in any `p_window`. Answers the seconds to wait (0: it may go on) and how many were taken, this one included.
create function take_attempt_v1(p_site smallint, p_action text, p_subject bytea, p_max integer, p_window interval, p_now timestamptz)
  returns table (wait_seconds integer, taken integer) language plpgsql as $$
declare kept timestamptz[]; locked timestamptz;
begin
  insert into attempts (site_id, action, subject, changed_at) values (p_site, p_action, p_subject, p_now) on conflict do nothing;
  select array(select t from unnest(a.taken_at) t where t > p_now - p_window order by t), a.locked_until into kept, locked
    from attempts a where a.site_id = p_site and a.action = p_action and a.subject = p_subject for update;
  taken := coalesce(cardinality(kept), 0);
  if locked > p_now then
    wait_seconds := ceil(extract(epoch from locked - p_now));
  elsif taken >= p_max then
    wait_seconds := greatest(1, ceil(extract(epoch from kept[taken - p_max + 1] + p_window - p_now)));
  else
    wait_seconds := 0;
    taken := taken + 1;
    update attempts a set taken_at = coalesce(kept, '{}') || p_now, changed_at = p_now
      where a.site_id = p_site and a.action = p_action and a.subject = p_subject;
  end if;
  return next;
end $$;

create table consents (
  id uuid primary key,
  site_id smallint not null,
  account_id uuid not null,
  kind text not null check (kind in ('terms', 'orientation', 'ads', 'fictional', 'immediate_delivery', 'entry_warning')),
  given boolean not null,
  text_version text not null,
  subject text not null default '',
  address_prefix text not null default '',
  decided_at timestamptz not null,
  foreign key (site_id, account_id) references accounts (site_id, id)
);
-- Serves: the newest decision of a member about one kind.
create index consents_newest on consents (site_id, account_id, kind, decided_at desc);
select describe_columns('consents', '{id,site_id,account_id,kind,given,text_version,subject,decided_at}', 'proving what was agreed to; legal duty; 5 years after the account ends');
select describe_columns('consents', '{address_prefix}', 'proving where an agreement came from, first 24 or 48 bits; legal duty; 5 years after the account ends');
create trigger consents_append_only before update on consents for each row execute function refuse_change();

create table audit (
  id uuid primary key,
  site_id smallint references sites,
  actor text not null,
  action text not null,
  subject text not null,
  reason text not null default '',
  data jsonb not null default '{}',
  happened_at timestamptz not null
);
-- Serves: what was done to one subject.
create index audit_of_subject on audit (site_id, subject, happened_at);
select describe_columns('audit', '{id,site_id,actor,action,subject,reason,data,happened_at}', 'proving what staff did; legitimate interest; 5 years');
create trigger audit_append_only before update or delete on audit for each row execute function refuse_change();

-- What other modules may read of an account.
create view account_cards as
select site_id, id, public_id, email, status, is_premium, locale, signed_up_at, last_active_on, notifications_disabled from accounts where status <> 'erased';
