-- How many messages of a member wait for the confirmation of their address (C2).
create or replace function held_total_v1(p_site smallint, p_member uuid) returns integer language sql stable as $$
  select count(*)::integer from held_messages h where h.site_id = p_site and h.sender_id = p_member
$$;
