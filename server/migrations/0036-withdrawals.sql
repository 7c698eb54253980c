-- Declarations of withdrawal, as they came in: without login, and kept even when no order of ours fits (T39-T41).
create table withdrawals (
  site_id smallint not null references sites,
  id uuid not null,
  name text not null check (length(name) between 1 and 400),
  order_number text not null check (length(order_number) between 1 and 400),
  email text not null check (length(email) between 3 and 254),
  -- The order that is meant, when number and buyer fit; then what comes back, in minor units.
  payment_id uuid,
  refund_minor integer check (refund_minor >= 0),
  locale text not null,
  received_at timestamptz not null,
  primary key (site_id, id),
  foreign key (site_id, payment_id) references payments (site_id, id),
  check ((payment_id is null) = (refund_minor is null))
);
create trigger withdrawals_append_only before update or delete on withdrawals for each row execute function refuse_change();
select describe_columns('withdrawals', '{site_id,id,name,order_number,email,payment_id,refund_minor,locale,received_at}',
  'carrying out a withdrawal and proving it; contract, legal duty (tax); 7 years');
