-- no transaction
-- Serves: staff finding members by how their name begins; `text_pattern_ops`, as the order of the database's language
-- says nothing of beginnings.
create index concurrently if not exists profiles_name_beginning on profiles (site_id, name_key text_pattern_ops)
  where kind = 'member' and status <> 'erased';
-- Serves: staff finding whose a card is by its last four figures.
create index concurrently if not exists saved_cards_last_four on saved_cards (site_id, last_four);
create index concurrently if not exists card_payments_last_four on card_payments (site_id, last_four)
  where last_four is not null;
