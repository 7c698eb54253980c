-- Notes that a member read a conversation up to a message: unread is what the other wrote after it. The member's
-- devices hear of it, and the other side: how far was read if they are premium (CHAT-6) and both show what they read,
-- else only that it arrived, and nothing where the two are kept apart (T123). No row: the conversation is not the
-- member's.
create or replace function mark_read_v2(p_site smallint, p_member uuid, p_conversation text, p_seq integer,
  p_now timestamptz)
  returns table (unread integer, other_id uuid, has_changed boolean) language plpgsql as $$
#variable_conflict use_column
declare talk record; before conversation_members; after conversation_members; is_premium boolean; is_shown boolean;
begin
  select cm.conversation_id as id, cm.other_id into talk from conversation_members cm
    where cm.site_id = p_site and cm.member_id = p_member and cm.conversation_id = (
      select c.id from conversations c where c.site_id = p_site and c.public_id = p_conversation);
  if not found then return; end if;
  perform lock_streams_v1(array[p_member, talk.other_id]);
  select * into before from conversation_members cm
    where cm.site_id = p_site and cm.member_id = p_member and cm.conversation_id = talk.id;
  select greatest(before.read_seq, least(p_seq, c.last_seq)) into after.read_seq
    from conversations c where c.site_id = p_site and c.id = talk.id;
  update conversation_members cm set read_seq = after.read_seq,
      delivered_seq = greatest(cm.delivered_seq, after.read_seq),
      unread = (select count(*) from messages m where m.site_id = p_site and m.conversation_id = talk.id
        and m.seq > greatest(after.read_seq, cm.removed_seq) and m.sender_id <> p_member)
    where cm.site_id = p_site and cm.member_id = p_member and cm.conversation_id = talk.id returning cm.* into after;
  unread := after.unread; other_id := talk.other_id;
  has_changed := after.read_seq > before.read_seq or after.unread <> before.unread;
  if has_changed then
    if after.unread = 0 then perform untell_v1(p_site, p_member, p_conversation, p_now); end if;
    perform append_event_v1(p_member, 'read',
      jsonb_build_object('conversation', p_conversation, 'seq', after.read_seq, 'unread', after.unread), p_now);
  end if;
  -- No row: nobody reads the events of a profile without an account.
  select a.is_premium into is_premium from account_cards a where a.site_id = p_site and a.id = talk.other_id;
  is_shown := is_premium and (select bool_and(v.shows_reading) from profile_viewers v
    where v.site_id = p_site and v.id in (p_member, talk.other_id));
  if is_premium is not null and is_visible_v1(p_site, talk.other_id, p_member)
    and after.read_seq > (case when is_shown then before.read_seq else before.delivered_seq end) then
    perform append_event_v1(talk.other_id, case when is_shown then 'receipt' else 'delivered' end,
      jsonb_build_object('conversation', p_conversation, 'seq', after.read_seq), p_now);
  end if;
  return next;
end $$;
