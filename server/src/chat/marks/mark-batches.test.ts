import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { another, type Person } from '../../../test/profiles.ts';
import { startServer } from '../../../test/servers.ts';
import { snapshotOf } from '../../../test/live/talk-rows.ts';
import { sql } from '../../platform/database/db.ts';
import type { Outcome } from '../../platform/database/gather.ts';
import { hashToken } from '../../platform/ids.ts';
import { markAsDelivered, markAsRead, unreadTotal } from '../conversations/conversations.ts';
import { deliverTogether, findTypedTo, type Mark, readTogether } from './mark-batches.ts';

// Marks that go together must leave what each leaves alone, to the last row.
const kit = await createKit({ TRUST_PROXY: '1' });
const { db } = kit;
const siteId = 1;
const scopeOf = ({ id: memberId }: Person) => ({ siteId, memberId });
const markOf = (person: Person): Mark => ({
  scope: scopeOf(person),
  sessionHash: hashToken(person.browser.cookies.get('session') ?? ''),
  now: kit.clock.now(),
});
let calls = 0;
const send = (from: Person, to: Person) => {
  calls += 1;
  const headers = { 'x-forwarded-for': `10.${(calls >> 8) & 255}.${calls & 255}.1` };
  const input = { profile: to.publicId, key: randomUUID(), text: 'Hoi' };
  return kit.call('POST /api/message.php', input, { as: from.browser, headers });
};
const talkOf = async (one: Person, other: Person) =>
  (
    await db.maybe<{ id: string }>(
      sql(
        'select public_id as id from conversations where low_id = least($1::uuid, $2) and high_id = greatest($1, $2)',
      ),
      [one.id, other.id],
    )
  )?.id ?? 'none';
const run = (text: string, ...values: unknown[]) => db.transact((tx) => tx.run(sql(text), values));
const stateOf = (outcome: Outcome<unknown>) => (typeof outcome === 'object' ? 'done' : outcome);

async function talkers(): Promise<[Person, Person, string]> {
  const [anna, bram] = [
    await another(kit, 'anna', { boughtCredits: 20, isPremium: true }),
    await another(kit, 'bram', { boughtCredits: 20, isPremium: true }),
  ];
  expect((await send(anna, bram)).status).toBe(200);
  return [anna, bram, await talkOf(anna, bram)];
}

describe('of a batch', () => {
  test('what is ordinary is marked, and all else is left as it was', async () => {
    const [anna, bram, talk] = await talkers();
    const [[, ended, endedTalk], [, unconfirmed, unconfirmedTalk]] = [await talkers(), await talkers()];
    await run('delete from sessions where account_id = $1', ended.id);
    await run(`update accounts set status = 'not_confirmed' where id = $1`, unconfirmed.id);
    const stranger = await another(kit, 'pim');
    const others = [ended, unconfirmed, stranger];
    const before = await snapshotOf(kit, others);
    const talks = [endedTalk, unconfirmedTalk, talk];
    const marks = [bram, ...others].map((person, at) => ({
      ...markOf(person),
      conversation: at === 0 ? talk : talks[at - 1]!,
      seq: 1,
    }));
    expect((await findTypedTo(db, marks)).map(stateOf)).toEqual(['done', 'unusual', 'unusual', 'unusual']);
    expect((await deliverTogether(db, marks)).outcomes.map(stateOf)).toEqual(['done', 'unusual', 'unusual', 'done']);
    const read = await readTogether(db, marks);
    expect(read.outcomes.map(stateOf)).toEqual(['done', 'unusual', 'unusual', 'unusual']);
    expect(read.events.map(({ subscriberId, kind }) => [subscriberId, kind])).toEqual(
      expect.arrayContaining([
        [bram.id, 'read'],
        [anna.id, 'receipt'],
      ]),
    );
    expect(await snapshotOf(kit, others)).toEqual(before);
  });

  test('whose rows somebody holds is busy, and nobody else waits for it', async () => {
    const [[anna, bram, talk], [, dirk, other]] = [await talkers(), await talkers()];
    const holder = new pg.Client(kit.connection as pg.ClientConfig);
    await holder.connect();
    await holder.query('begin');
    await holder.query('select from live_streams where subscriber_id = $1 for update', [anna.id]);
    const marks = [
      { ...markOf(bram), conversation: talk, seq: 1 },
      { ...markOf(dirk), conversation: other, seq: 1 },
    ];
    expect((await deliverTogether(db, marks)).outcomes.map(stateOf)).toEqual(['busy', 'done']);
    expect((await readTogether(db, marks)).outcomes.map(stateOf)).toEqual(['busy', 'done']);
    await holder.end();
    expect((await readTogether(db, marks)).outcomes.map(stateOf)).toEqual(['done', 'done']);
  });

  test('of a signal the streams of all processes hear once', async () => {
    const servers = await Promise.all([startServer(kit), startServer(kit)]);
    const [anna, bram, talk] = await talkers();
    const screens = await Promise.all(servers.map((server) => server.events(anna.browser)));
    for (const screen of screens) await screen.until((events) => events.length > 0);
    const as = { as: bram.browser };
    expect((await servers[0]!.call('POST /api/typing.php', { conversation: talk }, as)).status).toBe(200);
    await servers[0]!.call('POST /api/chat-read.php', { conversation: talk, seq: 1 }, as);
    for (const screen of screens) {
      await screen.until((events) => events.some(({ kind }) => kind === 'receipt'));
      await screen.until((events) => events.some(({ kind }) => kind === 'typing'));
      expect(screen.events.filter(({ kind }) => kind === 'typing').map(({ data }) => data)).toEqual([
        { conversation: talk },
      ]);
    }
  });
});

