-- Whether a text holds what may be the number of a card: 13 to 19 digits, as one or in the groups in which cards print
-- them, beginning as those of the schemes do and with the right last digit (Luhn). Numbers of accounts are none.
create or replace function has_card_number_v1(p_text text) returns boolean language sql immutable as $$
  select exists (select from regexp_matches(p_text, '(?<![0-9A-Za-z])(?<![A-Z][A-Z]\d\d )('
      || '[2-6]\d{12,18}|[2-6]\d{3} \d{4} \d{4} \d{1,7}|[2-6]\d{3}-\d{4}-\d{4}-\d{1,7}|3\d{3}[ -]\d{6}[ -]\d{5}'
      || ')(?![0-9A-Za-z]|[ -]\d)', 'g') as found (parts)
    cross join lateral (select regexp_replace(found.parts[1], '\D', '', 'g') as digits) as number
    where length(number.digits) between 13 and 19 and (select sum(case when at % 2 = 1 then digit
          when digit > 4 then 2 * digit - 9 else 2 * digit end) % 10
        from (select nth as at, substr(reverse(number.digits), nth, 1)::integer as digit
          from generate_series(1, length(number.digits)) as nth) as places) = 0)
$$;
