-- The standard rates of VAT for services supplied electronically to a consumer in that country, each from its day on
-- (T49): dated data, so that an operator notes a new one without a release. A country without a row is charged none:
-- such a supply is outside the scope of EU VAT, and local registration thresholds are not reached.
create table vat_rates (
  country text not null check (country ~ '^[A-Z]{2}$'),
  -- By the site's own calendar: from its midnight on.
  valid_from date not null,
  -- 2100 is 21 %.
  basis_points integer not null check (basis_points between 0 and 5000),
  -- Where it was read.
  source text not null check (length(source) between 1 and 400),
  primary key (country, valid_from)
);
select describe_columns('vat_rates', '{country,valid_from,basis_points,source}', 'charging and proving the rate of VAT of each day; no personal data; for ever');

-- From 1 July 2021, when the One Stop Shop began, with what changed since.
insert into vat_rates (country, valid_from, basis_points, source)
select country, date '2021-07-01', basis_points, 'European Commission, TEDB, "VAT rates applied in the Member States"'
from (values ('AT', 2000), ('BE', 2100), ('BG', 2000), ('CY', 1900), ('CZ', 2100), ('DE', 1900), ('DK', 2500), ('EE', 2000), ('ES', 2100),
  ('FI', 2400), ('FR', 2000), ('GR', 2400), ('HR', 2500), ('HU', 2700), ('IE', 2300), ('IT', 2200), ('LT', 2100), ('LU', 1700), ('LV', 2100),
  ('MT', 1800), ('NL', 2100), ('PL', 2300), ('PT', 2300), ('RO', 1900), ('SE', 2500), ('SI', 2200), ('SK', 2000)) as began (country, basis_points)
union all values
  ('LU', date '2023-01-01', 1600, 'Luxembourg, law of 26 October 2022'),
  ('LU', date '2024-01-01', 1700, 'Luxembourg, law of 26 October 2022'),
  ('EE', date '2024-01-01', 2200, 'Estonia, Käibemaksuseadus § 15'),
  ('EE', date '2025-07-01', 2400, 'Estonia, Käibemaksuseadus § 15'),
  ('FI', date '2024-09-01', 2550, 'Finland, Arvonlisäverolaki § 84'),
  ('SK', date '2025-01-01', 2300, 'Slovakia, zákon č. 222/2004 § 27'),
  ('RO', date '2025-08-01', 2100, 'Romania, Legea nr. 141/2025'),
  ('GB', date '2021-07-01', 2000, 'gov.uk, "VAT rates"'),
  ('CH', date '2021-07-01', 770, 'Switzerland, MWSTG art. 25'),
  ('CH', date '2024-01-01', 810, 'Switzerland, MWSTG art. 25');
