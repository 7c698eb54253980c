import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createKit } from '../../../../test/kit.ts';

import { another, type Person } from '../../../../test/profiles.ts';
import { type EventClient, startServer, type TestServer } from '../../../../test/servers.ts';
import { hasNats, startNats } from '../../../../test/stand-ins/machines/nats.ts';
import { appendEvent } from '../live-events.ts';
import type { Bus, OpenBus } from './bus.ts';
import { natsBus } from './nats-bus.ts';
import { notifyBus } from './notify-bus.ts';

const kit = await createKit();
const rich = { boughtCredits: 1000 };
const oneTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);
const seqs = (client: EventClient) => client.numbered().map(({ id }) => id);
const upTo = (seq: number) => (events: EventClient['events']) =>
  events.some(({ id, kind }) => id === seq && kind !== 'hello');
const came = (kind: string) => (events: EventClient['events']) => events.some((event) => event.kind === kind);

async function happen(through: TestServer, { id }: Person): Promise<void> {
  await kit.db.transact((tx) => appendEvent(tx, id, { kind: 'account', payload: {}, now: kit.clock.now() }));
  through.services.live.wake([id]);
}
async function streamOf(server: TestServer, member: Person): Promise<EventClient> {
  const screen = await server.events(member.browser);
  await screen.until(came('hello'));
  return screen;
}

/** A bus that loses every fifth word it is given, and tells what its process hears. */
const losing =
  (open: OpenBus, heard: string[] = [], every = 5): OpenBus =>
  (options) => {
    let said = 0;
    const passes = () => (said += 1) % every !== 0;
    const { hearer } = options;
    const onWake = (ids: readonly string[]) => {
      heard.push(...ids);
      hearer.onWake(ids);
    };
    const bus = open({ ...options, hearer: { ...hearer, onWake } });
    const lossy: Partial<Bus> = {
      wake: (ids) => passes() && bus.wake(ids),
      signal: (ids, signal) => void (passes() && bus.signal(ids, signal)),
      end: (id) => void (passes() && bus.end(id)),
    } as Partial<Bus>;
    return { ...bus, ...lossy };
  };
const errors: unknown[] = [];
const onError = (error: unknown) => void errors.push(error);
const connected = async (server: TestServer) =>
  void (await expect.poll(() => server.services.live.isBusAway(), { timeout: 10_000 }).toBe(false));

test('by NOTIFY: with one word in five lost every screen has every event once, in order', async () => {
  const openBus = losing(notifyBus(kit.services.notifier, onError));
  const says = await startServer(kit, { openBus });
  const hears = await startServer(kit, { liveTimes: { beat: 300 } });
  expect(await seenBy(says, hears)).toEqual(allSixty);
});

const allSixty = oneTo(5).map(() => oneTo(60));

/** Sixty events of each of five members, told by one process: what their screens on the other saw. */
async function seenBy(says: TestServer, hears: TestServer): Promise<(number | undefined)[][]> {
  const members = await Promise.all(oneTo(5).map(() => another(kit, 'pim', rich)));
  const screens = await Promise.all(members.map((member) => streamOf(hears, member)));
  for (let at = 0; at < 60; at += 1) {
    await Promise.all(members.map((member) => happen(says, member)));
    await new Promise((resolve) => setTimeout(resolve, 3));
  }
  for (const screen of screens) await screen.until(upTo(60));
  return screens.map(seqs);
}

describe.skipIf(!hasNats)('by three servers of NATS', async () => {
  const cluster = hasNats ? await startNats(3) : undefined;
  const url = (first: number) => cluster?.url(first) ?? '';
  const start = async (first: number, heard: string[] = [], every = Infinity) => {
    const openBus = losing(natsBus(url(first), onError), heard, every);
    const server = await startServer(kit, { openBus, liveTimes: { beat: 500, look: 200 } });
    await connected(server);
    return server;
  };

  test('a word about a member reaches the process that serves them, and no other', async () => {
    const [heardByB, heardByC]: [string[], string[]] = [[], []];
    const [a, b, c] = [await start(0), await start(1, heardByB), await start(2, heardByC)];
    const [anna, bram, carla] = await Promise.all(oneTo(3).map(() => another(kit, 'pim', rich)));
    if (!anna || !bram || !carla) throw new Error('three were asked for');
    const [ofBram, ofCarla] = await Promise.all([streamOf(b, bram), streamOf(c, carla)]);
    const sent = await a.call(
      'POST /api/message.php',
      { profile: bram.publicId, key: randomUUID(), text: 'Hoi' },
      { as: anna.browser },
    );
    expect(sent.status).toBe(200);
    await ofBram.until(came('message'));
    await expect.poll(() => heardByB).toContain(bram.id);
    expect(heardByC).toEqual([]);

    a.services.live.signal([carla.id], { kind: 'typing', payload: { conversation: 'abc' } });
    await ofCarla.until(came('typing'));
    a.services.live.end(carla.id);
    await ofCarla.ended;
    // Nobody of hers is here any more: what is told of her reaches nobody.
    await expect.poll(() => c.services.live.isOnline(carla.id)).toBe(false);
    await happen(a, carla);
    await happen(a, bram);
    await expect.poll(() => heardByB.length).toBe(2);
    expect(heardByC).toEqual([]);
  });

  test('with one word in five lost every screen has every event once, in order', async () => {
    expect(await seenBy(await start(0, [], 5), await start(1))).toEqual(allSixty);
  });

  test('while servers of it end one after the other, and while none is there, nothing is missed', async () => {
    const [a, b] = [await start(0), await start(1)];
    const eva = await another(kit, 'pim', rich);
    let screen = await streamOf(b, eva);
    const heard: (number | undefined)[] = [];
    const follow = async (last: number) => {
      const deadline = performance.now() + 15_000;
      while (!upTo(last)([...screen.events]) && performance.now() < deadline) {
        await Promise.race([screen.ended, screen.until(upTo(last), 300).catch(() => undefined)]);
        if (upTo(last)(screen.events)) break;
        if (came('reconnect')(screen.events)) {
          heard.push(...seqs(screen));
          screen = await b.events(eva.browser, screen.lastId());
        }
      }
      expect([...heard, ...seqs(screen)]).toEqual(oneTo(last));
    };
    await happen(a, eva);
    await follow(1);
    await cluster?.kill(1);
    await happen(a, eva);
    await follow(2);
    await cluster?.kill(0);
    await cluster?.kill(2);
    await expect.poll(() => a.services.live.isBusAway() && b.services.live.isBusAway()).toBe(true);
    await happen(a, eva);
    await follow(3);
    // A process begins without it, too.
    const late = await startServer(kit, { openBus: natsBus(url(0), onError), liveTimes: { look: 200 } });
    expect(late.services.live.isBusAway()).toBe(true);
    await Promise.all([0, 1, 2].map((at) => cluster?.start(at)));
    await Promise.all([a, b, late].map(connected));
    await happen(late, eva);
    await follow(4);
  }, 40_000);
});
