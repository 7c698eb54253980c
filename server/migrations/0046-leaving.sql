-- Leaving (LEAVE-1): hidden at once, erased by a job at `erase_at`. What the account was before comes back with it.
alter table accounts add column erase_at timestamptz;
alter table accounts add column left_as text check (left_as in ('not_confirmed', 'confirmed', 'suspended'));
alter table accounts add constraint accounts_leave_once check ((status = 'leaving') = (erase_at is not null) and (status = 'leaving') = (left_as is not null));
-- Serves: the job that erases who left and whose time is over.
create index accounts_leaving on accounts (erase_at) where status = 'leaving';
-- Serves: the job that erases who never confirmed their address (T80).
create index accounts_unconfirmed on accounts (signed_up_at) where status = 'not_confirmed';
select describe_columns('accounts', '{erase_at,left_as}', 'erasing who left after 14 days, or bringing them back; contract; until erasure');

-- Links that erase at once (T53).
alter table account_tokens drop constraint account_tokens_purpose_check;
alter table account_tokens add constraint account_tokens_purpose_check
  check (purpose in ('activate', 'reset', 'login', 'unlock', 'mail_change', 'mail_undo', 'reactivate', 'erase'));

-- Why people leave, in figures: nothing leads from here to anybody.
create table departures (
  site_id smallint not null references sites,
  left_on date not null,
  reason text not null check (reason in ('price', 'found_someone', 'not_looking', 'site_problems', 'no_members', 'time', 'other', 'none')),
  count integer not null default 1,
  primary key (site_id, left_on, reason)
);
select describe_columns('departures', '{site_id,left_on,reason,count}', 'knowing why people leave, in figures alone; no personal data; for ever');

-- What a member took of the offers on the way out (C23): kept to be honoured when they buy.
create table retention_offers (
  site_id smallint not null,
  member_id uuid not null,
  kind text not null check (kind in ('lifetime', 'tryout')),
  code text,
  taken_at timestamptz not null,
  primary key (site_id, member_id, kind),
  foreign key (site_id, member_id) references accounts (site_id, id) on delete cascade
);
select describe_columns('retention_offers', '{site_id,member_id,kind,code,taken_at}', 'honouring an offer that was taken; contract; until erasure');

-- What is left of a member's credits expires, and their limits go; answers how many credits.
create function expire_credits_v1(p_site smallint, p_member uuid, p_cause_key text, p_now timestamptz) returns integer language plpgsql as $$
declare lot credit_lots; expired integer := 0;
begin
  perform 1 from credit_balances b where b.site_id = p_site and b.member_id = p_member for update;
  for lot in select * from credit_lots l where l.site_id = p_site and l.member_id = p_member and l.remaining > 0 order by l.id for update loop
    update credit_lots l set remaining = 0 where l.site_id = p_site and l.id = lot.id;
    insert into ledger_entries (site_id, member_id, lot_id, from_account, to_account, amount, cause, cause_key, created_at)
      values (p_site, p_member, lot.id, 'member', 'expired', lot.remaining, 'correction', p_cause_key, p_now);
    expired := expired + lot.remaining;
  end loop;
  delete from credit_balances b where b.site_id = p_site and b.member_id = p_member;
  delete from spent_days d where d.site_id = p_site and d.member_id = p_member;
  delete from spending_limits l where l.site_id = p_site and l.member_id = p_member;
  return expired;
end $$;
