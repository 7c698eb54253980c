-- What payment providers paid out to the company's bank: one payout holds money of payments of every site (PAY-7).
create table payouts (
  provider text not null,
  reference text not null,
  state text not null check (state in ('on_its_way', 'arrived', 'failed')),
  -- Below zero where more went back than came.
  amount_minor bigint not null,
  currency text not null check (length(currency) = 3),
  -- What its provider lists in it adds up to, and what of that is of no payment of ours: costs of the account, say.
  items_minor bigint not null,
  other_minor bigint not null,
  created_at timestamptz not null,
  arrived_at timestamptz,
  booked_at timestamptz not null,
  primary key (provider, reference)
);
-- Serves: holding a provider's list of payouts against ours.
create index payouts_by_time on payouts (provider, created_at);
select describe_columns('payouts',
  '{provider,reference,state,amount_minor,currency,items_minor,other_minor,created_at,arrived_at,booked_at}',
  'the books: what providers paid out, and its comparison with their lists; no personal data; 10 years');

-- Money goes on from a provider to the bank, by way of another currency where the provider pays out in one.
alter table money_entries drop constraint money_entries_kind_check,
  add constraint money_entries_kind_check check (kind in ('sale', 'earned', 'owed', 'unowed', 'repaid', 'refund',
    'chargeback', 'won', 'fee', 'exchange', 'payout', 'arrival', 'payout_failed')) not valid,
  drop constraint money_entries_debit_account_check,
  add constraint money_entries_debit_account_check check (debit_account in ('provider', 'deferred', 'revenue', 'vat',
    'owed', 'refunds', 'chargebacks', 'fees', 'exchange', 'transit', 'bank')) not valid,
  drop constraint money_entries_credit_account_check,
  add constraint money_entries_credit_account_check check (credit_account in ('provider', 'deferred', 'revenue', 'vat',
    'owed', 'refunds', 'chargebacks', 'fees', 'exchange', 'transit', 'bank')) not valid;
alter table money_entries validate constraint money_entries_kind_check;
alter table money_entries validate constraint money_entries_debit_account_check;
alter table money_entries validate constraint money_entries_credit_account_check;
-- Serves: a payout that arrived or failed, with every payment in it.
create index money_entries_of_payout on money_entries (provider, split_part(cause_key, ' ', 1))
  where kind in ('payout', 'arrival');

-- Serves: a provider telling that a mandate ended.
create index provider_mandates_by_reference on provider_mandates (provider, reference) where reference is not null;
