import { randomUUID } from 'node:crypto';
import { calendarDay } from '@vonk/contract/calendar';
import fc from 'fast-check';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { giveCredits } from '../../../test/credits.ts';
import { createKit } from '../../../test/kit.ts';
import { logIn } from '../../../test/members.ts';
import { another, type Person, setColumns } from '../../../test/profiles.ts';
import { snapshotOf } from '../../../test/live/talk-rows.ts';
import { sql } from '../../platform/database/db.ts';
import { hashToken, newId, publicId } from '../../platform/ids.ts';
import { type BatchMessage, insertBatch } from '../messages/insert-batch.ts';
import { insertMessage, type SendResult } from '../messages/messages.ts';

// A batch is another way of writing what `send_message_v1` writes: whatever it sends must be the same to the last row.
const kit = await createKit();
const { db } = kit;
const sessionOf = ({ browser }: Person) => hashToken(browser.cookies.get('session') ?? '');

interface Message {
  from: Person;
  to: Person;
  key?: string;
  text?: string;
}
const asBatch = ({ from, to, key = randomUUID(), text = 'Hoi' }: Message): BatchMessage => ({
  scope: { siteId: 1, memberId: from.id },
  sessionHash: sessionOf(from),
  recipient: to.publicId,
  key,
  body: text,
  price: 1,
  day: calendarDay(kit.clock.now(), 'Europe/Amsterdam'),
  now: kit.clock.now(),
});
const batch = async (...messages: Message[]) => insertBatch(db, messages.map(asBatch));
const states = async (...messages: Message[]) => (await batch(...messages)).map(({ state }) => state);
const alone = (message: Message): Promise<SendResult> => {
  const { scope, recipient, key, body, day, now } = asBatch(message);
  const limits = { maxStarted: 2, maxNewPerDay: 50, maxHeld: 3, asks: false, brakeDay: 1000, brakeMonth: 1000 };
  const rules = { price: 1, noticeVersion: '1', day, ...limits };
  const ids = { newId: newId(now), newPublicId: publicId() };
  return insertMessage(db, scope, { recipient, key, kind: 'text', body, data: null, rules, now, ...ids });
};

/** Two who have talked; the second with as many credits as the first. */
async function talkers(credits = 20): Promise<[Person, Person]> {
  const pair = [
    await another(kit, 'anna', { boughtCredits: credits + 1, isPremium: true }),
    await another(kit, 'bram', { boughtCredits: credits, isPremium: true }),
  ] as const;
  await alone({ from: pair[0], to: pair[1] });
  return [...pair];
}

describe('of a batch', () => {
  test('what is ordinary is sent, and all else is left as it was', async () => {
    const [anna, bram] = await talkers();
    const others = await Promise.all(Array.from({ length: 8 }, () => talkers()));
    const [blocked, limited, ended, poor, unconfirmed, hidden, erased, stranger] = others.map(([from, to]) => ({
      from,
      to,
    }));
    await kit.call('POST /api/block.php', { profile: blocked!.from.publicId }, { as: blocked!.to.browser });
    await kit.call('PUT /api/spending-limits.php', { period: 'day', credits: 10 }, { as: limited!.from.browser });
    // On another device they still are logged in.
    await logIn(kit, ended!.from);
    await kit.call(
      'GET /api/logout.php',
      {},
      { as: { ...ended!.from.browser, cookies: new Map(ended!.from.browser.cookies) } },
    );
    const run = (text: string, id: string) => db.transact((tx) => tx.run(sql(text), [id]));
    await run(`update credit_lots set remaining = 0 where member_id = $1`, poor!.from.id);
    await run(`update credit_balances set balance = 0 where member_id = $1`, poor!.from.id);
    await run(`update accounts set status = 'not_confirmed' where id = $1`, unconfirmed!.from.id);
    await setColumns(kit, hidden!.to.id, { status: 'disabled' });
    const key = randomUUID();
    await alone({ ...erased!, key });
    const before = await snapshotOf(kit, others.flat());
    expect(
      await states(
        { from: anna, to: bram },
        blocked!,
        limited!,
        ended!,
        poor!,
        unconfirmed!,
        hidden!,
        { ...erased!, key },
        { from: stranger!.from, to: anna },
      ),
    ).toEqual(['sent', ...Array.from({ length: 8 }, () => 'unusual')]);
    expect(await snapshotOf(kit, others.flat())).toEqual(before);
  });

  test('whose rows somebody holds is busy, and nobody else waits for it', async () => {
    const [[anna, bram], [carla, dirk]] = [await talkers(), await talkers()];
    const holder = new pg.Client(kit.connection as pg.ClientConfig);
    await holder.connect();
    await holder.query('begin');
    await holder.query('select from live_streams where subscriber_id = $1 for update', [bram.id]);
    expect(await states({ from: anna, to: bram }, { from: carla, to: dirk })).toEqual(['busy', 'sent']);
    await holder.query('rollback');
    await holder.query('begin');
    await holder.query('select from credit_balances where member_id = $1 for update', [anna.id]);
    expect(await states({ from: anna, to: bram }, { from: carla, to: dirk })).toEqual(['unusual', 'sent']);
    await holder.end();
    expect(await states({ from: anna, to: bram })).toEqual(['sent']);
  });

  test('messages that cross get numbers one after the other, and one who is written to by many hears all', async () => {
    const [anna, bram] = await talkers();
    const writers = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const writer = await another(kit, 'pim', {});
        await alone({ from: writer, to: anna });
        return writer;
      }),
    );
    const outcomes = await batch(
      { from: anna, to: bram },
      { from: bram, to: anna },
      ...writers.map((from) => ({ from, to: anna })),
    );
    expect(outcomes.map((outcome) => outcome.state === 'sent' && outcome.result.seq)).toEqual([2, 3, 2, 2, 2, 2, 2]);
    const events = outcomes.flatMap((outcome) => (outcome.state === 'sent' ? outcome.events : []));
    const ofAnna = events.filter(({ subscriberId }) => subscriberId === anna.id).map(({ seq }) => seq);
    expect(ofAnna.toSorted((one, other) => one - other)).toEqual(ofAnna.map((_, at) => Math.min(...ofAnna) + at));
    expect(ofAnna).toHaveLength(7);
  });

  test('nothing is older than what stands above it, whatever the clocks of two processes say', async () => {
    const [anna, bram] = await talkers();
    const early = { ...asBatch({ from: bram, to: anna }), now: new Date(kit.clock.now().getTime() - 5000) };
    const [outcome] = await insertBatch(db, [early]);
    expect(outcome?.state === 'sent' && outcome.result.created_at).toEqual(kit.clock.now());
  });

  test('a sender who stands in it twice is refused as a whole: nothing is written', async () => {
    const [anna, bram] = await talkers();
    const before = await snapshotOf(kit, [anna, bram]);
    await expect(batch({ from: anna, to: bram }, { from: anna, to: bram })).rejects.toThrow(/a second time/);
    expect(await snapshotOf(kit, [anna, bram])).toEqual(before);
  });
});

