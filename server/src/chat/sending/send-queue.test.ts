import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { crossUntil } from '../../../test/batches/crossed-batches.ts';
import { ledgerAgrees, readSums } from '../../../test/credits.ts';
import { type Browser, createKit } from '../../../test/kit.ts';
import { openHolder } from '../../../test/processes/connections.ts';
import { another, type Person } from '../../../test/profiles.ts';
import { startServer, type TestServer } from '../../../test/servers.ts';
import { DatabaseAway } from '../../platform/database/away.ts';
import { sql } from '../../platform/database/db.ts';
import { type BatchMessage, type BatchOutcome, insertBatch } from '../messages/insert-batch.ts';
import { openSendQueue } from './send-queue.ts';

// Sends at the same moment, at the endpoint of several processes: what gathers them must not be seen.
const kit = await createKit({ TRUST_PROXY: '1' });
let servers: TestServer[] = [];
beforeAll(async () => {
  servers = await Promise.all([startServer(kit), startServer(kit)]);
});

let calls = 0;
/** Sends through one server after the other, each from a network of its own. */
const send = (from: Person, to: Person, key: string = randomUUID(), text = 'Hoi') => {
  calls += 1;
  const headers = { 'x-forwarded-for': `10.${(calls >> 8) & 255}.${calls & 255}.1` };
  const input = { profile: to.publicId, key, text };
  // The kit's own application is the third of the processes.
  const through = [...servers, kit][calls % 3]!;
  return through.call('POST /api/message.php', input, { as: from.browser, headers });
};
const told = async (sends: ReturnType<typeof send>[]) =>
  (await Promise.all(sends)).map(({ status, refusal }) => (status === 200 ? 'sent' : refusal.error)).toSorted();
const times = <T>(count: number, of: T): T[] => Array.from({ length: count }, () => of);

/** Two who have talked; how many credits the first has left then. */
async function talkers(credits = 50): Promise<[Person, Person]> {
  const anna = await another(kit, 'anna', { boughtCredits: credits + 1, isPremium: true });
  const bram = await another(kit, 'bram', { boughtCredits: 50, isPremium: true });
  expect((await send(anna, bram)).status).toBe(200);
  return [anna, bram];
}
const rows = <Row extends object>(text: string, ...values: unknown[]) => kit.db.rows<Row>(sql(text), values);
const seqsOf = async ({ id }: Person) =>
  (
    await rows<{ seqs: number[] }>(
      `select array_agg(m.seq order by m.seq) as seqs from messages m join conversations c on c.id = m.conversation_id
        where c.low_id = $1 or c.high_id = $1`,
      id,
    )
  )[0]?.seqs;
const eventsOf = async ({ id }: Person) =>
  (await rows<{ seq: number }>('select seq from live_events where subscriber_id = $1 order by seq', id)).map(
    ({ seq }) => seq,
  );
const oneTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);

/** Two messages of somebody are there, told to both, and paid for as the balance, the lots and the ledger have it. */
async function expectPaidOnce([from, to]: [Person, Person]): Promise<void> {
  expect([await seqsOf(from), await eventsOf(from), await eventsOf(to)]).toEqual(times(3, oneTo(2)));
  expect(await readSums(kit, from)).toEqual({ balance: 49, granted: 0, ledger: 49, lots: 49 });
  expect(await rows('select sum(price)::integer as prices from messages where sender_id = $1', from.id)).toEqual([
    { prices: 2 },
  ]);
}