const size = 4;
const who = fc.nat(size - 1);
const pair = fc.record({ from: who, to: who }).filter(({ from, to }) => from !== to);
const mark = fc.record({ pair, seq: fc.nat(8) });
const once = { selector: ({ pair: { from } }: { pair: { from: number } }) => from, minLength: 1, maxLength: size };
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('send' as const), pair }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('read' as const), marks: fc.uniqueArray(mark, once) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('deliver' as const), marks: fc.uniqueArray(mark, once) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('block', 'unblock', 'remove', 'restore', 'hide'), pair }),
  },
);

test('whatever happened before, marks that go together leave what they leave one by one', async () => {
  let together = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 20 }), async (steps) => {
      const [batched, single] = await Promise.all([group(), group()]);
      for (const one of steps) {
        kit.clock.advance(1000);
        if (one.kind !== 'read' && one.kind !== 'deliver' && 'pair' in one) {
          for (const people of [batched, single]) await act(people, one);
          continue;
        }
        if (!('marks' in one)) continue;
        const found = await markTogether(batched, one);
        together += found.filter((answer) => answer !== undefined).length;
        const alone: unknown[] = [];
        for (const at of one.marks.keys()) {
          const expected = await markAlone(single, one.kind, one.marks[at]!);
          alone.push(found[at] === undefined ? undefined : expected);
          if (found[at] === undefined) await markAlone(batched, one.kind, one.marks[at]!);
        }
        expect(found).toEqual(alone);
      }
      // Who was told what in which number may differ between marks of one moment: each hears of different things.
      expect(unordered(await snapshotOf(kit, batched))).toEqual(unordered(await snapshotOf(kit, single)));
    }),
    { numRuns: 40 },
  );
  expect(together).toBeGreaterThan(60);
}, 300_000);

interface Marking {
  kind: 'read' | 'deliver';
  marks: { pair: { from: number; to: number }; seq: number }[];
}

async function markTogether(people: readonly Person[], { kind, marks }: Marking): Promise<unknown[]> {
  const asked = await Promise.all(
    marks.map(async ({ pair: { from, to }, seq }) => {
      const [own, other] = [people[from]!, people[to]!];
      return { ...markOf(own), conversation: await talkOf(own, other), seq };
    }),
  );
  const { outcomes } = await (kind === 'read' ? readTogether(db, asked) : deliverTogether(db, asked));
  return outcomes.map((outcome) => (typeof outcome === 'object' ? outcome.result : undefined));
}

async function markAlone(
  people: readonly Person[],
  kind: 'read' | 'deliver',
  { pair: { from, to }, seq }: Marking['marks'][number],
): Promise<unknown> {
  const [own, other] = [people[from]!, people[to]!];
  const now = kit.clock.now();
  if (kind === 'deliver') {
    await markAsDelivered(db, scopeOf(own), now);
    return {};
  }
  const read = await markAsRead(db, scopeOf(own), { conversation: await talkOf(own, other), seq, now });
  return read && { num_unread_messages: read.unread, unread_total: await unreadTotal(db, scopeOf(own)) };
}

/** Four, of whom two are premium, all of whom talked with the next. */
async function group(): Promise<Person[]> {
  const people: Person[] = [];
  for (let at = 0; at < size; at += 1)
    people.push(await another(kit, at % 2 ? 'bram' : 'anna', { boughtCredits: 30, isPremium: at < 2 }));
  for (let at = 1; at < size; at += 1) await send(people[at - 1]!, people[at]!);
  return people;
}

async function act(
  people: readonly Person[],
  { kind, pair: { from, to } }: { kind: string; pair: { from: number; to: number } },
) {
  const [one, other] = [people[from]!, people[to]!];
  if (kind === 'send') return send(one, other);
  if (kind === 'hide') return run('update profiles set shows_reading = not shows_reading where id = $1', one.id);
  const as = { as: one.browser };
  const profile = other.publicId;
  if (kind === 'block') return kit.call('POST /api/block.php', { profile }, as);
  if (kind === 'unblock') return kit.call('DELETE /api/block.php', { profile }, as);
  const conversation = await talkOf(one, other);
  if (kind === 'remove') return kit.call('DELETE /api/chat.php', { conversation }, as);
  return kit.call('POST /api/chat-restore.php', { conversation }, as);
}

/** Without the keys, which are nobody's twice, and the numbers of events. */
const unordered = (rows: Record<string, string[]>): Record<string, string[]> => {
  const keyless = Object.entries(rows).map(([name, lines]): [string, string[]] => [
    name,
    lines
      .map((line) => line.replace(/"(client_)?key":"[0-9a-f-]{36}"/, '"key":""'))
      .map((line) => (name === 'events' ? line.replace(/"seq":\d+,"kind"/, '"kind"') : line))
      .toSorted(),
  ]);
  return Object.fromEntries(keyless);
};
