-- The conversation that a member has with another, by the pair: the view of pairs goes through all that the member has.
create or replace function conversation_with_v1(p_site smallint, p_member uuid, p_other uuid) returns text
  language sql stable as $$
  select c.public_id
  from conversations c
  join conversation_members cm on cm.member_id = p_member and cm.conversation_id = c.id
  where c.site_id = p_site and c.low_id = least(p_member, p_other) and c.high_id = greatest(p_member, p_other)
$$;
