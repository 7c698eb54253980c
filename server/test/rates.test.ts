import type { CallName } from '@vonk/contract/api';
import { away } from './profiles.ts';
import { day, minute } from '@vonk/contract/durations';
import { describe, expect, test, vi } from 'vitest';
import { sql } from '../src/platform/database/db.ts';
import { sharedRates, type SharedRates } from '../src/platform/http/rates/shared-rates.ts';
import { forgetRates } from '../src/platform/http/rates/forget-rates.ts';
import type { JobContext } from '../src/platform/jobs/jobs.ts';
import { type Browser, createKit } from './kit.ts';
import { logIn } from './members.ts';
import { startServer } from './servers.ts';

// Behind a proxy, so that a test can come from any network.
const kit = await createKit({ TRUST_PROXY: '1' });
const [one, other] = [await startServer(kit), await startServer(kit)];
type Server = Pick<typeof one, 'callWith'>;

let networks = 0;
const newNetwork = () => `10.${(networks += 1) >> 16}.${(networks >> 8) & 255}.${networks & 255}`;
const from = (address: string) => ({ 'x-forwarded-for': address });

interface Burst {
  name: CallName;
  servers: readonly Server[];
  /** The browser of the n-th call, from 0. */
  as: (n: number) => Browser;
  address: (n: number) => string;
}

/** How many of `calls` pass, and the wait that the last refusal told. An input that is refused was counted. */
async function burst(calls: number, { name, servers, as, address }: Burst) {
  const refusals: { error: string; told: unknown; header: number }[] = [];
  for (let n = 0; n < calls; n += 1) {
    const server = servers[n % servers.length]!;
    const body = name.startsWith('GET ') ? {} : { body: '{}' };
    const options = { as: as(n), headers: from(address(n)), ...body };
    const { status, refusal, headers } = await server.callWith(name, {}, options);
    if (status === 429)
      refusals.push({
        error: refusal.error,
        told: refusal.details?.['seconds'],
        header: Number(headers.get('retry-after')),
      });
  }
  expect(refusals.filter(({ error, told, header }) => error !== 'too_many_requests' || told !== header)).toEqual([]);
  return { passed: Math.ceil(calls) - refusals.length, wait: refusals.at(-1)?.header ?? 0 };
}

/** A member, a day old unless new, in a browser of theirs. */
async function member({ isNew = false } = {}): Promise<Browser> {
  const added = await away(kit, 'anna');
  if (!isNew)
    await kit.db.transact((tx) =>
      tx.run(sql('update accounts set signed_up_at = $2 where id = $1'), [
        added.id,
        new Date(kit.clock.now().getTime() - 2 * day),
      ]),
    );
  return logIn(kit, added);
}

const ofMembers = [
  { name: 'POST /api/like.php', max: 60, firstDay: 30, seconds: 600 },
  { name: 'POST /api/swipe.php', max: 120, firstDay: 60, seconds: 60 },
  { name: 'GET /api/members.php', max: 120, firstDay: 60, seconds: 60 },
  { name: 'POST /api/photo.php', max: 40, firstDay: 30, seconds: 600 },
  { name: 'POST /api/chat-photo.php', max: 30, firstDay: 15, seconds: 600 },
  { name: 'POST /api/message.php', max: 60, firstDay: 30, seconds: 60 },
  { name: 'GET /api/geocode.php', max: 10, firstDay: 6, seconds: 60 },
] as const;

