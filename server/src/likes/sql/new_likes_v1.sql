-- How many likes a member has not seen, of people who can be seen; counted up to 100, which badges show as 99+.
create or replace function new_likes_v1(p_site smallint, p_member uuid) returns integer language sql stable
return (select count(*) from (
  select 1 from likes l where l.site_id = p_site and l.target_id = p_member and l.seen_at is null
    and exists (select 1 from all_visible_v1(p_site, p_member) seen where seen.id = l.actor_id)
  limit 100) new_ones);
