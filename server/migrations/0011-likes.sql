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
  if (select kind from profiles where site_id = new.site_id and id = new.actor_id) is distinct from 'member'
     or (select kind from profiles where site_id = new.site_id and id = new.target_id) in ('livecam', 'partner') then
    raise exception 'such a profile cannot like or be liked' using errcode = '23001';
  end if;
  return new;
end $$;
create trigger likes_are_true before insert or update of actor_id, target_id on likes for each row execute function refuse_false_like();
