alter table consents drop constraint consents_kind_check,
  add constraint consents_kind_check
    check (kind in ('terms', 'orientation', 'ads', 'fictional', 'immediate_delivery', 'entry_warning', 'verification',
      'saved_card'))
    not valid;
alter table consents validate constraint consents_kind_check;

-- Whom a provider knows as a buyer whose card it keeps; it is told nothing of who that is.
create table card_customers (
  site_id smallint not null,
  member_id uuid not null,
  provider text not null,
  reference text not null check (length(reference) between 1 and 200),
  created_at timestamptz not null,
  primary key (site_id, member_id, provider),
  unique (provider, reference),
  foreign key (site_id, member_id) references accounts (site_id, id)
);
select describe_columns('card_customers', '{site_id,member_id,provider,reference,created_at}',
  'paying with a card that its provider keeps; consent; until erasure');

-- Cards that are kept at their provider for a next order: its token, and what one knows a card by. No number (T103).
create table saved_cards (
  site_id smallint not null,
  id uuid not null,
  public_id text not null check (length(public_id) = 14),
  member_id uuid not null,
  provider text not null,
  customer text not null,
  -- The provider's own name of it: worth nothing without our key there.
  token text not null check (length(token) between 1 and 200),
  brand text not null check (length(brand) between 1 and 40),
  last_four text not null check (last_four ~ '^\d{4}$'),
  -- The last day on which it pays.
  expires_on date not null,
  is_default boolean not null,
  -- The text in which its owner agreed to its being kept, and when.
  text_version text not null,
  agreed_at timestamptz not null,
  used_at timestamptz not null,
  -- When its provider was last asked about it.
  checked_at timestamptz not null,
  primary key (site_id, id),
  unique (site_id, public_id),
  unique (provider, token),
  foreign key (site_id, member_id) references accounts (site_id, id)
);
-- Serves: a member's cards.
create index saved_cards_of_member on saved_cards (site_id, member_id);
-- Serves: the one that is offered first; there is one at most.
create unique index saved_cards_default on saved_cards (site_id, member_id) where is_default;
-- Serves: the job that asks providers what became of cards.
create index saved_cards_checked on saved_cards (checked_at);
select describe_columns('saved_cards', '{site_id,id,public_id,member_id,provider,customer,token,brand,last_four,expires_on,is_default,text_version,agreed_at,used_at,checked_at}',
  'paying again with a card that its provider keeps; consent; until deleted, withdrawn or erasure');

-- Orders by which a card is to be kept, or that a kept card pays.
create table card_payments (
  site_id smallint not null,
  payment_id uuid not null,
  member_id uuid not null,
  -- The text in which keeping the card was agreed to; null: it was not.
  text_version text,
  card_id uuid,
  -- Of the kept card that paid, also when it is kept no more.
  brand text,
  last_four text check (last_four ~ '^\d{4}$'),
  created_at timestamptz not null,
  primary key (site_id, payment_id),
  foreign key (site_id, member_id) references accounts (site_id, id),
  check ((card_id is null) = (last_four is null) and (card_id is null) = (brand is null)),
  check ((card_id is null) <> (text_version is null))
);
-- Serves: what a member gets with their export, and their erasure.
create index card_payments_of_member on card_payments (site_id, member_id, created_at);
select describe_columns('card_payments', '{site_id,payment_id,member_id,text_version,card_id,brand,last_four,created_at}',
  'keeping a card that paid, and saying which card did; consent; until erasure');

-- What the sandbox keeps of cards that there are none of.
create table sandbox_cards (
  token text primary key,
  site_id smallint not null references sites,
  customer text not null,
  brand text not null,
  last_four text not null,
  expires_on date not null,
  created_at timestamptz not null
);
-- Serves: forgetting a customer.
create index sandbox_cards_of_customer on sandbox_cards (customer);
select describe_columns('sandbox_cards', '{token,site_id,customer,brand,last_four,expires_on,created_at}',
  'cards without money, for trying out; contract; life of the demo');
alter table sandbox_payments add column customer text, add column card text;
select describe_columns('sandbox_payments', '{customer,card}', 'keeping a card of the sandbox, and paying with it; contract; life of the demo');
