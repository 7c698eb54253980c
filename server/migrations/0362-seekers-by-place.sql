-- no transaction
-- Serves: going once over all who may look for somebody, by where they live, for the weekly mail of new members.
create index concurrently if not exists profiles_by_cell on profiles (site_id, cell, id)
  include (gender, looks_for, birth_date)
  where kind = 'member' and status = 'active' and is_confirmed and cell is not null and gender is not null;
