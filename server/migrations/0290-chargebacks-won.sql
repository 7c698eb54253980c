-- A chargeback that was won: the buyer's bank gave back what it had taken, so the purchase stands again (T113).
alter table payments add column won_back_at timestamptz;
select describe_columns('payments', '{won_back_at}',
  'knowing that a purchase stands again that its bank had taken back; contract, legal duty (tax); 7 years, or as long as credits of it are left, cut loose at erasure');

-- From when to when a bank held the money of a repayment, so that nothing was to be paid back: the books are held
-- against it as of any moment.
alter table repayments add column suspended_at timestamptz, add column resumed_at timestamptz;
select describe_columns('repayments', '{suspended_at,resumed_at}',
  'paying back what was bought, and proving it; contract, legal duty (tax); 7 years after it was paid');
create or replace view owed_repayments as
  select site_id, member_id, id, number, payment_id, amount_minor, state, asked_at, settled_at, credits,
    staff_refund_id is not null as is_staff_refund, suspended_at, resumed_at from repayments;

-- What a chargeback took of the balance comes back to it.
alter table ledger_entries drop constraint ledger_entries_from_account_check,
  add constraint ledger_entries_from_account_check
    check (from_account in ('marketing', 'sales', 'member', 'spent', 'withdrawn', 'refunded')) not valid,
  drop constraint ledger_entries_cause_check,
  add constraint ledger_entries_cause_check check (cause in ('signup', 'purchase', 'message', 'photo', 'gift',
    'message_returned', 'refund', 'withdrawal', 'chargeback', 'chargeback_won', 'correction')) not valid;
alter table ledger_entries validate constraint ledger_entries_from_account_check;
alter table ledger_entries validate constraint ledger_entries_cause_check;

-- And its money is on the books again.
alter table money_entries drop constraint money_entries_kind_check,
  add constraint money_entries_kind_check check (kind in ('sale', 'earned', 'owed', 'unowed', 'repaid', 'refund',
    'chargeback', 'won', 'fee')) not valid,
  drop constraint money_entries_credit_account_check,
  add constraint money_entries_credit_account_check check (credit_account in
    ('provider', 'deferred', 'revenue', 'vat', 'owed', 'refunds', 'chargebacks')) not valid;
alter table money_entries validate constraint money_entries_kind_check;
alter table money_entries validate constraint money_entries_credit_account_check;
