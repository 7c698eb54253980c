-- Whoever a partner signs up tells their gender later, on the site itself (ACC-4). Until then nobody finds, sees or counts them: a profile
-- without one is never `is_confirmed`, which every index, view and list of profiles asks for already. Nor do they see anybody, so that no
-- like, message or suggestion can come of it.
alter table profiles alter column gender drop not null;
alter table profiles add constraint profiles_shown_is_told check (gender is not null or not is_confirmed) not valid;
alter table profiles validate constraint profiles_shown_is_told;

create or replace function is_visible_v1(site smallint, viewer uuid, shown uuid) returns boolean language sql stable parallel safe
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
      where b.site_id = site and ((b.blocker_id = viewer and b.blocked_id = shown) or (b.blocker_id = shown and b.blocked_id = viewer))));
