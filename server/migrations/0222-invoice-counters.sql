-- The last number of each series of documents of a legal entity, in a calendar year (T48). All sites of one company are
-- one seller, whose numbers may stand on one document only. `receipt_counters` counted for each site; the release before
-- still counts there, so this one writes both for the time of an update.
create table invoice_counters (
  -- What names the company the same on all its sites: `vat:NL001234567B01`, `kvk:NL:01234567` or `site:3`.
  entity text not null check (length(entity) between 1 and 100),
  series text not null check (series in ('invoice', 'credit_note')),
  year smallint not null,
  last_number integer not null check (last_number >= 0),
  primary key (entity, series, year)
);
select describe_columns('invoice_counters', '{entity,series,year,last_number}', 'numbering invoices and credit notes of a company; no personal data; 10 years');

insert into invoice_counters (entity, series, year, last_number)
  select named.entity, 'invoice', c.year, max(c.last_number)
    from receipt_counters c
    join (select id,
        coalesce(
          'vat:' || nullif(upper(regexp_replace(split_part(regexp_replace(coalesce(company->>'vat_numbers', ''), '[;/|\n]', ',', 'g'), ',', 1), '[^A-Za-z0-9]', '', 'g')), ''),
          'kvk:' || upper(btrim(coalesce(company->>'country', ''))) || ':'
            || nullif(upper(regexp_replace(coalesce(company->>'kvk', ''), '[^A-Za-z0-9]', '', 'g')), ''),
          'site:' || id) as entity
      from sites) named on named.id = c.site_id
    group by named.entity, c.year;
