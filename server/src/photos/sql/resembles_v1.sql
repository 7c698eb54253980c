-- Whether two pictures look alike: of the 64 dots of which each has a bit, at most 10 differ. Measured on pictures of
-- models in this repository: copies in another size, quality or brightness differ in 10 at most, half of all pairs in
-- 28 or more.
create or replace function resembles_v1(a bytea, b bytea) returns boolean
  language sql immutable parallel safe
  return length(a) = 8 and length(b) = 8
    and bit_count(('x' || encode(a, 'hex'))::bit(64) # ('x' || encode(b, 'hex'))::bit(64)) <= 10;
