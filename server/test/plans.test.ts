import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import type { CallInput } from '@vonk/contract/api';
import { fictionalNoticeVersion } from '@vonk/contract/chat';
import { minute } from '@vonk/contract/durations';
import { expect, test, vi } from 'vitest';
import { markAsDelivered } from '../src/chat/conversations/conversations.ts';
import { findCities } from '../src/places/index.ts';
import { sql } from '../src/platform/database/db.ts';
import { openCatchUp } from '../src/platform/live/catch-up.ts';
import { appendEvent } from '../src/platform/live/live-events.ts';
import { createStream } from '../src/platform/live/stream.ts';
import { openStreams } from '../src/platform/live/streams.ts';
import { mergeCellsJob } from '../src/profile/index.ts';
import { createKit } from './kit.ts';
import { password } from './members.ts';
import { addCrowd, filled } from './plans/crowd.ts';
import { openProbe, type Touched } from './plans/touched.ts';
import { addOther, another, type Person } from './profiles.ts';

// PostgreSQL plans a statement once and keeps the plan; one that was made for hardly any rows may walk over all of them
// once they are many. What follows is what a process asks all day.
const kit = await createKit();
const probe = await openProbe(kit);
const [city] = await findCities({ country: 'NL', limit: 1 });
const home = { city: city?.name, cell: city?.cell, region: city?.region };
const luuk = await another(kit, 'luuk', { boughtCredits: 900, isPremium: true, columns: home });
const as = luuk.browser;
const lotte = await another(kit, 'lotte', { columns: home });
// So many that a page is full and a place stands for enough members.
const others: Person[] = [];
for (let each = 0; each < 40; each += 1) others.push(await another(kit, 'lotte', { columns: home }));
const luna = await addOther(kit, 'Luna');

async function write(profile: string): Promise<string> {
  const input = { profile, key: randomUUID(), text: 'Hoi' };
  const { ok, refusal } = await kit.call('POST /api/message.php', input, { as });
  expect(refusal.error).toBeUndefined();
  return ok.conversation;
}
await kit.call('POST /api/acknowledgement.php', { profile: luna.publicId, version: fictionalNoticeVersion }, { as });
const [talk, talkWithNobody] = [await write(lotte.publicId), await write(luna.publicId)];

/** When an act is held to its bounds. */
type When =
  /** By plans that were kept since hardly anything was there, too. */
  | 'always'
  /** By plans made for what is there, of which PostgreSQL knows no more yet than how much it is. */
  | 'planned anew'
  /** Once PostgreSQL looked what is there, as it does within a minute; it plans anew upon that by itself. */
  | 'known';

interface Act {
  readonly when: When;
  run(): Promise<Touched[]>;
  /** What it goes by, once PostgreSQL knows what is there. */
  readonly by: readonly string[];
  /** So many entries and rows at most, and so many blocks, each of its statements reads. */
  readonly most: readonly [read: number, blocks: number];
}

type SearchInput = CallInput<'GET /api/members.php'>;

async function find(input: SearchInput): Promise<string | null> {
  const { ok, refusal } = await kit.call('GET /api/members.php', { fresh: '1', ...input }, { as });
  expect(refusal.error).toBeUndefined();
  return ok.next;
}

const search = (input: SearchInput, by: readonly string[], most: Act['most']): Act => ({
  when: 'known',
  run: () => probe.of(() => find(input)),
  by: ['sessions_pkey', ...by],
  most,
});
/** The page after the first one. */
const goOn = (input: SearchInput, by: readonly string[], most: Act['most']): Act => ({
  ...search(input, by, most),
  run: async () => {
    const cursor = await find(input);
    expect(cursor).not.toBeNull();
    return probe.of(() => find({ ...input, cursor: cursor ?? '' }));
  },
});
/** A page of each cell around, or as many as are counted. */
const many = [2000, 1400] as const;
/** All of the country for the page, for what is similar and for the explanation; but in the index alone. */
const everybody = [27_000, 1000] as const;

const searches: Readonly<Record<string, Act>> = {
  'the first page': search({}, ['search_by_cell_1', 'search_in_country_1', 'likes_given'], many),
  'the second page': goOn({}, ['search_by_cell_1', 'search_in_country_1'], many),
  'the second page of the newest': goOn({ order: 'new' }, ['search_by_arrival'], many),
  'by distance': search({ order: 'near' }, ['search_by_cell_1', 'search_in_country_1'], many),
  'the newest': search({ order: 'new' }, ['search_by_arrival'], many),
  'who was here': search({ order: 'online' }, ['search_by_activity'], many),
  'in a region': search({ countryregion: home.region ?? '' }, ['search_by_region_1', 'search_by_cell_1'], many),
  'within a distance': search({ distance: '25' }, ['search_by_cell_1'], many),
  'the newest within a distance': search({ distance: '25', order: 'new' }, ['search_by_cell_1'], many),
  'rare answers': search({ hair_color: 'red' }, ['search_by_tokens'], [100, 400]),
  'nobody by rare answers': search({ hair_color: 'bald' }, ['search_by_tokens'], [100, 400]),
  'nobody by age': search({ min_age: 98, max_age: 99 }, ['search_in_country_1'], everybody),
};

