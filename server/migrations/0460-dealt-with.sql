-- What of a provider's list and ours disagreed by night, and what somebody of the staff did about it. No site: it is of
-- no payment of ours, but of the provider's account, which all sites share.
create table provider_differences (
  id uuid primary key,
  site_id smallint,
  provider text not null,
  kind text not null check (kind in ('missing', 'extra', 'different')),
  about text not null check (about in ('payment', 'payout')),
  -- Our public id of a payment; else the provider's name of it.
  name text not null,
  -- Of what is different, in what.
  detail text not null,
  found_at timestamptz not null,
  seen_at timestamptz not null,
  settled_at timestamptz,
  settled_by text,
  reason text,
  check ((settled_at is null) = (settled_by is null) and (settled_at is null) = (reason is null))
);
create unique index provider_differences_once on provider_differences (provider, kind, about, name, detail);
-- Serves: what staff have to look at, the newest first.
create index provider_differences_open on provider_differences (found_at desc, id) where settled_at is null;
select describe_columns('provider_differences', '{id,site_id,provider,kind,about,name,detail,found_at,seen_at,settled_at,settled_by,reason}',
  'what the list of a provider and ours disagreed on, and what was done about it; legal duty (tax); 7 years');
-- What a provider said and was not booked, once somebody of the staff dealt with it: the event itself never changes.
create table settled_problems (
  site_id smallint not null,
  payment_id uuid not null,
  -- As in the event: no payment has the same problem twice.
  state text not null,
  problem text not null,
  settled_at timestamptz not null,
  settled_by text not null,
  reason text not null,
  primary key (site_id, payment_id, state, problem),
  foreign key (site_id, payment_id) references payments (site_id, id) on delete cascade
);
select describe_columns('settled_problems', '{site_id,payment_id,state,problem,settled_at,settled_by,reason}',
  'what was done about something that was not booked; legal duty (tax); 7 years, or as long as credits of it are left, cut loose at erasure');
