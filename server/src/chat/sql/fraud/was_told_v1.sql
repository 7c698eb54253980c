-- Whether a member had read, before a moment, the notice about an invented profile in a version that was asked for then
-- (T3). `p_notices`: [{version, from, until}], null where it has no end.
create or replace function was_told_v1(p_site smallint, p_member uuid, p_profile uuid, p_at timestamptz,
  p_notices jsonb) returns boolean language sql stable as $$
  select exists (select from acknowledgements k
      join jsonb_to_recordset(p_notices) as n("version" text, "from" timestamptz, "until" timestamptz)
      on n."version" = k.text_version
    where k.site_id = p_site and k.member_id = p_member and k.profile_id = p_profile and k.acknowledged_at <= p_at
      and coalesce(n."from" <= p_at, true) and coalesce(n."until" > p_at, true))
$$;
