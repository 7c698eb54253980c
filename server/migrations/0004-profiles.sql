-- One row per profile that can be shown, of whatever kind (T1). A member's profile has the id of its account; others have no account.
create table profiles (
  site_id smallint not null references sites,
  id uuid not null,
  public_id text not null check (length(public_id) = 14),
  kind text not null check (kind in ('member', 'fictional', 'fictional_ai', 'livecam', 'partner')),
  status text not null check (status in ('active', 'disabled', 'leaving', 'erased')),
  -- False until the e-mail address is confirmed (C4): not found, not shown.
  is_confirmed boolean not null,
  is_invisible boolean not null default false,
  name text not null check (length(name) between 1 and 60),
  name_key text generated always as (lower(name)) stored,
  birth_date date not null,
  gender text not null check (gender in ('male', 'female', 'non_binary')),
  -- Bits: 1 male, 2 female, 4 non-binary. Null without the consent of T75: the profile is then found by whoever looks for its gender.
  looks_for smallint check (looks_for between 1 and 7),
  sexuality text check (sexuality in ('hetero', 'gay', 'lesbian', 'bi')),
  country text check (length(country) = 2),
  region text,
  city_id integer,
  city text,
  -- The 5 km grid cell of the city (T85); no coordinates are stored.
  cell integer,
  quote text not null default '' check (length(quote) <= 300),
  about text not null default '' check (length(about) <= 8000),
  interests text[] not null default '{}' check (cardinality(interests) <= 15),
  tattoos text, hair_color text, eye_color text, body_type text, relationship_status text, signup_reason text,
  completeness smallint not null default 0,
  -- The public file of the main photo, once it is active; null if none.
  main_photo_key text,
  photo_count smallint not null default 0,
  -- The site's calendar day the member was last here; no finer time is kept.
  last_active_on date,
  -- What search orders by, see rank_v1; changes at most once a day (SEARCH-2).
  rank integer not null default 0,
  ranked_on date,
  only_real_members boolean not null default false,
  ad_consent boolean not null default false,
  name_changed_at timestamptz,
  gender_changed_at timestamptz,
  created_at timestamptz not null,
  company jsonb,
  primary key (site_id, id),
  unique (site_id, public_id),
  -- Only people are somewhere (T10).
  constraint profiles_place_of_members check (kind = 'member' or (region is null and city_id is null and city is null and cell is null)),
  -- Who runs it and what it costs stands on every livecam and partner profile (T14).
  constraint profiles_company_named check (kind not in ('livecam', 'partner') or (company is not null and company ?& '{name,price,url}'))
);
create unique index profiles_id on profiles (id);
-- A name is unique per site regardless of case, among members (ACC-2).
create unique index profiles_name_key on profiles (site_id, name_key) where kind = 'member' and status <> 'erased';

select describe_columns('profiles', '{site_id,id,public_id,kind,status,is_confirmed,is_invisible,created_at,completeness,photo_count,rank,ranked_on,name_changed_at,gender_changed_at,name_key}', 'showing and finding profiles; contract; until erasure');
select describe_columns('profiles', '{name,birth_date,gender,quote,about,interests,tattoos,hair_color,eye_color,body_type,relationship_status,signup_reason}', 'what the member tells other members; contract; until erasure');
select describe_columns('profiles', '{looks_for,sexuality}', 'matching by whom one looks for; explicit consent; until withdrawn or erasure');
select describe_columns('profiles', '{country,region,city_id,city,cell}', 'finding people nearby, no finer than a 5 km cell; contract; until erasure');
select describe_columns('profiles', '{last_active_on}', 'showing who was here lately, by day; contract; until erasure');
select describe_columns('profiles', '{main_photo_key}', 'showing the main photo; contract; until erasure');
select describe_columns('profiles', '{only_real_members,ad_consent}', 'what the member chose to see and to be used for; contract; until erasure');
select describe_columns('profiles', '{company}', 'which company runs a livecam or partner profile; no personal data; life of the profile');

-- A kind never changes: a member's profile cannot become an invented one, nor the other way round (T1).
create function refuse_kind_change() returns trigger language plpgsql as $$
begin
  raise exception 'the kind of a profile cannot change' using errcode = '23001';
end $$;
create trigger profiles_kind_stays before update of kind on profiles for each row when (old.kind is distinct from new.kind) execute function refuse_kind_change();

create table blocks (
  site_id smallint not null,
  blocker_id uuid not null,
  blocked_id uuid not null,
  created_at timestamptz not null,
  primary key (site_id, blocker_id, blocked_id),
  foreign key (site_id, blocker_id) references profiles (site_id, id) on delete cascade,
  foreign key (site_id, blocked_id) references profiles (site_id, id) on delete cascade,
  check (blocker_id <> blocked_id)
);
-- Serves: who blocked me, in the visibility predicate.
create index blocks_of_blocked on blocks (site_id, blocked_id, blocker_id);
select describe_columns('blocks', '{site_id,blocker_id,blocked_id,created_at}', 'keeping two people apart; contract; until unblocked or erasure');

-- Who keeps whom away, for the searches of other modules.
create view block_pairs as select site_id, blocker_id, blocked_id from blocks;

-- The bit of a gender in `looks_for`.
create function gender_bit_v1(gender text) returns smallint language sql immutable parallel safe
return case gender when 'male' then 1::smallint when 'female' then 2::smallint when 'non_binary' then 4::smallint end;

-- What search orders by (SEARCH-2): ten for each day, so that who was here last comes first; a photo is worth three days, a complete profile two.
create function rank_v1(last_active_on date, completeness smallint, has_photo boolean) returns integer language sql immutable parallel safe
return greatest(0, coalesce(last_active_on - date '2024-01-01', 0)) * 10 + completeness / 5 + case when has_photo then 30 else 0 end;

-- Visibility, the one predicate (T123, T5): may `viewer` (null: a guest) see `shown` at all? Used by reads, counts, live and mail.
-- Whether an invisible member can be found is `is_found_v1`.
create function is_visible_v1(site smallint, viewer uuid, shown uuid) returns boolean language sql stable parallel safe
return exists (
  select 1 from profiles p
  where p.site_id = site and p.id = shown and p.status = 'active' and p.is_confirmed
    and (p.kind = 'member'
      or (not exists (select 1 from profiles me where me.site_id = site and me.id = viewer and me.only_real_members)
        and (p.kind not in ('fictional', 'fictional_ai')
          or (select s.settings ->> 'fictional_visibility' from sites s where s.id = site) is distinct from 'off')))
    and not exists (
      select 1 from blocks b
      where b.site_id = site and ((b.blocker_id = viewer and b.blocked_id = shown) or (b.blocker_id = shown and b.blocked_id = viewer))));

-- What a viewer chose to see, for the lists of other modules.
create view profile_viewers as select site_id, id, only_real_members from profiles;

-- What other modules may read of a profile to draw its card.
create view profile_cards as
select site_id, id, public_id, kind, status, is_confirmed, is_invisible, name, birth_date, gender, country, region, city, cell, quote, main_photo_key, photo_count, company,
  completeness, last_active_on
from profiles;
