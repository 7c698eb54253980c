-- A photo that a profile shows, as evidence of a report: where its file lies, and what knows it again once it is gone.
create or replace function photo_evidence_v1(p_site smallint, p_profile uuid, p_photo text) returns jsonb
  language sql stable as $$
  select jsonb_build_object('id', p.public_id, 'file', format('photos/%s/%s/full-v1.webp', p.site_id, p.key),
    'sha256', encode(p.content_hash, 'hex'), 'alt', p.alt)
  from photos p
  where p.site_id = p_site and p.profile_id = p_profile and p.public_id = p_photo and p.state = 'active'
$$;
