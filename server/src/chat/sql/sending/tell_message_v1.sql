-- Tells both sides of a message: what is the same for both, and what is for each alone. `p_recipient` is null where
-- nobody reads the events, as of a profile without an account. Both streams are locked.
create or replace function tell_message_v1(p_sender uuid, p_recipient uuid, p_message jsonb, p_to_sender jsonb,
  p_to_recipient jsonb, p_now timestamptz) returns void language plpgsql as $$
declare replied jsonb := p_message #> '{data,reply}';
begin
  if p_recipient is null then
    perform append_events_v1(array[p_sender], 'message', array[p_message || p_to_sender], p_now);
    return;
  end if;
  -- Whose the quoted words are is told from where one stands; what is stored is the sender's view.
  if replied is not null then
    p_to_recipient := p_to_recipient || jsonb_build_object('data',
      jsonb_build_object('reply', replied || jsonb_build_object('mine', not (replied ->> 'mine')::boolean)));
  end if;
  perform append_events_v1(array[p_sender, p_recipient], 'message',
    array[p_message || p_to_sender, p_message || p_to_recipient], p_now);
end $$;
