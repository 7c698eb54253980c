-- Can `viewer` find `shown` now: seen at all, and not invisible, except to whom the invisible one liked or talks with
-- (B6, PRIV-1).
create or replace function is_found_v1(site smallint, viewer uuid, shown uuid)
  returns boolean language sql stable parallel safe
return is_visible_v1(site, viewer, shown) and (
  not exists (select 1 from profile_cards p where p.site_id = site and p.id = shown and p.is_invisible)
  or exists (select 1 from given_likes l where l.site_id = site and l.actor_id = shown and l.target_id = viewer)
  or exists (select 1 from conversation_pairs c where c.site_id = site and c.member_id = viewer
    and c.other_id = shown));
