-- Visibility, the one predicate (T123, T5): whom may `viewer` (null: a guest) see at all? Used by reads, counts, live
-- and mail; in a list, what it asks of the viewer is read once for all rows. Whether an invisible member can be found
-- is `is_found_v1`. Who did not tell their gender yet neither sees nor is seen (ACC-4): a profile without one is never
-- `is_confirmed`.
create or replace function all_visible_v1(site smallint, viewer uuid)
  returns table (id uuid) language sql stable parallel safe
begin atomic
  select p.id from profiles p
  where p.site_id = site and p.status = 'active' and p.is_confirmed
    and not exists (select 1 from profiles me where me.site_id = site and me.id = viewer and me.gender is null)
    and (p.kind = 'member'
      or (not exists (select 1 from profiles me where me.site_id = site and me.id = viewer and me.only_real_members)
        and (p.kind not in ('fictional', 'fictional_ai')
          or (select s.settings ->> 'fictional_visibility' from sites s where s.id = site) is distinct from 'off')))
    and not exists (select 1 from blocks b where b.site_id = site and b.blocker_id = viewer and b.blocked_id = p.id)
    and not exists (select 1 from blocks b where b.site_id = site and b.blocker_id = p.id and b.blocked_id = viewer);
end;