describe('a limit of an account', () => {
  test.each(ofMembers)('holds over two processes for $name, and is lower in the first day (T124)', async (limit) => {
    const about = { name: limit.name, servers: [one, other] };
    const [old, young] = [await member(), await member({ isNew: true })];
    const grown = await burst(limit.max * 1.2, { ...about, as: () => old, address: newNetwork });
    expect(grown.passed).toBeLessThanOrEqual(limit.max);
    // What one process took in advance and did not use, the other cannot have.
    expect(grown.passed).toBeGreaterThanOrEqual(Math.floor((limit.max * 7) / 8));
    expect(grown.wait).toBeGreaterThan(0);
    expect(grown.wait).toBeLessThanOrEqual(limit.seconds * 1.1);
    const first = await burst(limit.firstDay + 5, { ...about, as: () => young, address: newNetwork });
    expect(first.passed).toBeLessThanOrEqual(limit.firstDay);
    expect(first.passed).toBeGreaterThanOrEqual(Math.floor((limit.firstDay * 7) / 8));
  });

  test('whoever waits as long as they were told may go on (T124)', async () => {
    const as = await member();
    const about = { name: 'POST /api/like.php', servers: [one, other], as: () => as, address: newNetwork } as const;
    const { wait } = await burst(70, about);
    kit.clock.advance((wait - 1) * 1000);
    expect((await burst(2, about)).passed).toBe(0);
    kit.clock.advance(1000);
    expect((await burst(2, about)).passed).toBeGreaterThan(0);
    kit.clock.advance(20 * minute);
    expect((await burst(50, about)).passed).toBe(50);
  });

  test('is not forgiven by a restart (T124)', async () => {
    const as = await member();
    const about = { name: 'POST /api/like.php', as: () => as, address: newNetwork } as const;
    const before = await startServer(kit);
    const { passed } = await burst(60, { ...about, servers: [before] });
    expect(passed).toBe(60);
    await before.stop();
    expect((await burst(10, { ...about, servers: [await startServer(kit)] })).passed).toBe(0);
  });

  test('what changes something and names no limit has one all the same (T124)', async () => {
    const as = await member();
    const { passed } = await burst(310, {
      name: 'PUT /api/user.php',
      servers: [one],
      as: () => as,
      address: newNetwork,
    });
    expect(passed).toBe(300);
  });

  test('the openings of live streams are counted too (T124)', async () => {
    const as = await member();
    const statuses: number[] = [];
    for (let n = 0; n < 70; n += 1) {
      const stream = await (n % 2 ? one : other).events(as);
      statuses.push(stream.status);
      stream.close();
    }
    const passed = statuses.filter((status) => status === 200).length;
    expect(passed).toBeLessThanOrEqual(60);
    expect(passed).toBeGreaterThanOrEqual(52);
    expect(statuses.at(-1)).toBe(429);
  });
});

const ofVisitors = [
  { name: 'POST /api/user.php', perDevice: 25, perNetwork: 60 },
  { name: 'POST /api/unlock.php', perDevice: 15, perNetwork: 60 },
  { name: 'POST /api/two-step-login.php', perDevice: 15, perNetwork: 60 },
  { name: 'POST /api/reset-password.php', perDevice: 10, perNetwork: 60 },
  { name: 'POST /api/signup.php', perDevice: 20, perNetwork: 60 },
  { name: 'POST /api/name-check.php', perDevice: 40, perNetwork: 60 },
] as const;

describe('a limit of visitors', () => {
  test.each(ofVisitors)('counts a device wherever it is, over two processes, for $name (T124)', async (limit) => {
    const device = kit.browser();
    const { passed, wait } = await burst(limit.perDevice * 1.4, {
      name: limit.name,
      servers: [one, other],
      as: () => device,
      address: newNetwork,
    });
    // The first call is counted with those who show no mark; it brought the mark along.
    expect(passed).toBeLessThanOrEqual(limit.perDevice + 1);
    expect(passed).toBeGreaterThanOrEqual(Math.floor((limit.perDevice * 7) / 8));
    expect(wait).toBeGreaterThan(0);
  });

  test.each(ofVisitors)('counts all of a network, whatever they throw away, for $name (T124)', async (limit) => {
    const address = newNetwork();
    const { passed } = await burst(70, {
      name: limit.name,
      servers: [one, other],
      as: () => kit.browser(),
      address: () => address,
    });
    expect(passed).toBeLessThanOrEqual(Math.min(limit.perNetwork, limit.perDevice * 3));
    const marked = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const browser = kit.browser();
        await one.callWith(limit.name, {}, { as: browser, headers: from(newNetwork()), body: '{}' });
        return browser;
      }),
    );
    const crowd = await burst(limit.perNetwork * 1.2, {
      name: limit.name,
      servers: [one, other],
      as: (n) => marked[n % 4]!,
      address: () => '198.51.100.7',
    });
    expect(crowd.passed).toBeLessThanOrEqual(limit.perNetwork);
  });

  test('a mark that is not ours is none', async () => {
    const address = newNetwork();
    const { passed } = await burst(40, {
      name: 'POST /api/reset-password.php',
      servers: [one],
      address: () => address,
      as: (n) => ({ ...kit.browser(), cookies: new Map([['device', `verzonnen${n}.AAAAAAAAAAAAAAAAAAAAAA`]]) }),
    });
    expect(passed).toBe(30);
  });

  test('an IPv6 address counts as its /64', async () => {
    const { passed } = await burst(30, {
      name: 'POST /api/complaint.php',
      servers: [one, other],
      as: () => kit.browser(),
      address: (n) => `2a02:a440:12:34:${n.toString(16)}::1`,
    });
    expect(passed).toBe(10);
    const elsewhere = await burst(1, {
      name: 'POST /api/complaint.php',
      servers: [one],
      as: () => kit.browser(),
      address: () => '2a02:a440:12:35::1',
    });
    expect(elsewhere.passed).toBe(1);
  });
});

