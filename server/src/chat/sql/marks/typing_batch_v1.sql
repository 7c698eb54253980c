-- Who of several members, each once, may tell the other side of a conversation that they are typing, and whom: by a
-- session that is still open, of a confirmed account, in a conversation that is there for them (T5, C20), to somebody
-- they are not kept apart from (T123).
-- What stands in `is true` brings no index into question: a plan made while there were few rows, and kept, went through
-- all of a site by one that begins with the site.
create or replace function typing_batch_v1(p_sites smallint[], p_members uuid[], p_sessions bytea[],
  p_conversations text[], p_now timestamptz)
  returns table (place integer, other_id uuid)
  language plpgsql stable
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off
as $$
#variable_conflict use_column
begin
  return query select a.place::integer, cm.other_id
    from unnest(p_sites, p_members, p_sessions, p_conversations)
      with ordinality as a(site, member, session, conversation, place)
    join session_cards s on (s.site_id = a.site and s.member_id = a.member and s.expires_at > p_now) is true
      and s.token_hash = a.session
    join account_cards me on (me.site_id = a.site and me.status = 'confirmed') is true and me.id = a.member
    join conversation_members cm on cm.site_id = a.site and cm.member_id = a.member and cm.conversation_id = (
      select c.id from conversations c where c.site_id = a.site and c.public_id = a.conversation)
    join profile_cards other on (other.site_id = a.site and other.kind = 'member') is true and other.id = cm.other_id
    where is_visible_v1(a.site, cm.other_id, a.member);
end $$;
