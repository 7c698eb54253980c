-- What the ledger calls a message of a kind.
create or replace function spend_cause_v1(p_kind text) returns text language sql immutable parallel safe
return case p_kind when 'photo' then 'photo' when 'gift' then 'gift' else 'message' end;
