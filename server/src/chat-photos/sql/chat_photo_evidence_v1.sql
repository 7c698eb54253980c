-- A photo that a member was sent by a profile, as evidence of a report: where its file lies, and what knows it again
-- once it is gone.
create or replace function chat_photo_evidence_v1(p_site smallint, p_member uuid, p_profile uuid, p_photo text)
  returns jsonb language sql stable as $$
  select jsonb_build_object('id', p.public_id, 'file', format('chat-photos/%s/%s/full-v1.webp', p.site_id, p.key),
    'sha256', encode(p.content_hash, 'hex'))
  from chat_photos p
  where p.site_id = p_site and p.sender_id = p_profile and p.recipient_id = p_member and p.public_id = p_photo
$$;
