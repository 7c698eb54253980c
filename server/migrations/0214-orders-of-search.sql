-- The days that a search can be ordered by, beside the rank: the last one a member was here, and the one they signed up on. Counted from the
-- day that ranks count from.
create or replace view findable_members as
select site_id, id, gender, looks_for, country, region, cell, birth_date, rank, photo_count, ad_consent, answer_bits, interest_bits, last_active_on,
  created_at, answer_bits_2, coalesce(last_active_on - date '2024-01-01', 0) as active_day,
  (created_at at time zone 'UTC')::date - date '2024-01-01' as arrival_day
from profiles where kind = 'member' and status = 'active' and is_confirmed and not is_invisible;
