-- Visibility, the one predicate (T123, T5): may `viewer` (null: a guest) see `shown` at all? Used by reads, counts,
-- live and mail. Whether an invisible member can be found is `is_found_v1`. Who did not tell their gender yet neither
-- sees nor is seen (ACC-4): a profile without one is never `is_confirmed`.
create or replace function is_visible_v1(site smallint, viewer uuid, shown uuid)
  returns boolean language sql stable parallel safe
return exists (
  select 1 from profiles p
  where p.site_id = site and p.id = shown and p.status = 'active' and p.is_confirmed
    and not exists (select 1 from profiles me where me.site_id = site and me.id = viewer and me.gender is null)
    and (p.kind = 'member'
      or (not exists (select 1 from profiles me where me.site_id = site and me.id = viewer and me.only_real_members)
        and (p.kind not in ('fictional', 'fictional_ai')
          or (select s.settings ->> 'fictional_visibility' from sites s where s.id = site) is distinct from 'off')))
    and not exists (
      select 1 from blocks b
      where b.site_id = site
        and ((b.blocker_id = viewer and b.blocked_id = shown) or (b.blocker_id = shown and b.blocked_id = viewer))));
