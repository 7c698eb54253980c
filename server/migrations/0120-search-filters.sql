-- The bit of an option within its list, `first` bits up; none where nothing was told.
create function option_bit_v1(first integer, options text[], value text) returns bigint language sql immutable parallel safe
return coalesce(1::bigint << (first + array_position(options, value) - 1), 0);

-- What a member answered to the lists, as bits, seven for each list in the order of the contract; bit 51 is always on, so that a filter that
-- asks for nothing is a mask of all bits. A search reads it from its index, without the row.
create function answer_bits_v1(sexuality text, tattoos text, hair_color text, eye_color text, body_type text, relationship_status text, signup_reason text)
returns bigint language sql immutable parallel safe
return (1::bigint << 51)
  | option_bit_v1(0, array['hetero', 'gay', 'lesbian', 'bi'], sexuality)
  | option_bit_v1(7, array['none', 'few', 'many'], tattoos)
  | option_bit_v1(14, array['blond', 'brown', 'black', 'red', 'grey', 'bald', 'other'], hair_color)
  | option_bit_v1(21, array['blue', 'green', 'brown', 'grey', 'other'], eye_color)
  | option_bit_v1(28, array['slim', 'average', 'athletic', 'curvy', 'full'], body_type)
  | option_bit_v1(35, array['single', 'divorced', 'widowed', 'separated', 'relationship'], relationship_status)
  | option_bit_v1(42, array['relationship', 'friendship', 'dates', 'chat', 'unsure'], signup_reason);

-- The interests as bits, in the order of the contract; bit 51 is always on.
create function interest_bits_v1(interests text[]) returns bigint language sql immutable parallel safe
return (1::bigint << 51) | (select coalesce(bit_or(option_bit_v1(0, array[
  'adventure', 'animals', 'art', 'astronomy', 'baking', 'beer', 'board-games', 'books', 'camping', 'cars',
  'cats', 'coffee', 'comedy', 'cooking', 'crafts', 'cycling', 'dancing', 'design', 'diy', 'dogs',
  'fashion', 'festivals', 'film', 'fishing', 'fitness', 'food', 'football', 'gaming', 'gardening', 'hiking',
  'history', 'horses', 'languages', 'motorcycles', 'museums', 'music', 'nature', 'painting', 'photography', 'running',
  'sailing', 'series', 'singing', 'swimming', 'theatre', 'travelling', 'volunteering', 'wine', 'writing', 'yoga'], interest)), 0)
  from unnest(interests) as interest);

alter table profiles
  add column answer_bits bigint not null
    generated always as (answer_bits_v1(sexuality, tattoos, hair_color, eye_color, body_type, relationship_status, signup_reason)) stored,
  add column interest_bits bigint not null generated always as (interest_bits_v1(interests)) stored;
select describe_columns('profiles', '{answer_bits}', 'finding members by what they told; contract, explicit consent; until withdrawn or erasure');
select describe_columns('profiles', '{interest_bits}', 'finding members by what they like; contract; until erasure');

create or replace view findable_members as
select site_id, id, gender, looks_for, country, region, cell, birth_date, rank, photo_count, ad_consent, answer_bits, interest_bits, last_active_on, created_at
from profiles where kind = 'member' and status = 'active' and is_confirmed and not is_invisible;

create or replace view findable_others as
select site_id, id, kind, gender, looks_for, country, birth_date, rank, photo_count, answer_bits, interest_bits from profiles
where kind <> 'member' and status = 'active' and is_confirmed and not is_invisible;

drop index search_country_1, search_country_2, search_country_4, search_region_1, search_region_2, search_region_4;
-- One index for each gender of a searcher: its predicate must stand literally in the statement, or it is not used.
-- What a search filters by lies in the index, so that whom it passes over costs no visit of the row.
-- Serves: a page and the count of a search in a country, and how many each filter takes away.
create index search_country_1 on profiles (site_id, gender, country, rank desc, id desc)
  include (birth_date, photo_count, answer_bits, interest_bits, last_active_on, created_at, region, cell)
  where kind = 'member' and status = 'active' and is_confirmed and not is_invisible and (looks_for is null or looks_for & 1::smallint <> 0::smallint);
