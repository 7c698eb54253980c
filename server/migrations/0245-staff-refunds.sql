-- A payment given back by the staff, in whole or in part (T112, C44): asked by one person, and where it is large
-- confirmed by another before credits or money move. What follows is a repayment as any other.
create table staff_refunds (
  site_id smallint not null,
  id uuid not null,
  -- What the staff calls it; its repayment has the same number.
  number text not null check (number ~ '^[A-Z0-9]{4}-[A-Z0-9]{4}$'),
  member_id uuid not null,
  payment_id uuid not null,
  amount_minor integer not null check (amount_minor > 0),
  currency text not null check (length(currency) = 3),
  reason text not null check (length(reason) between 3 and 500),
  is_large boolean not null,
  state text not null default 'asked' check (state in ('asked', 'confirmed', 'refused')),
  asked_by text not null,
  asked_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  primary key (site_id, id),
  unique (site_id, number),
  foreign key (site_id, payment_id) references payments (site_id, id),
  check ((state = 'asked') = (decided_at is null) and (decided_at is null) = (decided_by is null)),
  constraint staff_refunds_two_people check (not is_large or state <> 'confirmed' or lower(decided_by) <> lower(asked_by))
);
-- Serves: what waits for a second person, the longest first.
create index staff_refunds_asked on staff_refunds (site_id, asked_at) where state = 'asked';
-- Serves: what was given back of a payment; and keeping the payment as long as this is kept.
create index staff_refunds_of_payment on staff_refunds (site_id, payment_id);
-- Serves: how much a member was given back lately.
create index staff_refunds_of_member on staff_refunds (site_id, member_id, asked_at);
select describe_columns('staff_refunds',
  '{site_id,id,number,member_id,payment_id,amount_minor,currency,reason,is_large,state,asked_by,asked_at,decided_by,decided_at}',
  'giving a payment back, and proving who decided it; contract, legal duty (tax); 7 years');

-- The decision of the staff that a repayment carries out. It may be of credits that were spent, so of none.
alter table repayments add column staff_refund_id uuid,
  drop constraint repayments_credits_check,
  add constraint repayments_credits_check check (credits > 0 or staff_refund_id is not null and credits = 0) not valid,
  add constraint repayments_one_cause check (staff_refund_id is null or withdrawal_id is null) not valid;
alter table repayments validate constraint repayments_credits_check;
alter table repayments validate constraint repayments_one_cause;
-- Several may be of one lot at one moment, as each is asked for by itself.
alter table repayments drop constraint repayments_once;
create unique index repayments_of_erasure on repayments (site_id, lot_id, asked_at)
  where withdrawal_id is null and staff_refund_id is null;
-- Serves: none is repaid twice.
create unique index repayments_of_staff_refund on repayments (site_id, staff_refund_id) where staff_refund_id is not null;
select describe_columns('repayments', '{staff_refund_id}',
  'paying back what was bought, and proving it; contract, legal duty (tax); 7 years after it was paid');
create or replace view owed_repayments as
  select site_id, member_id, id, number, payment_id, amount_minor, state, asked_at, settled_at, credits,
    staff_refund_id is not null as is_staff_refund from repayments;

-- A loss that is not to be after all is taken off again.
alter table money_entries drop constraint money_entries_credit_account_check,
  add constraint money_entries_credit_account_check
    check (credit_account in ('provider', 'deferred', 'revenue', 'vat', 'owed', 'refunds')) not valid;
alter table money_entries validate constraint money_entries_credit_account_check;
