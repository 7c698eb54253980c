-- Where the money of a repayment goes that cannot go back the way it came (T112): given by its member, sealed.
create table refund_accounts (
  site_id smallint not null,
  -- The number of the repayment.
  repayment text not null check (repayment ~ '^[A-Z0-9]{4}-[A-Z0-9]{4}$'),
  member_id uuid not null,
  -- IBAN and holder, sealed by the server's key.
  account text not null,
  given_at timestamptz not null,
  primary key (site_id, repayment),
  foreign key (site_id, member_id) references accounts (site_id, id)
);
-- Serves: a member's own export.
create index refund_accounts_of_member on refund_accounts (site_id, member_id);
select describe_columns('refund_accounts', '{site_id,repayment,member_id,account,given_at}',
  'paying back to an account what cannot go back the way it came; contract; 30 days after it was paid');
