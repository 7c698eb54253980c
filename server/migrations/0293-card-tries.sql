-- Orders by card of the last hours: from which network, and by which card once its provider names it, both as hashes
-- (T116, T124). What fails often from one network, or by one card whoever holds it, waits.
create table card_tries (
  site_id smallint not null,
  payment_id uuid not null,
  kind text not null check (kind in ('network', 'card')),
  member_id uuid not null,
  subject bytea not null,
  tried_at timestamptz not null,
  failed_at timestamptz,
  primary key (site_id, payment_id, kind),
  foreign key (site_id, member_id) references accounts (site_id, id)
);
-- Serves: what failed lately of a network or a card.
create index card_tries_failed on card_tries (site_id, subject, failed_at) where failed_at is not null;
-- Serves: by which cards a member tried to pay lately.
create index card_tries_of_member on card_tries (site_id, member_id, tried_at) where kind = 'card';
-- Serves: forgetting those that are over.
create index card_tries_over on card_tries (tried_at);
select describe_columns('card_tries', '{site_id,payment_id,kind,member_id,subject,tried_at,failed_at}',
  'keeping cards from being tried out; legitimate interest; 2 days');
