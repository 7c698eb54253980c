-- What was ordered by direct debit: by which mandate, what was given before the money came, and whether it came (T115).
create table debits (
  site_id smallint not null,
  payment_id uuid not null,
  -- The name of the payment outside.
  payment text not null,
  member_id uuid not null,
  mandate_id uuid not null,
  amount_minor integer not null check (amount_minor > 0),
  currency text not null check (length(currency) = 3),
  -- Credits given before the money came.
  ahead integer not null check (ahead >= 0),
  due_on date not null,
  state text not null check (state in ('open', 'settled', 'returned', 'ended')),
  -- Of one that came back: the bank's reason (ISO 20022), and what was spent of it and is owed.
  return_code text,
  returned_at timestamptz,
  debt_credits integer not null default 0 check (debt_credits >= 0),
  debt_minor integer not null default 0 check (debt_minor >= 0),
  -- While it is open, its member and its account pay by direct debit no more.
  block text check (block in ('open', 'paid', 'lifted')),
  created_at timestamptz not null,
  primary key (site_id, payment_id),
  foreign key (site_id, member_id) references accounts (site_id, id),
  check ((state = 'returned') = (returned_at is not null))
);
-- Serves: the limits of a member, and what they owe.
create index debits_of_member on debits (site_id, member_id, created_at);
-- Serves: whether an account or member is blocked, and the list of the staff.
create index debits_blocked on debits (site_id, returned_at) where block = 'open';
-- Serves: whether another member's account is blocked.
create index mandates_of_account on mandates (site_id, iban_hash);
select describe_columns('debits', '{site_id,payment_id,payment,member_id,mandate_id,amount_minor,currency,ahead,due_on,state,return_code,returned_at,debt_credits,debt_minor,block,created_at}',
  'paying by direct debit, within limits; contract, legal duty (tax); 7 years, cut loose at erasure');

-- Which payment is to pay what is owed of which debit that came back.
create table debt_payments (
  site_id smallint not null,
  payment_id uuid not null,
  member_id uuid not null,
  debit_payment_id uuid not null,
  has_paid boolean not null default false,
  created_at timestamptz not null,
  primary key (site_id, payment_id),
  foreign key (site_id, member_id) references accounts (site_id, id)
);
-- Serves: what a member gets with their export.
create index debt_payments_of_member on debt_payments (site_id, member_id);
select describe_columns('debt_payments', '{site_id,payment_id,member_id,debit_payment_id,has_paid,created_at}',
  'paying what is owed of a debit that came back; contract, legal duty (tax); 7 years, cut loose at erasure');

alter table sandbox_payments add column return_code text;
select describe_columns('sandbox_payments', '{return_code}', 'why the sandbox let a debit come back; no personal data; life of the demo');
