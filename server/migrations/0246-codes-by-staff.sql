-- Codes that staff make (DISC-1): for several countries, and for a number of orders of each member.
alter table discount_codes add column countries text[] check (cardinality(countries) > 0),
  drop constraint discount_codes_uses_per_member_check,
  add constraint discount_codes_uses_per_member_check check (uses_per_member between 1 and 1000) not valid,
  add constraint discount_codes_one_kind_of_country check (country is null or countries is null) not valid;
alter table discount_codes validate constraint discount_codes_uses_per_member_check;
alter table discount_codes validate constraint discount_codes_one_kind_of_country;
-- Serves: the codes of a site, the newest first.
create index discount_codes_newest on discount_codes (site_id, created_at desc, code);
select describe_columns('discount_codes', '{countries}', 'what a discount code gives and asks; no personal data; 10 years');
