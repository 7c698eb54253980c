-- May `viewer` (null: a guest) see `shown` at all? One of `all_visible_v1`, for statements that ask of one.
create or replace function is_visible_v1(site smallint, viewer uuid, shown uuid)
  returns boolean language sql stable parallel safe
return exists (select 1 from all_visible_v1(site, viewer) seen where seen.id = shown);
