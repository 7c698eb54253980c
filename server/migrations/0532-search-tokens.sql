-- What an index finds members by who answered something that few do: a number for each site, gender and country, below 0, and one for each answer
-- and interest: bits of the first mask count from 0, of the second from 63, of the interests from 126. The bit that every mask has on is none.
create function place_token_v1(site smallint, gender text, country text) returns integer language sql immutable parallel safe
return -1 - ((site::integer * 676 + (ascii(country) - 65) * 26 + ascii(substr(country, 2)) - 65) * 3
  + case gender when 'male' then 0 when 'female' then 1 else 2 end);

create function search_tokens_v1(site smallint, gender text, country text, answers bigint, answers_2 bigint, interests bigint)
returns integer[] language sql immutable parallel safe
return array(
  select place_token_v1(site, gender, country) where country is not null
  union all select bit from generate_series(0, 62) bit where bit <> 51 and answers & (1::bigint << bit) <> 0
  union all select 63 + bit from generate_series(0, 62) bit where answers_2 <> 1::bigint << 51 and bit <> 51 and answers_2 & (1::bigint << bit) <> 0
  union all select 126 + bit from generate_series(0, 62) bit where interests <> 1::bigint << 51 and bit <> 51 and interests & (1::bigint << bit) <> 0);
