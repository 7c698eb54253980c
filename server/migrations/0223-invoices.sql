-- Invoices and credit notes as they were issued, append-only (T48): `sheet` holds each word and number that is printed,
-- so that the document is the same years later, whatever the site, its company, its texts and prices have become. Who
-- bought is not in it but for country and order; whose it is, the payment says as long as that is kept. No foreign key
-- to it: a document is kept longer than its payment.
create table invoices (
  site_id smallint not null references sites,
  id uuid not null,
  kind text not null check (kind in ('invoice', 'credit_note')),
  -- The company whose series counted the number; null where a release before counted it for the site.
  entity text check (length(entity) between 1 and 100),
  number text not null check (length(number) between 1 and 40),
  payment_id uuid not null,
  -- What it was issued for, once: purchase, refund, chargeback or `repayment:` with its number.
  cause text not null check (length(cause) between 1 and 60),
  -- Null where what is given back is money alone. Of a credit note: how much is taken off the invoice.
  credits integer check (credits > 0),
  total_minor integer not null check (total_minor > 0),
  vat_minor integer not null check (vat_minor between 0 and total_minor),
  currency text not null check (length(currency) = 3),
  vat_country text not null check (length(vat_country) = 2),
  vat_basis_points integer not null check (vat_basis_points >= 0),
  sheet jsonb not null,
  issued_at timestamptz not null,
  primary key (site_id, id)
);
-- Serves: the documents of a payment, and none issued twice for one cause.
create unique index invoices_of_payment on invoices (site_id, payment_id, cause);
-- Serves: that no number of a company stands on two documents.
create unique index invoices_numbered on invoices (entity, kind, number) where entity is not null;
-- Serves: the documents of a month, and forgetting those that are over.
create index invoices_issued on invoices (issued_at);
create trigger invoices_append_only before update or delete on invoices for each row execute function refuse_change();
select describe_columns('invoices',
  '{site_id,id,kind,entity,number,payment_id,cause,credits,total_minor,vat_minor,currency,vat_country,vat_basis_points,sheet,issued_at}',
  'invoicing purchases and what was paid back of them; legal duty (tax); 10 years');
