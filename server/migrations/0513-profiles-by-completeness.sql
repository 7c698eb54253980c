-- no transaction
-- Serves: counting once a day how complete the profiles of members are, out of the index alone.
create index concurrently if not exists profiles_by_completeness on profiles (site_id, completeness)
  where kind = 'member' and is_confirmed and status <> 'erased';
