-- Tells a member, as the next message of their conversation with a profile, that the profile was removed for fraud
-- (T121). False: it was told, or they did not both write.
create or replace function warn_of_fraud_v1(p_site smallint, p_member uuid, p_profile uuid, p_now timestamptz)
  returns boolean language plpgsql as $$
declare talk conversations;
begin
  perform lock_streams_v1(array[p_member]);
  select * into talk from conversations c
    where c.site_id = p_site and c.low_id = least(p_member, p_profile) and c.high_id = greatest(p_member, p_profile);
  if not found
    or exists (select 1 from messages m where m.site_id = p_site and m.conversation_id = talk.id
      and m.kind = 'notice' and m.body = 'fraud')
    or (select count(distinct m.sender_id) from messages m where m.site_id = p_site and m.conversation_id = talk.id) < 2
  then return false; end if;
  perform post_notice_v1(p_site, p_member, talk.id,
    (select p.public_id from profile_cards p where p.site_id = p_site and p.id = p_profile), 'fraud', null, p_now);
  return true;
end $$;
