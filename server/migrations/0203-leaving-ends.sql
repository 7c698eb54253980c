-- When an account was erased: what the law asks to keep for some years ends counted from here. Of those who cannot be
-- erased: how often it was tried and when last, so that they come after all others and are tried once a day.
alter table accounts
  add column erased_at timestamptz,
  add column erase_failures smallint not null default 0 check (erase_failures >= 0),
  add column erase_failed_at timestamptz;
-- Those before were erased at some time up to now: counting from now keeps nothing too short.
update accounts set erased_at = now() where status = 'erased';
-- Serves: how many accounts could not be erased.
create index accounts_not_erased on accounts (site_id) where erase_failures > 0;
select describe_columns('accounts', '{erased_at}', 'ending what is kept of a former member; legal duty; for ever, it names nobody');
select describe_columns('accounts', '{erase_failures,erase_failed_at}', 'trying again to erase whom an error kept; legal duty; until erasure');
select describe_columns('accounts', '{site_id,id,public_id,status,signed_up_at,confirmed_at}', 'running the membership; contract; until erasure, then an id that names nobody');

-- Whose mail it is: an account has had other addresses, and was mailed at one that it never confirmed. Null for those
-- who have no account.
alter table mails add column member_id uuid;
-- Serves: forgetting the mails of a member, whatever address they went to.
create index mails_of_member on mails (site_id, member_id) where member_id is not null;
select describe_columns('mails', '{member_id}', 'forgetting the mails of who is erased; contract; 30 days');

-- What belongs to a conversation goes with it, whatever table it stands in.
alter table conversation_members drop constraint conversation_members_conversation_id_fkey,
  add constraint conversation_members_conversation_id_fkey foreign key (conversation_id) references conversations
    on delete cascade not valid;
alter table hidden_messages drop constraint hidden_messages_conversation_id_fkey,
  add constraint hidden_messages_conversation_id_fkey foreign key (conversation_id) references conversations
    on delete cascade not valid;
alter table held_messages drop constraint held_messages_conversation_id_fkey,
  add constraint held_messages_conversation_id_fkey foreign key (conversation_id) references conversations
    on delete cascade not valid;
alter table truth_questions drop constraint truth_questions_conversation_id_fkey,
  add constraint truth_questions_conversation_id_fkey foreign key (conversation_id) references conversations
    on delete cascade not valid;
alter table inbox_locks drop constraint inbox_locks_conversation_id_fkey,
  add constraint inbox_locks_conversation_id_fkey foreign key (conversation_id) references conversations
    on delete cascade not valid;

-- What was bought and not spent is paid back when its owner is erased (T26): a queue, carried out by people until the
-- providers do it. `credits` times the price they were bought at, in the minor units of the payment's currency.
create table repayments (
  site_id smallint not null,
  id uuid not null,
  number text not null check (number ~ '^[A-Z0-9]{4}-[A-Z0-9]{4}$'),
  member_id uuid not null,
  payment_id uuid not null,
  lot_id uuid not null,
  credits integer not null check (credits > 0),
  amount_minor integer not null check (amount_minor >= 0),
  currency text not null check (length(currency) = 3),
  state text not null default 'due' check (state in ('due', 'paid', 'dropped')),
  asked_at timestamptz not null,
  settled_at timestamptz,
  settled_by text,
  -- What it is called where it was paid, or why it was not.
  reference text,
  primary key (site_id, id),
  unique (site_id, number),
  constraint repayments_once unique (site_id, lot_id, asked_at),
  foreign key (site_id, member_id) references accounts (site_id, id),
  check ((state = 'due') = (settled_at is null) and (settled_at is null) = (settled_by is null))
);
-- Serves: what is still to be paid back, the longest first.
create index repayments_due on repayments (site_id, asked_at) where state = 'due';
-- Serves: dropping what a chargeback paid back already; and keeping a payment as long as this is kept.
create index repayments_of_payment on repayments (site_id, payment_id);
select describe_columns('repayments',
  '{site_id,id,number,member_id,payment_id,lot_id,credits,amount_minor,currency,state,asked_at,settled_at,settled_by,reference}',
  'paying back what was bought and not spent, and proving it; contract, legal duty (tax); 7 years after it was paid');

-- What people who leave for another reason say about it (LEAVE-1): nothing leads from here to anybody.
create table departure_remarks (
  site_id smallint not null references sites,
  id uuid primary key default gen_random_uuid(),
  left_on date not null,
  remarks text not null check (length(remarks) between 1 and 2000)
);
-- Serves: reading them by day; and ending them.
create index departure_remarks_by_day on departure_remarks (site_id, left_on);
select describe_columns('departure_remarks', '{site_id,id,left_on,remarks}', 'knowing why people leave, in their words; legitimate interest; 1 year');

-- Rows that go with the row they are about when its time is over.
alter table ledger_entries drop constraint ledger_entries_site_id_lot_id_fkey,
  add constraint ledger_entries_site_id_lot_id_fkey foreign key (site_id, lot_id) references credit_lots (site_id, id)
    on delete cascade not valid;
alter table payment_events drop constraint payment_events_site_id_payment_id_fkey,
  add constraint payment_events_site_id_payment_id_fkey foreign key (site_id, payment_id)
    references payments (site_id, id) on delete cascade not valid;
alter table provider_events drop constraint provider_events_site_id_payment_id_fkey,
  add constraint provider_events_site_id_payment_id_fkey foreign key (site_id, payment_id)
    references payments (site_id, id) on delete cascade not valid;

select describe_columns('inbox_locks', '{site_id,conversation_id,staff,locked_until}', 'one of the team answers at a time; legitimate interest; until it is over, at most one day');
select describe_columns('prices', '{site_id,id,country,currency,credits,total_minor,valid_from}', 'proving what a pack cost when; no personal data; 10 years after it ended to hold');
select describe_columns('credit_lots', '{site_id,id,member_id,kind,payment_id,unit_price_minor,currency,amount,remaining,is_open,created_at}', 'what was bought or given and is left; contract; 7 years (tax) after its last credit went, cut loose at erasure');
select describe_columns('ledger_entries', '{site_id,id,member_id,lot_id,from_account,to_account,amount,cause,cause_key,created_at}', 'every movement of credits; contract; 7 years (tax) after its last credit went, cut loose at erasure');
select describe_columns('payments', '{site_id,id,public_id,member_id,key,state,provider,provider_reference,is_live,method,credits,total_minor,currency,vat_country,vat_evidence,vat_basis_points,vat_minor,number,made_premium,created_at,completed_at,discount_code,discount_minor}',
  'what was bought and paid; contract, legal duty (tax); 7 years, or as long as credits of it are left, cut loose at erasure');
select describe_columns('payments', '{redirect,locale,next_path}', 'leading the buyer to the provider and back, in their language; contract; 7 years, or as long as credits of it are left, cut loose at erasure');
select describe_columns('payment_events', '{site_id,id,payment_id,state,source,problem,happened_at}', 'proving what happened to a payment; contract, legal duty (tax); 7 years, or as long as credits of it are left, cut loose at erasure');
