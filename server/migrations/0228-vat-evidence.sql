-- What says in which country a buyer lives, of each order (T49): two that agree are needed, one below 100,000 euro a
-- year. Of the network the country alone, never the address.
create table vat_evidence (
  site_id smallint not null references sites,
  -- No reference: it is kept for longer than payments are.
  payment_id uuid not null,
  -- The profile, the network, the country chosen for prices; what the buyer answered when these said different things;
  -- and what the provider told of the card or account that paid.
  kind text not null check (kind in ('profile', 'network', 'chosen', 'declared', 'payment')),
  country text not null check (country ~ '^[A-Z]{2}$'),
  noted_at timestamptz not null,
  primary key (site_id, payment_id, kind)
);
create trigger vat_evidence_append_only before update or delete on vat_evidence for each row execute function refuse_change();
select describe_columns('vat_evidence', '{site_id,payment_id,kind,country,noted_at}', 'charging the VAT of the buyer''s country and proving it; legal duty (tax); 10 years');
