-- Automatic top-up by a kept card: what was agreed, on its own and with a fresh login (T45).
create table top_ups (
  site_id smallint not null,
  id uuid not null,
  member_id uuid not null,
  card_id uuid not null,
  brand text not null,
  last_four text not null,
  credits integer not null check (credits > 0),
  -- What it costs at most, in minor units.
  total_minor integer not null check (total_minor > 0),
  currency text not null check (length(currency) = 3),
  threshold integer not null check (threshold between 1 and 20),
  per_month smallint not null check (per_month between 1 and 4),
  -- Whose prices and VAT it is of, and from which network it was agreed to.
  country text not null,
  vat_country text not null,
  network text not null,
  agreed_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('member', 'replaced', 'card', 'price', 'account', 'refused', 'charged_back')),
  primary key (site_id, id),
  foreign key (site_id, member_id) references accounts (site_id, id),
  check ((ended_at is null) = (end_reason is null))
);
-- Serves: a member's own, of which there is one at most, and the job that walks over all.
create unique index top_ups_of_member on top_ups (site_id, member_id) where ended_at is null;
-- Serves: what a member gets with their export, and their erasure.
create index top_ups_of_members on top_ups (site_id, member_id, agreed_at);
select describe_columns('top_ups', '{site_id,id,member_id,card_id,brand,last_four,credits,total_minor,currency,threshold,per_month,country,vat_country,network,agreed_at,ended_at,end_reason}',
  'ordering credits by itself as agreed; consent; until erasure');

-- Its debits: each is mailed a day before, and its id is the key of the payment that it becomes.
create table top_up_debits (
  site_id smallint not null,
  id uuid not null,
  member_id uuid not null,
  top_up_id uuid not null,
  announced_at timestamptz not null,
  due_at timestamptz not null,
  state text not null check (state in ('announced', 'debiting', 'done', 'skipped', 'cancelled')),
  primary key (site_id, id),
  foreign key (site_id, top_up_id) references top_ups (site_id, id) on delete cascade
);
-- Serves: that one is under way at a time, whichever process announces it, and the job that carries out those due.
create unique index top_up_debits_open on top_up_debits (site_id, member_id) where state in ('announced', 'debiting');
-- Serves: how many there were in a month, and erasure.
create index top_up_debits_of_member on top_up_debits (site_id, member_id, announced_at);
-- Serves: the cascade.
create index top_up_debits_of_top_up on top_up_debits (site_id, top_up_id);
select describe_columns('top_up_debits', '{site_id,id,member_id,top_up_id,announced_at,due_at,state}',
  'announcing what is ordered by itself, and leaving it out; consent; until erasure');

-- What payments may know of balances.
create view spendable_balances as select site_id, member_id, balance from credit_balances;

alter table consents drop constraint consents_kind_check,
  add constraint consents_kind_check
    check (kind in ('terms', 'orientation', 'ads', 'fictional', 'immediate_delivery', 'entry_warning', 'verification',
      'saved_card', 'marketing', 'top_up'))
    not valid;
alter table consents validate constraint consents_kind_check;