create index search_country_2 on profiles (site_id, gender, country, rank desc, id desc)
  include (birth_date, photo_count, answer_bits, interest_bits, last_active_on, created_at, region, cell)
  where kind = 'member' and status = 'active' and is_confirmed and not is_invisible and (looks_for is null or looks_for & 2::smallint <> 0::smallint);
create index search_country_4 on profiles (site_id, gender, country, rank desc, id desc)
  include (birth_date, photo_count, answer_bits, interest_bits, last_active_on, created_at, region, cell)
  where kind = 'member' and status = 'active' and is_confirmed and not is_invisible and (looks_for is null or looks_for & 4::smallint <> 0::smallint);
-- Serves: a page and the count of a search in a region.
create index search_region_1 on profiles (site_id, gender, country, region, rank desc, id desc)
  include (birth_date, photo_count, answer_bits, interest_bits, last_active_on, created_at)
  where kind = 'member' and status = 'active' and is_confirmed and not is_invisible and (looks_for is null or looks_for & 1::smallint <> 0::smallint);
create index search_region_2 on profiles (site_id, gender, country, region, rank desc, id desc)
  include (birth_date, photo_count, answer_bits, interest_bits, last_active_on, created_at)
  where kind = 'member' and status = 'active' and is_confirmed and not is_invisible and (looks_for is null or looks_for & 2::smallint <> 0::smallint);
create index search_region_4 on profiles (site_id, gender, country, region, rank desc, id desc)
  include (birth_date, photo_count, answer_bits, interest_bits, last_active_on, created_at)
  where kind = 'member' and status = 'active' and is_confirmed and not is_invisible and (looks_for is null or looks_for & 4::smallint <> 0::smallint);
-- Serves: a page and the count of a search around a place, cell by cell.
create index search_cell_1 on profiles (site_id, gender, cell, rank desc, id desc)
  include (birth_date, photo_count, answer_bits, interest_bits, last_active_on, created_at)
  where kind = 'member' and status = 'active' and is_confirmed and not is_invisible and (looks_for is null or looks_for & 1::smallint <> 0::smallint);
create index search_cell_2 on profiles (site_id, gender, cell, rank desc, id desc)
  include (birth_date, photo_count, answer_bits, interest_bits, last_active_on, created_at)
  where kind = 'member' and status = 'active' and is_confirmed and not is_invisible and (looks_for is null or looks_for & 2::smallint <> 0::smallint);
create index search_cell_4 on profiles (site_id, gender, cell, rank desc, id desc)
  include (birth_date, photo_count, answer_bits, interest_bits, last_active_on, created_at)
  where kind = 'member' and status = 'active' and is_confirmed and not is_invisible and (looks_for is null or looks_for & 4::smallint <> 0::smallint);

-- Grid cells with few members count as the one that stands for them and their neighbours, so that a distance never tells of fewer than the site's
-- `cell_members` (T86). Made anew by a job; a cell that is not here yet is at no distance from anybody.
create table merged_cells (
  site_id smallint not null references sites,
  cell integer not null,
  merged integer not null,
  -- How far the cells that count as this one lie from it, in kilometres.
  reach_km smallint not null,
  primary key (site_id, cell)
);
-- Serves: the cells around a place.
create index merged_cells_by_merged on merged_cells (site_id, merged) include (cell, reach_km);
select describe_columns('merged_cells', '{site_id,cell,merged,reach_km}', 'distances that single nobody out; no personal data; made anew every day');

-- The searches a member keeps under a name, and without one the search used last (SEARCH-1).
create table saved_searches (
  site_id smallint not null,
  id text not null check (length(id) = 14),
  member_id uuid not null,
  name text check (length(name) between 1 and 160),
  -- As it stands in an address.
  filters jsonb not null,
  saved_at timestamptz not null,
  primary key (site_id, id),
  foreign key (site_id, member_id) references profiles (site_id, id) on delete cascade
);
-- Serves: a member's searches; a name is used once, and there is one search used last.
create unique index saved_searches_of_member on saved_searches (site_id, member_id, name) nulls not distinct;
select describe_columns('saved_searches', '{site_id,id,member_id,name,filters,saved_at}', 'searching the same way again; contract, explicit consent; until deleted or erasure');