const size = 4;
const who = fc.nat(size - 1);
const pair = fc.record({ from: who, to: who }).filter(({ from, to }) => from !== to);
const round = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.uniqueArray(fc.record({ pair, key: fc.nat(12) }), {
      selector: ({ pair: { from } }) => from,
      minLength: 1,
      maxLength: size,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('block', 'unblock', 'remove', 'restore', 'read'), pair }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('grant', 'buy', 'limit', 'draft'), pair }) },
);

test('whatever happens before, a batch writes what its messages write one by one', async () => {
  let sent = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(round, { minLength: 3, maxLength: 14 }), async (rounds) => {
      const groups = await Promise.all([group(), group()]);
      for (const step of rounds) {
        kit.clock.advance(1000);
        if (!Array.isArray(step)) {
          for (const people of groups) await act(people, step);
          continue;
        }
        const [batched, single] = groups.map((people) =>
          step.map(({ pair: { from, to }, key }) => ({
            from: people[from]!,
            to: people[to]!,
            key: keyOf(key),
            text: `${key}`,
          })),
        );
        const outcomes = await batch(...batched!);
        const answers = new Map<number, unknown>();
        const expected = new Map<number, unknown>();
        const order = [...outcomes.keys()].toSorted(
          (one, other) => Number(outcomes[one]?.state !== 'sent') - Number(outcomes[other]?.state !== 'sent'),
        );
        for (const at of order) {
          const outcome = outcomes[at]!;
          if (outcome.state === 'sent') sent += 1;
          answers.set(at, bare(outcome.state === 'sent' ? outcome.result : await alone(batched![at]!)));
          expected.set(at, bare(await alone(single![at]!)));
        }
        expect(answers).toEqual(expected);
      }
      const [one, other] = await Promise.all(groups.map((people) => snapshotOf(kit, people)));
      expect(one).toEqual(other);
    }),
    { numRuns: 40 },
  );
  expect(sent).toBeGreaterThan(40);
}, 300_000);

const keyOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const bare = ({ outcome, seq, price, balance, granted, created_at }: SendResult) =>
  outcome === 'sent' ? { outcome, seq, price, balance, granted, created_at } : { outcome };

/** Four who may all have talked, with a few credits of both kinds. */
async function group(): Promise<Person[]> {
  const people: Person[] = [];
  for (let at = 0; at < size; at += 1)
    people.push(await another(kit, at % 2 ? 'bram' : 'anna', { boughtCredits: 6, isPremium: at < 2 }));
  for (const person of people) await giveCredits(kit, person, 2, 'granted');
  await alone({ from: people[0]!, to: people[1]!, key: keyOf(100) });
  await alone({ from: people[1]!, to: people[2]!, key: keyOf(100) });
  await alone({ from: people[2]!, to: people[3]!, key: keyOf(100) });
  return people;
}

async function act(
  people: Person[],
  { kind, pair: { from, to } }: { kind: string; pair: { from: number; to: number } },
) {
  const [one, other] = [people[from]!, people[to]!];
  if (kind === 'grant' || kind === 'buy') return giveCredits(kit, one, 2, kind === 'buy' ? 'bought' : 'granted');
  const as = { as: one.browser };
  const profile = other.publicId;
  const shown = await kit.call('GET /api/chat.php', { profile }, as);
  const conversation = shown.status === 200 ? (shown.ok.conversation.id ?? 'none') : 'none';
  const calls: Record<string, () => Promise<unknown>> = {
    block: () => kit.call('POST /api/block.php', { profile }, as),
    unblock: () => kit.call('DELETE /api/block.php', { profile }, as),
    remove: () => kit.call('DELETE /api/chat.php', { conversation }, as),
    restore: () => kit.call('POST /api/chat-restore.php', { conversation }, as),
    read: () => kit.call('POST /api/chat-read.php', { conversation, seq: 2 }, as),
    draft: () => kit.call('PUT /api/draft.php', { conversation, text: 'Nog niet af' }, as),
    limit: () => kit.call('PUT /api/spending-limits.php', { period: 'day', credits: 4 }, as),
  };
  return calls[kind]?.();
}
