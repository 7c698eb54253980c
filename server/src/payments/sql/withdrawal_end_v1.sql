-- The last moment at which a purchase can be withdrawn from: the period starts the day after it and ends at 23:59:59 of
-- the site's own day (T43), twelve months later where its buyer was not told of it (T44).
create or replace function withdrawal_end_v1(p_completed timestamptz, p_is_uninformed boolean, p_zone text,
  p_days integer) returns timestamptz language sql stable as $$
  select (((p_completed at time zone p_zone)::date + case when p_is_uninformed then interval '12 months'
      else interval '0' end)::date + p_days + 1)::timestamp at time zone p_zone - interval '1 second'
$$;
