-- no transaction
-- The indexes of a search with the second mask of answers, made while searches and writes go on. One for each gender of a searcher: its
-- predicate must stand literally in the statement, or it is not used. What a search filters by lies in the index, so that whom it passes
-- over costs no visit of the row.
-- Serves: a page and the count of a search in a country, and how many each filter takes away.
drop index concurrently if exists search_in_country_1;
create index concurrently search_in_country_1 on profiles (site_id, gender, country, rank desc, id desc)
  include (birth_date, photo_count, answer_bits, answer_bits_2, interest_bits, last_active_on, created_at, region, cell)
  where kind = 'member' and status = 'active' and is_confirmed and not is_invisible and (looks_for is null or looks_for & 1::smallint <> 0::smallint);
drop index concurrently if exists search_country_1;
drop index concurrently if exists search_in_country_2;
create index concurrently search_in_country_2 on profiles (site_id, gender, country, rank desc, id desc)
  include (birth_date, photo_count, answer_bits, answer_bits_2, interest_bits, last_active_on, created_at, region, cell)
  where kind = 'member' and status = 'active' and is_confirmed and not is_invisible and (looks_for is null or looks_for & 2::smallint <> 0::smallint);
drop index concurrently if exists search_country_2;
drop index concurrently if exists search_in_country_4;
create index concurrently search_in_country_4 on profiles (site_id, gender, country, rank desc, id desc)
  include (birth_date, photo_count, answer_bits, answer_bits_2, interest_bits, last_active_on, created_at, region, cell)
  where kind = 'member' and status = 'active' and is_confirmed and not is_invisible and (looks_for is null or looks_for & 4::smallint <> 0::smallint);
drop index concurrently if exists search_country_4;
-- Serves: a page and the count of a search in a region.
drop index concurrently if exists search_in_region_1;
create index concurrently search_in_region_1 on profiles (site_id, gender, country, region, rank desc, id desc)
  include (birth_date, photo_count, answer_bits, answer_bits_2, interest_bits, last_active_on, created_at)
  where kind = 'member' and status = 'active' and is_confirmed and not is_invisible and (looks_for is null or looks_for & 1::smallint <> 0::smallint);
drop index concurrently if exists search_region_1;
drop index concurrently if exists search_in_region_2;
create index concurrently search_in_region_2 on profiles (site_id, gender, country, region, rank desc, id desc)
  include (birth_date, photo_count, answer_bits, answer_bits_2, interest_bits, last_active_on, created_at)
  where kind = 'member' and status = 'active' and is_confirmed and not is_invisible and (looks_for is null or looks_for & 2::smallint <> 0::smallint);
drop index concurrently if exists search_region_2;
drop index concurrently if exists search_in_region_4;
create index concurrently search_in_region_4 on profiles (site_id, gender, country, region, rank desc, id desc)
  include (birth_date, photo_count, answer_bits, answer_bits_2, interest_bits, last_active_on, created_at)
  where kind = 'member' and status = 'active' and is_confirmed and not is_invisible and (looks_for is null or looks_for & 4::smallint <> 0::smallint);
drop index concurrently if exists search_region_4;
-- Serves: a page and the count of a search around a place, cell by cell.
drop index concurrently if exists search_in_cell_1;
create index concurrently search_in_cell_1 on profiles (site_id, gender, cell, rank desc, id desc)
  include (birth_date, photo_count, answer_bits, answer_bits_2, interest_bits, last_active_on, created_at)
  where kind = 'member' and status = 'active' and is_confirmed and not is_invisible and (looks_for is null or looks_for & 1::smallint <> 0::smallint);
drop index concurrently if exists search_cell_1;
drop index concurrently if exists search_in_cell_2;
create index concurrently search_in_cell_2 on profiles (site_id, gender, cell, rank desc, id desc)
  include (birth_date, photo_count, answer_bits, answer_bits_2, interest_bits, last_active_on, created_at)
  where kind = 'member' and status = 'active' and is_confirmed and not is_invisible and (looks_for is null or looks_for & 2::smallint <> 0::smallint);
drop index concurrently if exists search_cell_2;
drop index concurrently if exists search_in_cell_4;
create index concurrently search_in_cell_4 on profiles (site_id, gender, cell, rank desc, id desc)
  include (birth_date, photo_count, answer_bits, answer_bits_2, interest_bits, last_active_on, created_at)
  where kind = 'member' and status = 'active' and is_confirmed and not is_invisible and (looks_for is null or looks_for & 4::smallint <> 0::smallint);
drop index concurrently if exists search_cell_4;
