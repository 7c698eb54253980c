-- How many of a member's unread messages (`unread_total_v1`) are of members: the rest is of invented profiles.
create or replace function unread_of_members_v1(p_site smallint, p_member uuid) returns integer
  language sql stable as $$
  select coalesce(sum(talk.unread), 0)::integer
  from conversation_members talk
  join profile_cards other on other.site_id = talk.site_id and other.id = talk.other_id
  where talk.site_id = p_site and talk.member_id = p_member and talk.is_listed and talk.unread > 0
    and other.kind = 'member'
    and not exists (select 1 from block_pairs b
      where b.site_id = talk.site_id and b.blocker_id = talk.member_id and b.blocked_id = talk.other_id)
$$;