test('a burst at one moment passes no more than the limit, and most of it asks the database nothing', async () => {
  const as = await member();
  const reads = [one, other].map(({ services }) => vi.spyOn(services.db, 'rows'));
  const calls = Array.from({ length: 200 }, (_, n) =>
    (n % 2 ? one : other).call('GET /api/members.php', {}, { as, headers: from('192.0.2.1') }),
  );
  const passed = (await Promise.all(calls)).filter(({ status }) => status !== 429).length;
  expect(passed).toBeLessThanOrEqual(120);
  expect(passed).toBeGreaterThanOrEqual(105);
  const asked = reads.flatMap(({ mock }) => mock.calls).filter(([{ text }]) => text.includes('take_rates_v1')).length;
  expect(asked).toBeGreaterThan(0);
  expect(asked).toBeLessThan(40);
  for (const read of reads) read.mockRestore();
});

/** Processes of one deployment, among which calls are spread by chance, always the same. */
const processes = (count: number) => Array.from({ length: count }, () => sharedRates(kit.db));
const daily = (subject: string) => ({ action: 'of a day', subject, limit: { max: 300, seconds: day / 1000 } });
const takes = async (rates: SharedRates, subject: string) =>
  (await rates.take({ siteId: 1 }, [daily(subject)], kit.clock.now())) === 0;

test('a member who is spread over twelve processes is refused late, and by all of them in the end', async () => {
  const all = processes(12);
  let [chance, passed, first] = [7, 0, 0];
  for (let n = 1; n <= 600; n += 1) {
    chance = (chance * 1_103_515_245 + 12_345) % 2_147_483_648;
    if (await takes(all[(chance >> 8) % all.length]!, 'spread')) passed += 1;
    else first ||= n;
  }
  expect(first).toBeGreaterThan(260);
  expect(passed).toBe(300);
});

test('what a process took and did not use is there again after its end, once', async () => {
  for (let n = 0; n < 300; n += 1) {
    const [rates] = processes(1);
    expect(await takes(rates!, 'restarted')).toBe(true);
    await Promise.all([rates!.giveBack(kit.clock.now()), rates!.giveBack(kit.clock.now())]);
  }
  expect(await takes(processes(1)[0]!, 'restarted')).toBe(false);
});

test('what was taken of a window that is over is given back to none after it', async () => {
  const [rates, later] = processes(2);
  await takes(rates!, 'over');
  kit.clock.advance(day - 2 * minute);
  await takes(rates!, 'over');
  const begun = kit.clock.now();
  kit.clock.advance(3 * minute);
  await takes(later!, 'over');
  await rates!.giveBack(begun);
  const taken = sql("select taken, before from rates where action = 'of a day' order by began_at desc limit 1");
  expect(await kit.db.rows(taken)).toEqual([{ taken: 3, before: 3 }]);
});

test('a job forgets counts whose windows are over, and no others', async () => {
  const as = await member();
  const forget = () => forgetRates({}, { db: kit.db, now: kit.clock.now() } as JobContext);
  const counts = async () => {
    const actions = sql('select distinct action from rates where site_id = 1');
    return (await kit.db.rows<{ action: string }>(actions)).map(({ action }) => action);
  };
  const like = () => kit.callWith('POST /api/like.php', {}, { as, body: '{}' });
  await like();
  kit.clock.advance(15 * minute);
  await forget();
  expect(await counts()).toContain('POST /api/like.php member 600');
  kit.clock.advance(5 * minute);
  await forget();
  expect(await counts()).not.toContain('POST /api/like.php member 600');
  expect(await counts()).toContain('POST /api/message.php member 86400');
  kit.clock.advance(2 * day);
  await forget();
  expect(await counts()).toEqual([]);
});
