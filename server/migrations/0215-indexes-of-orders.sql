-- no transaction
-- The indexes of a search that weighs nearness, made while searches and writes go on. The nearest members of a country or region are read cell
-- by cell, so that country and region lie in the index of cells; all others are those who are not near, so that the cell lies in the index of
-- regions, as it does in that of countries.
-- Serves: a page of a search by nearness, and the page and count of one around a place, cell by cell; null: those who tell no place.
drop index concurrently if exists search_by_cell_1;
create index concurrently search_by_cell_1 on profiles (site_id, gender, cell, rank desc, id desc)
  include (birth_date, photo_count, answer_bits, answer_bits_2, interest_bits, last_active_on, created_at, country, region)
  where kind = 'member' and status = 'active' and is_confirmed and not is_invisible and (looks_for is null or looks_for & 1::smallint <> 0::smallint);
drop index concurrently if exists search_in_cell_1;
drop index concurrently if exists search_by_cell_2;
create index concurrently search_by_cell_2 on profiles (site_id, gender, cell, rank desc, id desc)
  include (birth_date, photo_count, answer_bits, answer_bits_2, interest_bits, last_active_on, created_at, country, region)
  where kind = 'member' and status = 'active' and is_confirmed and not is_invisible and (looks_for is null or looks_for & 2::smallint <> 0::smallint);
drop index concurrently if exists search_in_cell_2;
drop index concurrently if exists search_by_cell_4;
create index concurrently search_by_cell_4 on profiles (site_id, gender, cell, rank desc, id desc)
  include (birth_date, photo_count, answer_bits, answer_bits_2, interest_bits, last_active_on, created_at, country, region)
  where kind = 'member' and status = 'active' and is_confirmed and not is_invisible and (looks_for is null or looks_for & 4::smallint <> 0::smallint);
drop index concurrently if exists search_in_cell_4;
-- Serves: a page and the count of a search in a region.
drop index concurrently if exists search_by_region_1;
create index concurrently search_by_region_1 on profiles (site_id, gender, country, region, rank desc, id desc)
  include (birth_date, photo_count, answer_bits, answer_bits_2, interest_bits, last_active_on, created_at, cell)
  where kind = 'member' and status = 'active' and is_confirmed and not is_invisible and (looks_for is null or looks_for & 1::smallint <> 0::smallint);
drop index concurrently if exists search_in_region_1;
drop index concurrently if exists search_by_region_2;
create index concurrently search_by_region_2 on profiles (site_id, gender, country, region, rank desc, id desc)
  include (birth_date, photo_count, answer_bits, answer_bits_2, interest_bits, last_active_on, created_at, cell)
  where kind = 'member' and status = 'active' and is_confirmed and not is_invisible and (looks_for is null or looks_for & 2::smallint <> 0::smallint);
drop index concurrently if exists search_in_region_2;
drop index concurrently if exists search_by_region_4;
create index concurrently search_by_region_4 on profiles (site_id, gender, country, region, rank desc, id desc)
  include (birth_date, photo_count, answer_bits, answer_bits_2, interest_bits, last_active_on, created_at, cell)
  where kind = 'member' and status = 'active' and is_confirmed and not is_invisible and (looks_for is null or looks_for & 4::smallint <> 0::smallint);
drop index concurrently if exists search_in_region_4;
-- One each for all searchers: whom they look for lies in it. Their expressions are those of `findable_members`.
-- Serves: a page of a search by who signed up last.
drop index concurrently if exists search_by_arrival;
create index concurrently search_by_arrival on profiles
  (site_id, gender, country, (((created_at at time zone 'UTC')::date - date '2024-01-01')) desc, id desc)
  include (birth_date, photo_count, answer_bits, answer_bits_2, interest_bits, last_active_on, created_at, looks_for, region, cell, rank)
  where kind = 'member' and status = 'active' and is_confirmed and not is_invisible;
-- Serves: a page of a search by who was here last.
drop index concurrently if exists search_by_activity;
create index concurrently search_by_activity on profiles
  (site_id, gender, country, (coalesce(last_active_on - date '2024-01-01', 0)) desc, id desc)
  include (birth_date, photo_count, answer_bits, answer_bits_2, interest_bits, last_active_on, created_at, looks_for, region, cell, rank)
  where kind = 'member' and status = 'active' and is_confirmed and not is_invisible;
