-- The bit of a gender in `looks_for`.
create or replace function gender_bit_v1(gender text) returns smallint language sql immutable parallel safe
return case gender when 'male' then 1::smallint when 'female' then 2::smallint when 'non_binary' then 4::smallint end;
