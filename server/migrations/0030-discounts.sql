-- Codes of a site (DISC-1). Percentages in basis points: 2500 is 25 %.
create table discount_codes (
  site_id smallint not null references sites,
  id uuid not null,
  code text not null check (code ~ '^[A-Z0-9-]{3,40}$'),
  basis_points integer not null check (basis_points between 1 and 9000),
  -- Null means everywhere, for all, without end, as often as one likes.
  currency text check (length(currency) = 3),
  minimum_minor integer check (minimum_minor > 0),
  country text check (length(country) = 2),
  member_id uuid,
  -- Why somebody has a code of their own, said beside the price (T36).
  reason text check (reason in ('stayed', 'given')),
  expires_at timestamptz,
  status text not null default 'active' check (status in ('active', 'stopped')),
  uses_per_member integer check (uses_per_member = 1),
  max_uses integer check (max_uses > 0),
  is_first_order_only boolean not null default false,
  payment_methods text[] check (cardinality(payment_methods) > 0),
  created_at timestamptz not null,
  primary key (site_id, id),
  unique (site_id, code),
  foreign key (site_id, member_id) references accounts (site_id, id),
  check ((member_id is null) = (reason is null)),
  check (minimum_minor is null or currency is not null)
);
select describe_columns('discount_codes', '{site_id,id,code,basis_points,currency,minimum_minor,country,expires_at,status,uses_per_member,max_uses,is_first_order_only,payment_methods,created_at}',
  'what a discount code gives and asks; no personal data; 10 years');
select describe_columns('discount_codes', '{member_id,reason}', 'whose a personal code is, and why; contract; until erasure');

-- What a newcomer is offered. Its end is written once, at sign-up, and nothing moves it (T28).
create table discount_offers (
  site_id smallint not null,
  member_id uuid not null,
  kind text not null check (kind in ('welcome', 'time_bonus')),
  code text not null check (code ~ '^[A-Z0-9-]{3,40}$'),
  basis_points integer not null check (basis_points between 1 and 9000),
  expires_at timestamptz not null,
  -- A mailbox that had the offer lately does not get it again with a new account (T30).
  mail_hash bytea not null,
  created_at timestamptz not null,
  primary key (site_id, member_id, kind),
  constraint discount_offers_once unique (site_id, mail_hash, kind),
  foreign key (site_id, member_id) references accounts (site_id, id)
);
-- Serves: forgetting them.
create index discount_offers_ended on discount_offers (expires_at);
select describe_columns('discount_offers', '{site_id,member_id,kind,code,basis_points,expires_at,created_at}', 'the offer made at sign-up; contract; 31 days after its end');
select describe_columns('discount_offers', '{mail_hash}', 'not repeating an offer that ended, by hash; legal duty; 31 days after its end');
create function refuse_moved_end() returns trigger language plpgsql as $$
begin
  raise exception 'the end of an offer does not move' using errcode = '23001';
end $$;
create trigger discount_offers_stand before update on discount_offers for each row execute function refuse_moved_end();

-- Which payment holds which code. Given back when the payment comes to nothing, final when it is being paid.
create table discount_uses (
  site_id smallint not null,
  member_id uuid not null,
  code text not null,
  payment_id uuid not null,
  is_once boolean not null,
  taken_at timestamptz not null,
  kept_at timestamptz,
  released_at timestamptz,
  primary key (site_id, payment_id),
  foreign key (site_id, member_id) references accounts (site_id, id)
);
-- Serves: whether a member has used a code; and what can be used once goes to one payment.
create unique index discount_uses_once on discount_uses (site_id, member_id, code) where is_once and released_at is null;
-- Serves: how often a code is in use.
create index discount_uses_of_code on discount_uses (site_id, code) where released_at is null;
select describe_columns('discount_uses', '{site_id,member_id,code,payment_id,is_once,taken_at,kept_at,released_at}', 'using each discount as often as it may be; contract; 7 years, cut loose at erasure');

-- What an order was given off its price.
alter table payments
  add column discount_code text,
  add column discount_minor integer not null default 0 check (discount_minor >= 0),
  add constraint payments_discount check ((discount_code is null) = (discount_minor = 0));
select describe_columns('payments', '{discount_code,discount_minor}', 'what was taken off the price; contract, legal duty (tax); 7 years, cut loose at erasure');

-- What others may read of sales: whether most are paid in full (T34).
create index payments_completed on payments (site_id, completed_at desc) include (discount_code) where completed_at is not null;
create view credit_sales as select site_id, completed_at, discount_code is not null as is_discounted from payments where completed_at is not null;
