-- Who reads or gets messages of somebody they are kept apart from is not told about to them (T123): the member's own figures move on alone.
create or replace function mark_read_v2(p_site smallint, p_member uuid, p_conversation text, p_seq integer, p_now timestamptz)
  returns table (unread integer, other_id uuid, has_changed boolean) language plpgsql as $$
#variable_conflict use_column
declare talk record; before conversation_members; after conversation_members; is_premium boolean; is_shown boolean;
begin
  select c.id, cm.other_id into talk from conversations c join conversation_members cm on cm.conversation_id = c.id
    where c.site_id = p_site and c.public_id = p_conversation and cm.site_id = p_site and cm.member_id = p_member;
  if not found then return; end if;
  perform lock_streams_v1(array[p_member, talk.other_id]);
  select * into before from conversation_members cm where cm.site_id = p_site and cm.member_id = p_member and cm.conversation_id = talk.id;
  select greatest(before.read_seq, least(p_seq, c.last_seq)) into after.read_seq from conversations c where c.site_id = p_site and c.id = talk.id;
  update conversation_members cm set read_seq = after.read_seq, delivered_seq = greatest(cm.delivered_seq, after.read_seq),
      unread = (select count(*) from messages m where m.site_id = p_site and m.conversation_id = talk.id
        and m.seq > greatest(after.read_seq, cm.removed_seq) and m.sender_id <> p_member)
    where cm.site_id = p_site and cm.member_id = p_member and cm.conversation_id = talk.id returning cm.* into after;
  unread := after.unread; other_id := talk.other_id;
  has_changed := after.read_seq > before.read_seq or after.unread <> before.unread;
  if has_changed then
    perform append_event_v1(p_member, 'read', jsonb_build_object('conversation', p_conversation, 'seq', after.read_seq, 'unread', after.unread), p_now);
  end if;
  -- No row: nobody reads the events of a profile without an account.
  select a.is_premium into is_premium from account_cards a where a.site_id = p_site and a.id = talk.other_id;
  is_shown := is_premium and (select bool_and(v.shows_reading) from profile_viewers v where v.site_id = p_site and v.id in (p_member, talk.other_id));
  if is_premium is not null and is_visible_v1(p_site, talk.other_id, p_member) and after.read_seq > (case when is_shown then before.read_seq else before.delivered_seq end) then
    perform append_event_v1(talk.other_id, case when is_shown then 'receipt' else 'delivered' end,
      jsonb_build_object('conversation', p_conversation, 'seq', after.read_seq), p_now);
  end if;
  return next;
end $$;

create or replace function mark_delivered_v1(p_site smallint, p_member uuid, p_now timestamptz) returns table (other_id uuid) language plpgsql as $$
#variable_conflict use_column
declare talk record; others uuid[];
begin
  select array_agg(distinct a.id) into others from conversation_members cm join conversations c on c.id = cm.conversation_id
    join account_cards a on a.site_id = cm.site_id and a.id = cm.other_id
    where cm.site_id = p_site and cm.member_id = p_member and c.site_id = p_site and cm.is_listed and cm.unread > 0 and c.last_seq > cm.delivered_seq;
  if others is null then return; end if;
  perform lock_streams_v1(others);
  for talk in
    update conversation_members cm set delivered_seq = c.last_seq from conversations c
      where cm.site_id = p_site and cm.member_id = p_member and cm.other_id = any(others) and c.site_id = p_site and c.id = cm.conversation_id
        and c.last_seq > cm.delivered_seq
      returning cm.other_id, c.public_id, c.last_seq
  loop
    continue when not is_visible_v1(p_site, talk.other_id, p_member);
    perform append_event_v1(talk.other_id, 'delivered', jsonb_build_object('conversation', talk.public_id, 'seq', talk.last_seq), p_now);
    other_id := talk.other_id;
    return next;
  end loop;
end $$;