const forgetMarks = `update conversation_members set unread = 1, read_seq = 0, delivered_seq = 0
  where conversation_id in (select id from conversations where public_id = any($1))`;

interface Asked {
  readonly refusal?: { readonly error?: string };
}

/** With two conversations of which nothing was read, of some hundreds. */
const chat = (
  when: When,
  run: () => Promise<Asked | unknown[]>,
  by: Act['by'],
  most: Act['most'] = [60, 300],
): Act => ({
  when,
  run: async () => {
    await kit.db.pool.query(forgetMarks, [[talk, talkWithNobody]]);
    return probe.of(async () => {
      const answer = await run();
      if ('refusal' in answer) expect(answer.refusal?.error).toBeUndefined();
    });
  },
  by,
  most,
});
const read = (conversation: string) => () =>
  kit.call('POST /api/chat-read.php', { conversation, seq: 1_000_000 }, { as });

/** A stream comes back that missed 250 events. */
async function comeBack(): Promise<never[]> {
  const told = 'select last_seq::integer as last from live_streams where subscriber_id = $1';
  const { rows } = await kit.db.pool.query<{ last: number }>(told, [luuk.id]);
  const outgoing = Object.assign(new PassThrough().resume(), { writeHead: () => undefined });
  const from = Math.max(0, (rows[0]?.last ?? 0) - 250);
  expect(await kit.services.live.open(outgoing as unknown as ServerResponse, luuk.id, from)).toBe(true);
  outgoing.destroy();
  return [];
}

const [byName, bySide] = ['conversations_site_id_public_id_key', 'conversation_members_pkey'];
const chats: Readonly<Record<string, Act>> = {
  'the list of chats': chat(
    'planned anew',
    () => kit.call('GET /api/chats.php', {}, { as }),
    ['sessions_pkey', 'conversation_members_list', 'conversation_members_unread'],
    [300, 1200],
  ),
  'the unread chats first': chat(
    'planned anew',
    () => kit.call('GET /api/chats.php', { unread_first: '1' }, { as }),
    ['conversation_members_unread', 'conversation_members_list'],
    [300, 1200],
  ),
  'a conversation': chat('planned anew', () => kit.call('GET /api/chat.php', { conversation: talk }, { as }), [
    byName,
    bySide,
    'messages_pkey',
  ]),
  'a message': chat('planned anew', () => write(lotte.publicId).then(() => []), [bySide, 'rates_pkey']),
  reading: chat('always', read(talk), [byName, bySide, 'live_streams_pkey', 'rates_pkey']),
  'reading what nobody wrote': chat('planned anew', read(talkWithNobody), [byName, bySide]),
  typing: chat('always', () => kit.call('POST /api/typing.php', { conversation: talk }, { as }), [byName, bySide]),
  receiving: chat('always', () => kit.call('POST /api/chat-delivered.php', {}, { as }), [
    'conversation_members_unread',
  ]),
  'receiving alone': chat(
    'planned anew',
    () => markAsDelivered(kit.db, { siteId: 1, memberId: luuk.id }, kit.clock.now()),
    ['conversation_members_unread', bySide],
  ),
  'a stream that comes back': chat('always', comeBack, ['live_streams_pkey', 'live_events_pkey'], [600, 60]),
  'an event': {
    when: 'always',
    run: () =>
      probe.ofTransactions(() =>
        kit.db.transact((tx) =>
          appendEvent(tx, luuk.id, { kind: 'people_changed', payload: {}, now: kit.clock.now() }),
        ),
      ),
    by: ['live_streams_pkey'],
    most: [10, 60],
  },
};

const goesWell = async (answer: Promise<Asked>) => expect((await answer).refusal?.error).toBeUndefined();

/** What a process asks at each beat, of the streams that are open. */
async function askAtBeat(): Promise<void> {
  const streams = openStreams();
  for (const { id: subscriberId } of [luuk, ...others]) {
    const outgoing = Object.assign(new PassThrough().resume(), { writeHead: () => undefined });
    const place = { subscriberId, seq: 0, staysUntil: Infinity, patienceMilliseconds: minute };
    streams.add(createStream({ outgoing: outgoing as unknown as ServerResponse, ...place }));
  }
  const { promise: isFound, resolve, reject } = Promise.withResolvers<unknown>();
  openCatchUp(kit.db, streams, { push: resolve, onError: reject }).look();
  await isFound;
  for (const stream of streams.all()) streams.end(stream);
}

/** The like anew, and not the fifth of the day. */
async function likeLotte(): Promise<Touched[]> {
  await kit.db.pool.query('delete from likes where actor_id = $1', [luuk.id]);
  await kit.db.pool.query('delete from swipe_days where member_id = $1', [luuk.id]);
  return probe.ofTransactions(() =>
    goesWell(kit.call('POST /api/swipe.php', { profile: lotte.publicId, like: true }, { as })),
  );
}