describe('at the same moment, through three processes', () => {
  test('the last credit is spent once (CHAT-3)', async () => {
    const [anna, bram] = await talkers(1);
    expect(await told(times(20, 0).map(() => send(anna, bram)))).toEqual([
      ...times(19, 'insufficient_credits'),
      'sent',
    ]);
    expect(await readSums(kit, anna)).toEqual({ balance: 0, granted: 0, ledger: 0, lots: 0 });
  });

  test('a key that comes sixteen times is one message, and every answer is the first (CHAT-1)', async () => {
    const [anna, bram] = await talkers();
    const key = randomUUID();
    const answers = await Promise.all(times(16, 0).map(() => send(anna, bram, key)));
    expect(new Set(answers.map(({ ok }) => JSON.stringify(ok))).size).toBe(1);
    expect([await seqsOf(anna), (await readSums(kit, anna)).balance]).toEqual([[1, 2], 49]);
  });

  test('who is blocked, at their own limit or logged out is refused beside others, who are not', async () => {
    const [[anna, bram], [carla, dirk]] = [await talkers(), await talkers()];
    const [[els, frits], [gerda, hans]] = [await talkers(), await talkers()];
    await kit.call('POST /api/block.php', { profile: carla.publicId }, { as: dirk.browser });
    await kit.call('PUT /api/spending-limits.php', { period: 'day', credits: 2 }, { as: els.browser });
    expect((await send(gerda, hans)).status).toBe(200);
    const copy: Browser = { host: gerda.browser.host, cookies: new Map(gerda.browser.cookies) };
    await kit.call('GET /api/logout.php', {}, { as: copy });
    const all = await told([
      ...times(12, 0).map(() => send(anna, bram)),
      send(carla, dirk),
      send(els, frits),
      send(els, frits),
      send(gerda, hans),
    ]);
    expect(all).toEqual(
      ['authentication_required', 'not_available', ...times(13, 'sent'), 'spending_limit'].toSorted(),
    );
    expect(await ledgerAgrees(kit)).toBe(true);
  });

  test('what crosses is numbered without a gap and told to both, and money agrees', async () => {
    const pairs = await Promise.all(times(4, 0).map(() => talkers(20)));
    const sends = oneTo(15).flatMap(() => pairs.flatMap(([anna, bram]) => [send(anna, bram), send(bram, anna)]));
    expect(new Set(await told(sends))).toEqual(new Set(['sent']));
    for (const [anna, bram] of pairs) {
      expect([await seqsOf(anna), await eventsOf(anna), await eventsOf(bram)]).toEqual(times(3, oneTo(31)));
      expect(await readSums(kit, anna)).toEqual({ balance: 5, granted: 0, ledger: 5, lots: 5 });
      expect(
        await rows(
          'select unread from conversation_members where member_id = any($1) order by member_id = $2 desc',
          [anna.id, bram.id],
          anna.id,
        ),
      ).toEqual([{ unread: 15 }, { unread: 16 }]);
    }
    expect(await ledgerAgrees(kit)).toBe(true);
  });

  test('streams on all of them hear everything once, in order', async () => {
    const [anna, bram] = await talkers();
    const screens = await Promise.all(
      servers.flatMap((server) => [anna, bram].map(({ browser }) => server.events(browser))),
    );
    for (const screen of screens) await screen.until((events) => events.length > 0);
    for (const _ of oneTo(6)) await Promise.all([send(anna, bram), send(bram, anna)]);
    for (const screen of screens) {
      await screen.until((events) => events.some(({ id, kind }) => id === 13 && kind !== 'hello'));
      expect(screen.numbered().map(({ id }) => id)).toEqual(oneTo(12).map((at) => at + 1));
      expect(screen.numbered().map(({ data }) => data['seq'])).toEqual(oneTo(12).map((at) => at + 1));
    }
  });
});

