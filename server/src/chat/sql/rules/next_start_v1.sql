-- When a member may begin another conversation; null: now. It is when the oldest of the last `p_max` that they began is
-- a day old (T124).
create or replace function next_start_v1(p_site smallint, p_member uuid, p_max integer, p_now timestamptz)
  returns timestamptz language plpgsql stable as $$
declare
  span constant interval := '1 day';
begin
  return (select c.created_at + span from conversations c
    where c.site_id = p_site and c.started_by = p_member and c.created_at > p_now - span
    order by c.created_at desc offset p_max - 1 limit 1);
end $$;
