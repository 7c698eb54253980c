-- What a provider keeps of a mandate, as long as it lives there (PAY-5, T114). A row is written before the provider is
-- asked for the mandate, and goes when it is ended there.
create table provider_mandates (
  site_id smallint not null,
  mandate_id uuid not null,
  provider text not null,
  member_id uuid not null,
  -- The provider's own names: of whom it debits, who has no other mandate there, and of the mandate once it has one.
  customer text not null,
  reference text,
  created_at timestamptz not null,
  primary key (site_id, mandate_id, provider),
  foreign key (site_id, member_id) references accounts (site_id, id)
);
-- Serves: what a member gets with their export.
create index provider_mandates_of_member on provider_mandates (site_id, member_id);
select describe_columns('provider_mandates', '{site_id,mandate_id,provider,member_id,customer,reference,created_at}',
  'debiting by a mandate at a payment provider, and ending it there; contract; until the mandate ends');

-- A provider may say that it debits by a mandate no more.
alter table mandates drop constraint mandates_end_reason_check,
  add constraint mandates_end_reason_check
    check (end_reason in ('revoked', 'replaced', 'returned', 'erased', 'refused')) not valid;
alter table mandates validate constraint mandates_end_reason_check;
