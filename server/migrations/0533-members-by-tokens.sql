-- no transaction
-- Serves: a search for what few members answered; without a list of what is to be written later, as a search would go through it.
drop index concurrently if exists search_by_tokens;
create index concurrently search_by_tokens on profiles
  using gin (search_tokens_v1(site_id, gender, country, answer_bits, answer_bits_2, interest_bits)) with (fastupdate = off)
  where kind = 'member' and status = 'active' and is_confirmed and not is_invisible;
