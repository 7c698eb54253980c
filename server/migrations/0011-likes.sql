create table likes (
  site_id smallint not null,
  actor_id uuid not null,
  target_id uuid not null,
  -- Where the member was when they tapped; only a member's own act makes a like (T16).
  source text not null check (source in ('card', 'profile', 'swipe', 'signup', 'suggestion', 'popup')),
  created_at timestamptz not null,
  -- When the target opened the actor's profile: the like is then no longer new.
  seen_at timestamptz,
  -- When the actor was shown the match modal; a match is two likes, one each way.
  match_shown_at timestamptz,
  -- Serves: did I like this one; the other half of a match.
  primary key (site_id, actor_id, target_id),
  foreign key (site_id, actor_id) references profiles (site_id, id) on delete cascade,
  foreign key (site_id, target_id) references profiles (site_id, id) on delete cascade,
  check (actor_id <> target_id)
);
-- Serves: likes received, new first.
create index likes_received on likes (site_id, target_id, created_at desc, actor_id) include (seen_at);
-- Serves: likes given, new first.
create index likes_given on likes (site_id, actor_id, created_at desc, target_id);
-- Serves: the count of new likes.
create index likes_new on likes (site_id, target_id, actor_id) where seen_at is null;
select describe_columns('likes', '{site_id,actor_id,target_id,source,created_at,seen_at,match_shown_at}', 'who likes whom; contract; until taken back or erasure');

-- What other modules may read of likes: whom somebody liked.
create view given_likes as select site_id, actor_id, target_id from likes;

-- A like comes from a person and goes to somebody who can be liked: a member or an invented profile, never a livecam or partner one (C19, T16).
create function refuse_false_like() returns trigger language plpgsql as $$
begin
  if (select kind from profile_cards where site_id = new.site_id and id = new.actor_id) is distinct from 'member'
     or (select kind from profile_cards where site_id = new.site_id and id = new.target_id) in ('livecam', 'partner') then
    raise exception 'such a profile cannot like or be liked' using errcode = '23001';
  end if;
  return new;
end $$;
create trigger likes_are_true before insert or update of actor_id, target_id on likes for each row execute function refuse_false_like();

-- Can `viewer` find `shown` now: seen at all, and not invisible, except to whom the invisible one liked or talks with (B6, PRIV-1).
create function is_found_v1(site smallint, viewer uuid, shown uuid) returns boolean language sql stable parallel safe
return is_visible_v1(site, viewer, shown) and (
  not exists (select 1 from profile_cards p where p.site_id = site and p.id = shown and p.is_invisible)
  or exists (select 1 from given_likes l where l.site_id = site and l.actor_id = shown and l.target_id = viewer)
  or exists (select 1 from conversation_pairs c where c.site_id = site and c.member_id = viewer and c.other_id = shown));

-- How many likes a member has not seen, of people who can be seen; counted up to 100, which badges show as 99+.
create function new_likes_v1(p_site smallint, p_member uuid) returns integer language sql stable
return (select count(*) from (
  select 1 from likes l where l.site_id = p_site and l.target_id = p_member and l.seen_at is null and is_visible_v1(p_site, p_member, l.actor_id) limit 100) new_ones);

-- A block takes the likes of the two back, both ways; unblocking brings none of them back (T123).
create function forget_likes_of_blocked() returns trigger language plpgsql as $$
begin
  delete from likes l where l.site_id = new.site_id
    and ((l.actor_id = new.blocker_id and l.target_id = new.blocked_id) or (l.actor_id = new.blocked_id and l.target_id = new.blocker_id));
  return null;
end $$;
create trigger blocks_end_likes after insert on blocks for each row execute function forget_likes_of_blocked();
