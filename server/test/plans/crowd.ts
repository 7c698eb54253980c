import { findCities } from '../../src/places/index.ts';
import type { Kit } from '../kit.ts';
import type { Person } from '../profiles.ts';

const members = 12_000;

/** The tables that grow with members and what they do, and are full with the crowd. */
export const filled = [
  'accounts',
  'attempts',
  'blocks',
  'conversation_members',
  'conversations',
  'held_messages',
  'hidden_messages',
  'likes',
  'live_events',
  'live_looks',
  'live_streams',
  'messages',
  'profiles',
  'rates',
  'sessions',
  'swipe_days',
  'tellings',
];

// Two of three in the Netherlands. Nobody is bald, and of a thousand three have red hair. By ids and public ids all
// stand before whoever was added otherwise, so that what walks over them meets that one last.
const profiles = `insert into profiles (site_id, id, public_id, kind, status, is_confirmed, name, birth_date, gender,
    country, region, city, cell, rank, photo_count, last_active_on, created_at, hair_color, eye_color, interests)
  select 1, overlay(gen_random_uuid()::text placing '00' from 1)::uuid, '-' || left(md5(n::text), 13), 'member',
    'active', true, 'Lid' || n, $1::date - 7000 - n % 18000, (array['male', 'female'])[1 + n % 2],
    (array['NL', 'NL', 'BE'])[1 + n / 2 % 3], city.region, city.name, city.cell, 8000 + n * 7919 % 3000, n % 3,
    $1::date - n % 400, $1::timestamptz - n % 700 * interval '1 day',
    case when n % 1000 < 3 then 'red' else 'brown' end, (array['brown', 'blue', 'green'])[1 + n % 3], '{art}'
  from generate_series(1, ${members}) n
  join unnest($2::text[], $3::text[], $4::integer[]) with ordinality as city (region, name, cell, nth)
    on city.nth = 1 + n % cardinality($2)`;

/** What the statements below are written for: the moment, and the one who talks with many. */
const given = `with given as (select $1::timestamptz as now, $2::uuid as one),
  lid as (select p.*, g.now, g.one from profiles p, given g where p.site_id = 1 and p.name like 'Lid%'),
  pairs as (select p.*, lead(p.id) over (order by p.id) as next from lid p)`;

const ofMembers = [
  `insert into accounts (site_id, id, public_id, email, password_hash, status, locale, signed_up_at)
    select 1, id, public_id, name || '@crowd.example', 'x', 'confirmed', 'nl', created_at from lid`,
  `insert into sessions (site_id, account_id, token_hash, created_at, last_used_at, expires_at, proved_at)
    select 1, id, sha256(id::text::bytea), now, now, now + interval '30 days', now from lid`,
  `insert into live_streams (subscriber_id, last_seq) select id, 3 from lid`,
  `insert into live_looks (subscriber_id, until) select id, now + interval '1 year' from lid`,
  `insert into live_events (subscriber_id, seq, kind, payload, created_at)
    select id, nth, 'people_changed', '{}'::jsonb, now from lid, generate_series(1, 3) nth
    union all select one, last_seq + nth, 'people_changed', '{}'::jsonb, now
      from given join live_streams on subscriber_id = one, generate_series(1, 20000) nth`,
  `update live_streams set last_seq = last_seq + 20000 from given where subscriber_id = one`,
  `insert into rates (site_id, action, subject, began_at, over_at)
    select 1, 'GET /api/members.php', sha256(id::text::bytea), now, now + interval '1 day' from lid`,
  `insert into attempts (site_id, action, subject, taken_at, changed_at)
    select 1, 'login', sha256(id::text::bytea), array[now], now from lid`,
  `insert into swipe_days (site_id, member_id, day, likes) select 1, id, now::date, 1 from lid`,
  `insert into tellings (site_id, id, member_id, kind, about, state, made_at, done_at)
    select 1, gen_random_uuid(), id, 'message', public_id, 'told', now, now from lid`,
  `insert into likes (site_id, actor_id, target_id, source, created_at)
    select 1, id, next, 'card', now from pairs where next is not null`,
  `insert into blocks (site_id, blocker_id, blocked_id, created_at)
    select 1, next, id, now from pairs where next is not null`,
];
const ofTalks = [
  `insert into conversations (id, site_id, public_id, low_id, high_id, started_by, last_seq, created_at)
    select gen_random_uuid(), 1, '-' || left(md5(id::text), 13), id, next, id, 2, now
      from pairs where next is not null
    union all (select gen_random_uuid(), 1, '--' || left(md5(id::text), 12), id, one, id, 2, now
      from lid where gender = 'female' limit 300)`,
  `insert into conversation_members (site_id, conversation_id, member_id, other_id, last_message_at)
    select 1, c.id, side.member, side.other, now - c.nth * interval '1 second'
    from given, (select *, row_number() over (order by id) as nth from conversations) c
      cross join lateral (values (low_id, high_id), (high_id, low_id)) side (member, other)
    on conflict do nothing`,
  `insert into messages (conversation_id, seq, site_id, sender_id, client_key, kind, body, price, balance_after,
      granted_after, created_at)
    select id, nth, 1, started_by, gen_random_uuid(), 'text', 'Hoi', 0, 0, 0, now
    from given join conversations on started_by <> one, generate_series(1, 2) nth`,
  `insert into messages (conversation_id, seq, site_id, sender_id, client_key, kind, body, price, balance_after,
      granted_after, created_at)
    select id, last_seq + nth, 1, one, gen_random_uuid(), 'text', 'Hoi', 0, 0, 0, now
    from given join conversations on started_by = one, generate_series(1, 3000) nth`,
  `update conversations set last_seq = last_seq + 3000 from given where started_by = one`,
  `insert into hidden_messages (site_id, member_id, conversation_id, seq)
    select 1, started_by, id, 1 from given, conversations where started_by <> one`,
  `insert into held_messages (site_id, sender_id, conversation_id, client_key, kind, body, created_at)
    select 1, started_by, id, gen_random_uuid(), 'text', 'Hoi', now from given, conversations where started_by <> one`,
];

/**
 * Very many members who write, like and block; with hundreds of them `one` talks, who wrote very many messages where
 * they began themselves, and missed very many events.
 */
export async function addCrowd({ db, clock }: Kit, one: Person): Promise<void> {
  const now = clock.now();
  const cities = (await findCities({ country: 'NL', limit: 400 })).filter(({ region }) => region !== null);
  const ofCities = [cities.map(({ region }) => region), cities.map(({ name }) => name), cities.map(({ cell }) => cell)];
  const client = await db.pool.connect();
  try {
    await client.query(profiles, [now, ...ofCities]);
    // What triggers and foreign keys would look at is so.
    await client.query('set session_replication_role = replica');
    for (const text of [...ofMembers, ...ofTalks]) await client.query(`${given} ${text}`, [now, one.id]);
    await client.query('reset session_replication_role');
  } finally {
    client.release();
  }
}
