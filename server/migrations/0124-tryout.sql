-- A code may hold for small orders alone: the tryout pack of the way out is a personal code that makes its five credits cost what was offered (C23).
alter table discount_codes add column maximum_minor integer check (maximum_minor > 0);
alter table discount_codes add constraint discount_codes_maximum check (maximum_minor is null or currency is not null);
select describe_columns('discount_codes', '{maximum_minor}', 'what a discount code gives and asks; no personal data; 10 years');
