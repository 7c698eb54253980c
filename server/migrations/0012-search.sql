-- Whom a search can find; who may see whom is up to the searcher's blocks beside it (SEARCH-2).
create view findable_members as
select site_id, id, gender, looks_for, country, region, cell, birth_date, rank, photo_count, ad_consent from profiles
where kind = 'member' and status = 'active' and is_confirmed and not is_invisible;

-- Profiles of the other kinds (C20); they are shown between members, labelled.
create view findable_others as
select site_id, id, kind, gender, looks_for, country, birth_date, rank from profiles
where kind <> 'member' and status = 'active' and is_confirmed and not is_invisible;

-- One index for each gender of a searcher: its predicate must stand literally in the statement, or it is not used.
-- Serves: a page and the count of a search in a country.
create index search_country_1 on profiles (site_id, gender, country, rank desc, id desc) include (birth_date, photo_count)
  where kind = 'member' and status = 'active' and is_confirmed and not is_invisible and (looks_for is null or looks_for & 1::smallint <> 0::smallint);
create index search_country_2 on profiles (site_id, gender, country, rank desc, id desc) include (birth_date, photo_count)
  where kind = 'member' and status = 'active' and is_confirmed and not is_invisible and (looks_for is null or looks_for & 2::smallint <> 0::smallint);
create index search_country_4 on profiles (site_id, gender, country, rank desc, id desc) include (birth_date, photo_count)
  where kind = 'member' and status = 'active' and is_confirmed and not is_invisible and (looks_for is null or looks_for & 4::smallint <> 0::smallint);
-- Serves: a page and the count of a search in a region.
create index search_region_1 on profiles (site_id, gender, country, region, rank desc, id desc) include (birth_date, photo_count)
  where kind = 'member' and status = 'active' and is_confirmed and not is_invisible and (looks_for is null or looks_for & 1::smallint <> 0::smallint);
create index search_region_2 on profiles (site_id, gender, country, region, rank desc, id desc) include (birth_date, photo_count)
  where kind = 'member' and status = 'active' and is_confirmed and not is_invisible and (looks_for is null or looks_for & 2::smallint <> 0::smallint);
create index search_region_4 on profiles (site_id, gender, country, region, rank desc, id desc) include (birth_date, photo_count)
  where kind = 'member' and status = 'active' and is_confirmed and not is_invisible and (looks_for is null or looks_for & 4::smallint <> 0::smallint);
-- Serves: the few profiles of other kinds that are shown between members.
create index search_others on profiles (site_id, gender, country, rank desc, id desc) where kind <> 'member' and status = 'active' and is_confirmed and not is_invisible;
-- Serves: members who agreed to be shown on landing pages and to guests.
create index search_ad_consent on profiles (site_id, country, rank desc, id desc) where ad_consent and kind = 'member' and status = 'active' and is_confirmed and not is_invisible;
