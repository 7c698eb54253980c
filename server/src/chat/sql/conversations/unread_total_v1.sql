-- How many messages a member has not read. With "only real members" on, conversations with other kinds do not count
-- (C20), nor do those with whom the member blocked (CHAT-8): the badge counts what stands in the list.
-- What stands in `is true` brings no index into question: a plan made while there were few rows, and kept, went through
-- all of a site by one that begins with the site.
create or replace function unread_total_v1(p_site smallint, p_member uuid) returns integer language sql stable as $$
  select coalesce(sum(talk.unread), 0)::integer
  from conversation_members talk
  join profile_viewers me on (me.site_id = talk.site_id) is true and me.id = talk.member_id
  join profile_cards other on (other.site_id = talk.site_id) is true and other.id = talk.other_id
  where talk.site_id = p_site and talk.member_id = p_member and talk.is_listed and talk.unread > 0
    and (other.kind = 'member' or not me.only_real_members)
    and not exists (select 1 from block_pairs b
      where b.site_id = talk.site_id and b.blocker_id = talk.member_id and b.blocked_id = talk.other_id)
$$;