describe('when something goes wrong', () => {
  test('a batch whose connection is killed at its last step leaves nothing, and the same key sends it once', async () => {
    const [[anna, bram], [carla, dirk]] = [await talkers(), await talkers()];
    const before = [await readSums(kit, anna), await eventsOf(bram), await seqsOf(carla)];
    const holder = await openHolder(kit);
    await holder.query('begin');
    // The telling is written last: all else lies there unfinished.
    await holder.query(`select from tellings where member_id = $1 for update`, [bram.id]);
    const keys = [randomUUID(), randomUUID()] as const;
    const sends = Promise.all([send(anna, bram, keys[0]), send(carla, dirk, keys[1])]);
    await vi.waitFor(async () => {
      const killed = await rows(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where wait_event_type = 'Lock' and datname = current_database() and query like '%send_%'`,
      );
      expect(killed.length).toBeGreaterThan(0);
    });
    await holder.query('rollback');
    await holder.end();
    const refused = (await sends).filter(({ status }) => status !== 200);
    expect(refused.map(({ status, refusal }) => [status, refusal.error])).toEqual(
      refused.map(() => [503, 'briefly_unavailable']),
    );
    expect((await send(anna, bram, keys[0])).ok.seq).toBe(2);
    expect((await send(carla, dirk, keys[1])).ok.seq).toBe(2);
    expect(before).toEqual([{ balance: 50, granted: 0, ledger: 50, lots: 50 }, [1], [1]]);
    expect([await readSums(kit, anna), await eventsOf(bram), await seqsOf(carla)]).toEqual([
      { balance: 49, granted: 0, ledger: 49, lots: 49 },
      [1, 2],
      [1, 2],
    ]);
  });

  test('a deadlock with somebody else loses nobody’s message', async () => {
    const failures: unknown[] = [];
    const insert = (db: typeof kit.db, messages: readonly BatchMessage[]) =>
      insertBatch(db, messages).catch((error: unknown) => {
        failures.push((error as { code?: string }).code);
        throw error;
      });
    const queue = openSendQueue({ db: kit.db, live: kit.services.live, insert });
    await crossUntil(
      kit,
      () => failures.includes('40P01'),
      async () => {
        const pairs = [await talkers(), await talkers()] as const;
        const [[anna], [, dirk]] = pairs;
        const messages = await Promise.all(pairs.map(([from, to]) => message(from, to)));
        const write = async () => {
          const sent = (await Promise.all(messages.map((one) => queue.send(one)))).map(
            // Whoever asked three times while the other one held the row goes alone: here once more with others.
            (result, place) => result ?? queue.send(messages[place] as BatchMessage),
          );
          expect((await Promise.all(sent)).map((result) => result?.seq)).toEqual([2, 2]);
          for (const pair of pairs) await expectPaidOnce(pair);
        };
        return { members: [dirk, anna], write };
      },
    );
    expect(failures).toContain('40P01');
    expect(await ledgerAgrees(kit)).toBe(true);
  }, 120_000);

  test('a row that somebody holds for long keeps others waiting for seconds, and not for as long as it is held', async () => {
    const queue = openSendQueue({ db: kit.db, live: kit.services.live, insert: insertBatch });
    const [[anna, bram], [carla, dirk]] = [await talkers(), await talkers()];
    const holder = await openHolder(kit);
    await holder.query('begin');
    await holder.query('select from tellings where member_id = $1 for update', [bram.id]);
    const messages = [await message(anna, bram), await message(carla, dirk)];
    const [held, other] = await Promise.all(messages.map((one) => queue.send(one)));
    expect([held, other?.outcome]).toEqual([undefined, 'sent']);
    const began = performance.now();
    expect((await queue.send(await message(carla, dirk)))?.outcome).toBe('sent');
    expect(performance.now() - began).toBeLessThan(1_000);
    await holder.query('rollback');
    await holder.end();
  }, 20_000);

  test('a message that makes its batch fail is found, and its sender’s next ones harm nobody', async () => {
    const pairs = await Promise.all(times(12, 0).map(() => talkers()));
    const sizes: number[] = [];
    const insert = async (db: typeof kit.db, messages: readonly BatchMessage[]): Promise<BatchOutcome[]> => {
      sizes.push(messages.length);
      if (messages.some(({ body }) => body === 'spoilt')) throw new Error('a batch that fails');
      return insertBatch(db, messages);
    };
    const queue = openSendQueue({ db: kit.db, live: kit.services.live, insert });
    const all = async () => {
      const messages = await Promise.all(pairs.map(([from, to]) => message(from, to)));
      return Promise.all(messages.map((one, at) => queue.send({ ...one, body: at === 7 ? 'spoilt' : 'Hoi' })));
    };
    expect((await all()).map((result) => result?.outcome)).toEqual(
      pairs.map((_, at) => (at === 7 ? undefined : 'sent')),
    );
    // Twelve, then halves: six and six, three and three, two and one, one and one.
    expect(sizes.length).toBeLessThanOrEqual(9);
    sizes.length = 0;
    expect((await all()).filter((result) => result !== undefined)).toHaveLength(11);
    expect(sizes).toEqual([11]);
    kit.clock.advance(11 * 60_000);
    await all();
    expect(sizes.includes(12)).toBe(true);
  });

  test('a database that is away is said of every message, and no half is tried', async () => {
    const [anna, bram] = await talkers();
    const insert = vi.fn(() => Promise.reject(new DatabaseAway('away')));
    const queue = openSendQueue({ db: kit.db, live: kit.services.live, insert });
    const messages = [await message(anna, bram), await message(bram, anna)];
    const sends = await Promise.allSettled(messages.map((one) => queue.send(one)));
    expect(sends.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(insert).toHaveBeenCalledTimes(1);
  });
});

const message = async (from: Person, to: Person): Promise<BatchMessage> => ({
  scope: { siteId: 1, memberId: from.id },
  sessionHash: (
    await rows<{ hash: Buffer }>('select token_hash as hash from sessions where account_id = $1', from.id)
  )[0]!.hash,
  recipient: to.publicId,
  key: randomUUID(),
  body: 'Hoi',
  price: 1,
  day: '2026-11-21',
  now: kit.clock.now(),
});

test('a sender stands in one batch at a time, in the order of their messages, and no batch is larger than 64', async () => {
  const batches: BatchMessage[][] = [];
  let open = 0;
  let most = 0;
  const insert = async (_: unknown, messages: readonly BatchMessage[]): Promise<BatchOutcome[]> => {
    batches.push([...messages]);
    most = Math.max(most, (open += 1));
    await new Promise((resolve) => setTimeout(resolve, 5));
    open -= 1;
    return messages.map(() => ({ state: 'unusual' }));
  };
  const queue = openSendQueue({ db: kit.db, live: kit.services.live, insert });
  const of = (member: number, at: number): BatchMessage => ({
    scope: { siteId: 1, memberId: `member ${member}` },
    sessionHash: Buffer.alloc(1),
    recipient: 'somebody',
    key: `${at}`,
    body: '',
    price: 1,
    day: '2026-11-21',
    now: kit.clock.now(),
  });
  await Promise.all(oneTo(300).map((at) => queue.send(of(at % 100, at))));
  expect(most).toBe(2);
  expect(Math.max(...batches.map(({ length }) => length))).toBe(64);
  for (const batch of batches) expect(new Set(batch.map(({ scope }) => scope.memberId)).size).toBe(batch.length);
  const order = batches
    .flat()
    .filter(({ scope }) => scope.memberId === 'member 7')
    .map(({ key }) => key);
  expect(order).toEqual(['7', '107', '207']);
});
