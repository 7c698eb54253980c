-- no transaction
-- Serves: reminding newcomers who did not confirm their address.
create index concurrently if not exists accounts_unconfirmed on accounts (site_id, signed_up_at)
  where status = 'not_confirmed';
-- Serves: reminding members of a photo that was refused.
create index concurrently if not exists photos_refused on photos (site_id, decided_at) where state = 'removed';
