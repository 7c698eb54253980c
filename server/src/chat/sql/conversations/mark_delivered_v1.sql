-- Notes that all messages to a member have reached one of their devices; answers whom to wake. Who gets messages of
-- somebody they are kept apart from is not told about to them (T123): the member's own figures move on alone.
create or replace function mark_delivered_v1(p_site smallint, p_member uuid, p_now timestamptz)
  returns table (other_id uuid) language plpgsql as $$
#variable_conflict use_column
declare talk record; others uuid[]; talks uuid[];
begin
  select array_agg(distinct a.id), array_agg(c.id) into others, talks from conversation_members cm
    join conversations c on c.id = cm.conversation_id
    join account_cards a on a.site_id = cm.site_id and a.id = cm.other_id
    where cm.site_id = p_site and cm.member_id = p_member and c.site_id = p_site and cm.is_listed and cm.unread > 0
      and c.last_seq > cm.delivered_seq;
  if others is null then return; end if;
  perform lock_streams_v1(others);
  for talk in
    update conversation_members cm set delivered_seq = c.last_seq from conversations c
      where cm.site_id = p_site and cm.member_id = p_member and cm.conversation_id = any(talks) and c.site_id = p_site
        and c.id = cm.conversation_id and c.last_seq > cm.delivered_seq
      returning cm.other_id, c.public_id, c.last_seq
  loop
    continue when not is_visible_v1(p_site, talk.other_id, p_member);
    perform append_event_v1(talk.other_id, 'delivered',
      jsonb_build_object('conversation', talk.public_id, 'seq', talk.last_seq), p_now);
    other_id := talk.other_id;
    return next;
  end loop;
end $$;
