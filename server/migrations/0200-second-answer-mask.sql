-- A second mask of answers, for the options numbered from 63 on; bit 51 is on here too, so that a filter that asks for nothing is a mask of
-- all bits. Its default is no expression to compute: no row is written.
alter table profiles add column answer_bits_2 bigint not null default 2251799813685248;
select describe_columns('profiles', '{answer_bits_2}', 'finding members by what they told; contract; until withdrawn or erasure');

create or replace view findable_members as
select site_id, id, gender, looks_for, country, region, cell, birth_date, rank, photo_count, ad_consent, answer_bits, interest_bits, last_active_on,
  created_at, answer_bits_2
from profiles where kind = 'member' and status = 'active' and is_confirmed and not is_invisible;

create or replace view findable_others as
select site_id, id, kind, gender, looks_for, country, birth_date, rank, photo_count, answer_bits, interest_bits, answer_bits_2 from profiles
where kind <> 'member' and status = 'active' and is_confirmed and not is_invisible;

-- From here on triggers write the masks: a generated column could learn a new option only by writing every row anew, under a lock. What is
-- stored stays. A migration that gives a number, to an option or to an interest, states the function here again with it.
alter table profiles
  alter column answer_bits drop expression,
  alter column interest_bits drop expression;

create function keep_answer_bits() returns trigger language plpgsql as $$
begin
  new.answer_bits := 1::bigint << 51
    | option_bit_v1(0, array['hetero', 'gay', 'lesbian', 'bi'], new.sexuality)
    | option_bit_v1(7, array['none', 'few', 'many'], new.tattoos)
    | option_bit_v1(14, array['blond', 'brown', 'black', 'red', 'grey', 'bald', 'other'], new.hair_color)
    | option_bit_v1(21, array['blue', 'green', 'brown', 'grey', 'other'], new.eye_color)
    | option_bit_v1(28, array['slim', 'average', 'athletic', 'curvy', 'full'], new.body_type)
    | option_bit_v1(35, array['single', 'divorced', 'widowed', 'separated', 'relationship'], new.relationship_status)
    | option_bit_v1(42, array['relationship', 'friendship', 'dates', 'chat', 'unsure'], new.signup_reason);
  new.answer_bits_2 := 1::bigint << 51;
  return new;
end $$;
-- A member who comes by, or is ranked anew, fires neither.
create trigger profiles_answer_bits before insert or update of
  sexuality, tattoos, hair_color, eye_color, body_type, relationship_status, signup_reason, answer_bits, answer_bits_2
  on profiles for each row execute function keep_answer_bits();

create function keep_interest_bits() returns trigger language plpgsql as $$
begin
  new.interest_bits := interest_bits_v1(new.interests);
  return new;
end $$;
create trigger profiles_interest_bits before insert or update of interests, interest_bits
  on profiles for each row execute function keep_interest_bits();

drop function answer_bits_v1(text, text, text, text, text, text, text);
