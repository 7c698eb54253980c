-- no transaction
-- Serves: staff finding who signed a mandate for the same bank account.
create index concurrently if not exists mandates_by_account on mandates (site_id, iban_hash);
-- Serves: staff finding who tried the same card, or ordered by card from the same network.
create index concurrently if not exists card_tries_by_subject on card_tries (site_id, subject);
select describe_columns('mandates', '{iban_hash}', 'knowing an account again: of which a debit came back, or that several members use; contract, legal duty, legitimate interest; 14 months after its last debit');
select describe_columns('card_tries', '{site_id,payment_id,kind,member_id,subject,tried_at,failed_at}',
  'keeping cards from being tried out, and seeing who tries them together; legitimate interest; 2 days');
