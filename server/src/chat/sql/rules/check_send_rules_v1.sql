-- Raises unless the rules of a send are those of `SendRules` (chat/messages/messages.ts): all of them, and no other
-- but `gone`, which few have. A rule that is missing would be null, and null holds nobody back.
create or replace function check_send_rules_v1(p_rules jsonb) returns void language plpgsql immutable as $$
declare
  names constant text[] := '{price,noticeVersion,maxStarted,maxNewPerDay,maxHeld,asks,brakeDay,brakeMonth,day}';
begin
  if p_rules is null or not p_rules ?& names or p_rules - names - 'gone' <> '{}'
    or jsonb_path_exists(p_rules, '$.* ? (@ == null)')
  then
    raise exception 'the rules of a send must be %, not %', names, p_rules using errcode = '22023';
  end if;
end $$;
