-- no transaction
-- Serves: staff's list of the profiles that are nobody's, by name, and whether a name is one's of them.
create index concurrently if not exists profiles_invented on profiles (site_id, name_key, public_id)
  where kind <> 'member';
