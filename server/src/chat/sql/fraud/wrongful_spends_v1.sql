-- What members paid since a moment for messages to profiles that are no members, without having been told so first
-- (T13).
create or replace function wrongful_spends_v1(p_site smallint, p_since timestamptz, p_notices jsonb)
  returns table (member_id uuid, profile_id uuid, conversation_id uuid, seq integer, kind text, created_at timestamptz)
  language sql stable as $$
  select m.sender_id, p.id, m.conversation_id, m.seq, m.kind, m.created_at from profile_cards p
  join conversation_members cm on cm.site_id = p.site_id and cm.member_id = p.id and cm.last_message_at >= p_since
  join account_cards a on a.site_id = cm.site_id and a.id = cm.other_id
  join messages m on m.site_id = cm.site_id and m.conversation_id = cm.conversation_id and m.sender_id = cm.other_id
    and m.price > 0 and m.created_at >= p_since
  where p.site_id = p_site and p.kind <> 'member'
    and (not was_told_v1(p_site, m.sender_id, p.id, m.created_at, p_notices)
      or exists (select from upheld_label_reports r where r.site_id = p_site and r.member_id = m.sender_id
        and r.profile_id = p.id and m.created_at <= r.decided_at))
$$;
