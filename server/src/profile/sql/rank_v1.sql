-- What search orders by (SEARCH-2): ten for each day, so that who was here last comes first; a photo is worth three
-- days, a complete profile two.
create or replace function rank_v1(last_active_on date, completeness smallint, has_photo boolean)
  returns integer language sql immutable parallel safe
return greatest(0, coalesce(last_active_on - date '2024-01-01', 0)) * 10 + completeness / 5
  + case when has_photo then 30 else 0 end;
