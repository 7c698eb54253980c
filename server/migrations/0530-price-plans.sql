-- Prices that change at a moment to come (STAFF-4). The price log gets its row when one takes hold (T33).
create table price_plans (
  site_id smallint not null references sites,
  number integer not null check (number > 0),
  holds_from timestamptz not null,
  -- In which currency the amounts are; where the site has another one by then, nothing takes hold.
  currency text not null,
  -- What packs cost from then on: [{credits, total_minor}].
  prices jsonb not null,
  actor text not null,
  reason text not null,
  planned_at timestamptz not null,
  -- void: no pack it was about was sold any more, or the site had another currency.
  outcome text check (outcome in ('held', 'cancelled', 'void')),
  ended_at timestamptz,
  ended_by text,
  ended_reason text,
  primary key (site_id, number),
  constraint price_plans_come check (holds_from > planned_at),
  constraint price_plans_end check ((outcome is null) = (ended_at is null))
);
-- Two at one moment would have no order.
create unique index price_plans_open on price_plans (site_id, holds_from) where outcome is null;
select describe_columns('price_plans',
  '{site_id,number,holds_from,currency,prices,actor,reason,planned_at,outcome,ended_at,ended_by,ended_reason}',
  'what packs will cost from a moment on, planned by whom and why, and what became of it; legitimate interest; life of the site');