const calls: Readonly<Record<string, Act>> = {
  'the own profile': {
    when: 'planned anew',
    run: () => probe.of(() => goesWell(kit.call('GET /api/profile.php', {}, { as }))),
    by: ['sessions_pkey', 'profiles_id'],
    most: [30, 60],
  },
  'a profile': {
    when: 'planned anew',
    run: () => probe.of(() => goesWell(kit.call('GET /api/member.php', { id: lotte.publicId }, { as }))),
    by: ['sessions_pkey', 'profiles_site_id_public_id_key', 'conversations_pair'],
    most: [30, 200],
  },
  'a like': {
    when: 'planned anew',
    run: likeLotte,
    by: ['likes_pkey', 'swipe_days_pkey', 'live_streams_pkey', 'likes_new'],
    most: [30, 200],
  },
  'logging in': {
    when: 'planned anew',
    run: () => probe.ofTransactions(() => goesWell(kit.call('POST /api/user.php', { email: luuk.email, password }))),
    by: ['attempts_pkey', 'accounts_email_key', 'accounts_id'],
    most: [40, 150],
  },
  'a beat': { when: 'always', run: () => probe.of(askAtBeat), by: ['live_streams_pkey'], most: [50, 150] },
};

interface Done extends Act {
  readonly act: string;
  readonly sent: readonly Touched[];
}

/** Each act once, past the limits of those before. */
async function actAll(whens: readonly When[]): Promise<Done[]> {
  kit.clock.advance(2 * minute);
  const done: Done[] = [];
  for (const [name, act] of Object.entries({ ...searches, ...chats, ...calls }))
    if (whens.includes(act.when)) done.push({ ...act, act: name, sent: await act.run() });
  return done;
}

/** Statements that walk over a table that grows, or read more than they may. */
const faultsIn = (done: readonly Done[]) =>
  done.flatMap(({ act, sent, most }) =>
    sent.flatMap(({ text, walked, ...touched }) => {
      const walks = walked.filter((table) => filled.includes(table));
      const isBounded = touched.read <= most[0] && touched.blocks <= most[1];
      return walks.length === 0 && isBounded ? [] : [{ act, text: text.slice(0, 60), walks, ...touched }];
    }),
  );

const newest = sql('select pg_current_xact_id()::text as id');
const olderThan = sql(`select where pg_snapshot_xmin(pg_current_snapshot()) <= $1::xid8
  or exists (select from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_xmin is not null)`);

/**
 * Each act, and anew where something was at fault: what an older transaction keeps from being thrown away is read like
 * what is there, and is gone once it ended and that was read. It may be one of another database (other tests write
 * beside us), or PostgreSQL's own that analyzes its catalogs.
 */
async function actInPeace(whens: readonly When[]): Promise<Done[]> {
  const done = await actAll(whens);
  if (faultsIn(done).length === 0) return done;
  const { id } = await kit.db.one<{ id: string }>(newest, []);
  const isOver = async () => (await kit.db.rows(olderThan, [id])).length === 0;
  await vi.waitUntil(isOver, { timeout: 60_000, interval: 20 });
  await actAll(whens);
  return actAll(whens);
}

const walksIn = (done: readonly Done[]) => faultsIn(done).filter(({ walks }) => walks.length > 0);
/** Indexes that an act was meant to go by, and did not. */
const lackingIn = (done: readonly Done[]) =>
  done.flatMap(({ act, sent, by }) => {
    const used = sent.flatMap(({ indexes }) => indexes);
    return by.filter((index) => !used.includes(index)).map((index) => `${act}: ${index}`);
  });
const textsOf = (done: readonly Done[]) => new Set(done.flatMap(({ sent }) => sent.map(({ text }) => text)));

const mergeCells = () => mergeCellsJob(kit.services)({}, { db: kit.db, now: kit.clock.now(), attempt: 1 });

test('what is asked all day goes by its indexes and reads no more for it when members have become many', async () => {
  await mergeCells();
  await probe.keepUnknown(filled);
  // From the sixth time on PostgreSQL may keep a plan for all values.
  for (let times = 0; times < 5; times += 1) await actAll(['always', 'planned anew', 'known']);
  const planned = await actInPeace(['always', 'planned anew', 'known']);
  // A plan that walks over what is empty as yet, or goes through all of it, would be kept.
  expect(walksIn(planned)).toEqual([]);
  expect(faultsIn(planned.filter(({ when }) => when === 'always'))).toEqual([]);
  await addCrowd(kit, luuk);
  await mergeCells();

  const kept = await actInPeace(['always']);
  expect(faultsIn(kept)).toEqual([]);
  await probe.forgetPlans();
  const unknown = await actInPeace(['always', 'planned anew']);
  expect(faultsIn(unknown)).toEqual([]);
  await kit.db.pool.query('vacuum analyze');
  const known = await actInPeace(['always', 'planned anew', 'known']);
  expect(faultsIn(known)).toEqual([]);
  expect(lackingIn(known)).toEqual([]);
  expect([...textsOf([...kept, ...known])].filter((text) => !textsOf(planned).has(text))).toEqual([]);
}, 180_000);
