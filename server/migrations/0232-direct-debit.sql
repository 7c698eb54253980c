-- An account that waits for the code that proves its owner's telephone: one a member (PAY-5).
create table debit_setups (
  site_id smallint not null,
  member_id uuid not null,
  id uuid not null,
  -- IBAN, holder and telephone, sealed with the server's key.
  details text not null,
  -- A keyed hash: nobody finds the code again without the server's key.
  code_hash text not null,
  sms text not null check (sms in ('sending', 'sent', 'failed')),
  tries smallint not null check (tries between 0 and 5),
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  -- After five wrong codes: until when no other is sent.
  closed_until timestamptz,
  primary key (site_id, member_id),
  foreign key (site_id, member_id) references accounts (site_id, id)
);
-- Serves: the job that forgets what is over.
create index debit_setups_old on debit_setups (sent_at);
select describe_columns('debit_setups', '{site_id,member_id,id,details,code_hash,sms,tries,sent_at,expires_at,closed_until}',
  'proving a telephone before a mandate is signed; contract; one day');

-- Mandates as they were signed (T114). An account number stands here sealed alone.
create table mandates (
  site_id smallint not null,
  id uuid not null,
  member_id uuid not null,
  reference text not null check (length(reference) between 1 and 35),
  creditor_id text not null,
  creditor_name text not null,
  text_version smallint not null,
  text text not null,
  locale text not null,
  -- IBAN and holder, sealed with the server's key.
  account text not null,
  -- A keyed hash, by which an account is known again.
  iban_hash text not null,
  signed_at timestamptz not null,
  -- When the last debit by it is or was due.
  used_at timestamptz,
  ended_at timestamptz,
  end_reason text check (end_reason in ('revoked', 'replaced', 'returned', 'erased')),
  primary key (site_id, id),
  -- A creditor gives a reference once, and one creditor may run several sites.
  constraint mandates_once unique (reference),
  foreign key (site_id, member_id) references accounts (site_id, id),
  check ((ended_at is null) = (end_reason is null))
);
-- Serves: a member's mandate; there is one at most.
create unique index mandates_of_member on mandates (site_id, member_id) where ended_at is null;
-- Serves: what a member gets with their export, and their erasure.
create index mandates_of_members on mandates (site_id, member_id, signed_at);
-- Serves: the job that forgets what is over.
create index mandates_old on mandates ((coalesce(used_at, signed_at)));
select describe_columns('mandates', '{site_id,id,member_id,reference,creditor_id,creditor_name,text_version,text,locale,account,iban_hash,signed_at,used_at,ended_at,end_reason}',
  'debiting by direct debit, and proving that one may; contract, legal duty; 14 months after its last debit');
