-- What is repaid by the provider that took the payment: a refund for each repayment, asked for under its own id, so that
-- asking again asks for nothing twice.
create table refunds (
  site_id smallint not null,
  id uuid not null,
  member_id uuid not null,
  payment_id uuid not null,
  -- The number of the repayment that it carries out.
  repayment text not null,
  amount_minor integer not null check (amount_minor > 0),
  currency text not null check (length(currency) = 3),
  -- What the provider calls it; null until it answered.
  reference text,
  state text not null default 'asked' check (state in ('asked', 'pending', 'paid', 'failed')),
  -- Why the provider does not do it, in short: then it is for people.
  problem text,
  asked_at timestamptz not null,
  told_at timestamptz not null,
  primary key (site_id, id),
  constraint refunds_once unique (site_id, repayment),
  foreign key (site_id, payment_id) references payments (site_id, id),
  check ((state = 'failed') = (problem is not null))
);
-- Serves: asking again about what is under way.
create index refunds_open on refunds (told_at) where state in ('asked', 'pending');
-- Serves: what went back of a payment; and keeping the payment as long as this is kept.
create index refunds_of_payment on refunds (site_id, payment_id);
select describe_columns('refunds',
  '{site_id,id,member_id,payment_id,repayment,amount_minor,currency,reference,state,problem,asked_at,told_at}',
  'paying back by the way a payment came, and proving it; contract, legal duty (tax); 7 years');

-- What is to be repaid, for those who can.
create view due_repayments as
  select site_id, number, member_id, payment_id, amount_minor, currency, asked_at from repayments where state = 'due';

-- What went back of a payment at its provider without our asking is looked into by people.
alter table payment_events drop constraint payment_events_problem_check,
  add constraint payment_events_problem_check
    check (problem in ('order', 'amount', 'currency', 'mode', 'move', 'refund')) not valid;
alter table payment_events validate constraint payment_events_problem_check;

-- Refunds of the sandbox: parts of a payment, or all of it.
create table sandbox_refunds (
  reference text primary key,
  -- The idempotency key of the one who asked.
  key text not null unique,
  payment text not null references sandbox_payments (reference),
  amount_minor integer not null check (amount_minor > 0),
  state text not null check (state in ('pending', 'paid', 'failed')),
  created_at timestamptz not null
);
-- Serves: what went back of a payment.
create index sandbox_refunds_of_payment on sandbox_refunds (payment);
select describe_columns('sandbox_refunds', '{reference,key,payment,amount_minor,state,created_at}',
  'refunds without money, for trying out; contract; life of the demo');
