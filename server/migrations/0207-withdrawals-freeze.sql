-- Withdrawing from a purchase takes what is left of it out of the balance at once (T42): it waits in `withdrawn` until
-- it is paid back, and returns when it is not to be.
alter table ledger_entries drop constraint ledger_entries_from_account_check,
  add constraint ledger_entries_from_account_check
    check (from_account in ('marketing', 'sales', 'member', 'spent', 'withdrawn')) not valid;
alter table ledger_entries validate constraint ledger_entries_from_account_check;
alter table payment_events drop constraint payment_events_source_check,
  add constraint payment_events_source_check check (source in ('member', 'provider', 'clock', 'staff')) not valid;
alter table payment_events validate constraint payment_events_source_check;

-- The declaration that a repayment carries out; none: its member was erased.
alter table repayments add column withdrawal_id uuid;
-- Serves: what became of a withdrawal; and none is repaid twice.
create unique index repayments_of_withdrawal on repayments (site_id, withdrawal_id) where withdrawal_id is not null;
select describe_columns('repayments', '{withdrawal_id}',
  'paying back what was bought and not spent, and proving it; contract, legal duty (tax); 7 years after it was paid');

-- What became of withdrawals, for those who list payments.
create view withdrawal_repayments as
  select site_id, member_id, withdrawal_id, state from repayments where withdrawal_id is not null;

-- Serves: whether an order was withdrawn from.
create index withdrawals_of_payment on withdrawals (site_id, payment_id) where payment_id is not null;
