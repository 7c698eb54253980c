-- Whether somebody has a page open at this moment, on any process.
create or replace function is_looking_v1(p_subscriber uuid) returns boolean language sql stable
return exists (select from live_looks l where l.subscriber_id = p_subscriber and l.until > now());
