-- What happened on each day of a site's calendar, in numbers: they stay when whom they are about is erased.
create table counted_days (
  site_id smallint not null references sites,
  measure text not null,
  day date not null,
  -- What is told apart of a measure: a network, a payment method, a country.
  part text not null,
  -- Of money; empty of everything else.
  currency text not null,
  -- How many, or minor units.
  amount bigint not null,
  primary key (site_id, measure, day, part, currency)
);
select describe_columns('counted_days', '{site_id,measure,day,part,currency,amount}',
  'the numbers of a site by day; no personal data; life of the site');

-- Up to which moment a site was counted: what came before it stands in counted_days, once.
create table counted_sites (
  site_id smallint primary key references sites,
  until timestamptz not null
);
select describe_columns('counted_sites', '{site_id,until}',
  'counting everything once; no personal data; life of the site');
