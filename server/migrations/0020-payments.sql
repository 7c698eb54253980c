-- What each pack was asked for, append-only: a struck-through price must be the lowest of the last 30 days (T33).
create table prices (
  site_id smallint not null references sites,
  id bigint generated always as identity,
  country text not null check (length(country) = 2),
  currency text not null check (length(currency) = 3),
  credits integer not null check (credits > 0),
  -- Minor units, VAT included; null from the moment the pack was no longer sold.
  total_minor integer check (total_minor > 0),
  valid_from timestamptz not null,
  primary key (site_id, id)
);
-- Serves: what a pack cost last in a country, and over the last 30 days.
create index prices_of_pack on prices (site_id, country, credits, id desc);
create trigger prices_append_only before update or delete on prices for each row execute function refuse_change();
select describe_columns('prices', '{site_id,id,country,currency,credits,total_minor,valid_from}', 'proving what a pack cost when; no personal data; 10 years');

create table payments (
  site_id smallint not null,
  id uuid not null,
  public_id text not null check (length(public_id) = 14),
  member_id uuid not null,
  -- Made by the buyer's browser: a double click buys once.
  key uuid not null,
  state text not null check (state in ('created', 'pending', 'completed', 'failed', 'cancelled', 'expired', 'refunded', 'charged_back')),
  provider text not null,
  -- The provider's own name of the payment and its page; null until it answered.
  provider_reference text,
  redirect text,
  is_live boolean not null,
  method text not null,
  credits integer not null check (credits > 0),
  total_minor integer not null check (total_minor > 0),
  currency text not null check (length(currency) = 3),
  vat_country text not null check (length(vat_country) = 2),
  vat_evidence text not null check (vat_evidence in ('address', 'chosen')),
  vat_basis_points integer not null check (vat_basis_points >= 0),
  vat_minor integer not null check (vat_minor >= 0 and vat_minor < total_minor),
  locale text not null,
  next_path text,
  number text,
  made_premium boolean not null default false,
  created_at timestamptz not null,
  completed_at timestamptz,
  primary key (site_id, id),
  unique (site_id, public_id),
  unique (site_id, number),
  unique (provider, provider_reference),
  constraint payments_once unique (site_id, member_id, key),
  foreign key (site_id, member_id) references accounts (site_id, id),
  check ((number is null) = (completed_at is null)),
  check ((completed_at is not null) = (state in ('completed', 'refunded', 'charged_back')))
);
-- Serves: the list of a member's payments, newest first.
create index payments_of_member on payments (site_id, member_id, created_at desc, id desc);
-- Serves: asking the provider about payments whose notification never came.
create index payments_open on payments (created_at) where state in ('created', 'pending');
select describe_columns('payments', '{site_id,id,public_id,member_id,key,state,provider,provider_reference,is_live,method,credits,total_minor,currency,vat_country,vat_evidence,vat_basis_points,vat_minor,number,made_premium,created_at,completed_at}',
  'what was bought and paid; contract, legal duty (tax); 7 years, cut loose at erasure');
select describe_columns('payments', '{redirect,locale,next_path}', 'leading the buyer to the provider and back, in their language; contract; 7 years, cut loose at erasure');

-- Every move of a payment, and everything that did not fit, append-only (PAY-1, T109).
create table payment_events (
  site_id smallint not null,
  id bigint generated always as identity,
  payment_id uuid not null,
  state text not null,
  source text not null check (source in ('member', 'provider', 'clock')),
  -- What the provider said and we did not believe; then nothing was booked.
  problem text check (problem in ('order', 'amount', 'currency', 'mode', 'move')),
  happened_at timestamptz not null,
  primary key (site_id, id),
  foreign key (site_id, payment_id) references payments (site_id, id)
);
-- Serves: what happened to a payment; and no state twice, no problem twice.
create unique index payment_events_once on payment_events (site_id, payment_id, state, coalesce(problem, ''));
create trigger payment_events_append_only before update or delete on payment_events for each row execute function refuse_change();
select describe_columns('payment_events', '{site_id,id,payment_id,state,source,problem,happened_at}', 'proving what happened to a payment; contract, legal duty (tax); 7 years, cut loose at erasure');

-- Notifications that were taken in: each counts once (T108).
create table provider_events (
  provider text not null,
  event_id text not null check (length(event_id) between 1 and 200),
  site_id smallint not null,
  payment_id uuid not null,
  received_at timestamptz not null,
  primary key (provider, event_id),
  foreign key (site_id, payment_id) references payments (site_id, id)
);
-- Serves: forgetting them.
create index provider_events_received on provider_events (received_at);
select describe_columns('provider_events', '{provider,event_id,site_id,payment_id,received_at}', 'taking each notification of a provider once; contract; 90 days');

-- Receipts are numbered without gaps per site and year (T48): the row is locked by the transaction that books.
create table receipt_counters (
  site_id smallint not null references sites,
  year smallint not null,
  last_number integer not null check (last_number > 0),
  primary key (site_id, year)
);
select describe_columns('receipt_counters', '{site_id,year,last_number}', 'numbering receipts; no personal data; 10 years');

-- The sandbox: a payment provider of our own for trying out, with its own state. Nothing here decides what a payment of ours is.
create table sandbox_payments (
  reference text primary key,
  -- The idempotency key of the one who made it: a repeated call gets the same payment.
  key text not null unique,
  site_id smallint not null references sites,
  order_id text not null,
  amount_minor integer not null,
  currency text not null,
  method text not null,
  description text not null,
  locale text not null,
  return_url text not null,
  state text not null check (state in ('open', 'pending', 'paid', 'failed', 'cancelled', 'expired', 'refunded', 'charged_back')),
  created_at timestamptz not null
);
select describe_columns('sandbox_payments', '{reference,key,site_id,order_id,amount_minor,currency,method,description,locale,return_url,state,created_at}',
  'payments without money, for trying out; contract; life of the demo');

-- What the sandbox signs its notifications with; several processes share it. Two may stand here while one replaces the other (T107).
create table sandbox_keys (
  id integer generated always as identity primary key,
  secret bytea not null,
  created_at timestamptz not null
);
select describe_columns('sandbox_keys', '{id,secret,created_at}', 'signing notifications of the sandbox; no personal data; life of the demo');

-- What payments may read of the lots of credits: how many of a purchase are left (T42).
create unique index credit_lots_of_payment on credit_lots (site_id, payment_id) where payment_id is not null;
create view purchase_rests as select site_id, member_id, payment_id, remaining from credit_lots where payment_id is not null;
