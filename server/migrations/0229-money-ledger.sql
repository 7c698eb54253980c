-- The books: double entry in money, beside the ledger of credits and in the transaction of what they tell of (PAY-7).
-- Each row moves an amount from the credit of one account to the debit of another, so that every row balances by
-- itself, in its currency. A bought credit is owed until it is spent: what was paid for it, without VAT, lies in
-- `deferred` and goes to `revenue` day by day.
create table money_entries (
  site_id smallint not null references sites,
  id bigint generated always as identity,
  -- No reference: the books of the One Stop Shop are kept for longer than payments are.
  payment_id uuid not null,
  kind text not null check (kind in ('sale', 'earned', 'owed', 'unowed', 'repaid', 'refund', 'chargeback', 'fee')),
  -- What tells two of one kind apart: a day, a repayment, what a provider calls it.
  cause_key text not null,
  debit_account text not null check (debit_account in ('provider', 'deferred', 'revenue', 'vat', 'owed', 'refunds', 'chargebacks', 'fees')),
  credit_account text not null check (credit_account in ('provider', 'deferred', 'revenue', 'vat', 'owed')),
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null check (length(currency) = 3),
  -- Of the sale, on each of its rows: a report reads this table alone.
  entity text not null,
  provider text not null,
  method text not null,
  vat_country text not null check (length(vat_country) = 2),
  vat_basis_points integer not null,
  sold_at timestamptz not null,
  booked_at timestamptz not null,
  primary key (site_id, id),
  check (debit_account <> credit_account),
  -- One cause is booked once, however often it is tried.
  constraint money_entries_once unique (site_id, payment_id, kind, cause_key, debit_account, credit_account)
);
-- Serves: the books of a span, in their order.
create index money_entries_by_time on money_entries (site_id, booked_at, id);
create trigger money_entries_append_only before update or delete on money_entries for each row execute function refuse_change();
select describe_columns('money_entries',
  '{site_id,id,payment_id,kind,cause_key,debit_account,credit_account,amount_minor,currency,entity,provider,method,vat_country,vat_basis_points,sold_at,booked_at}',
  'the books, VAT and the One Stop Shop; legal duty (tax); 10 years');

-- Up to when what was spent is in the books, of each site.
create table books_kept (
  site_id smallint primary key references sites,
  earned_until timestamptz not null
);
select describe_columns('books_kept', '{site_id,earned_until}', 'going on with the books where they end; no personal data; life of the site');

-- What the books read of credits: every move of bought ones, into what their owner holds or out of it.
create view purchase_moves as
select l.site_id, l.member_id, l.payment_id, e.cause, e.to_account,
  case when e.to_account = 'member' then e.amount when e.from_account = 'member' then -e.amount else 0 end as held, e.created_at
from ledger_entries e join credit_lots l on l.site_id = e.site_id and l.id = e.lot_id where l.kind = 'bought';
-- And what is to be paid back, or was.
create view owed_repayments as
select site_id, member_id, id, number, payment_id, amount_minor, state, asked_at, settled_at from repayments;
