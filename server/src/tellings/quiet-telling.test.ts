import { hour, minute } from '@vonk/contract/durations';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { createKit } from '../../test/kit.ts';
import { another, type Person } from '../../test/profiles.ts';
import { startPushService } from '../../test/stand-ins/push-service.ts';

const service = await startPushService();
const kit = await createKit({ PUSH_SERVICES: service.host });
const quarter = 15 * minute;

/** Lets time pass until the clock of the site shows a whole hour, some jobs at each quarter. */
async function passUntil(clock: string) {
  const shown = () => kit.clock.now().toLocaleTimeString('nl', { timeZone: 'Europe/Amsterdam', timeStyle: 'short' });
  do await kit.advance(quarter);
  while (shown() !== clock);
}
const send = async (from: Person, to: Person, text = 'Zaterdag dan?') =>
  (await kit.call('POST /api/message.php', { profile: to.publicId, key: randomUUID(), text }, { as: from.browser })).ok
    .conversation ?? '';
const choose = (quiet: { from: number; until: number } | null) =>
  kit.call('PUT /api/notifications.php', { quiet }, { as: bram.browser });

let anna: Person;
let bram: Person;
let path: string;
const pushed = () => service.handed.filter((each) => each.path === path).map(({ payload }) => payload.body);
const mailed = async () => (await kit.mailsTo(bram.email)).map(({ subject }) => subject);

beforeEach(async () => {
  service.answer(201);
  await passUntil('21:00');
  await meet();
});

async function meet() {
  anna = await another(kit, 'anna', { boughtCredits: 50, isPremium: true });
  bram = await another(kit, 'bram');
  const subscription = service.browser();
  path = new URL(subscription.endpoint).pathname;
  await kit.call('POST /api/push.php', { subscription }, { as: bram.browser });
}

describe('at night nothing is told, by no way (NOTI-4)', () => {
  test('what came meanwhile is told in the morning, gathered', async () => {
    await passUntil('22:00');
    await send(anna, bram);
    await passUntil('01:00');
    await send(anna, bram, 'Slaap je al?');
    await kit.call('POST /api/like.php', { profile: bram.publicId, source: 'card' }, { as: anna.browser });
    await passUntil('07:45');
    expect([pushed(), await mailed()]).toEqual([[], []]);
    await passUntil('08:00');
    expect(pushed().toSorted()).toEqual(['Iemand is een gesprek met je begonnen', 'Je hebt een nieuwe like']);
    expect(await mailed()).toEqual([]);
    await passUntil('08:15');
    expect(await mailed()).toEqual(['Iemand is een gesprek met je begonnen']);
  });

  test('what was read at night is told no more', async () => {
    await passUntil('23:00');
    const conversation = await send(anna, bram);
    await passUntil('00:00');
    await kit.call('POST /api/chat-read.php', { conversation, seq: 1 }, { as: bram.browser });
    await passUntil('12:00');
    expect([pushed(), await mailed()]).toEqual([[], []]);
  });

  test('what was pushed in the evening and not seen is mailed in the morning', async () => {
    await passUntil('21:45');
    await send(anna, bram);
    await kit.advance(6000);
    expect(pushed()).toHaveLength(1);
    await passUntil('07:45');
    expect(await mailed()).toEqual([]);
    await passUntil('08:00');
    expect([pushed().length, await mailed()]).toEqual([1, ['Iemand is een gesprek met je begonnen']]);
  });

  test('what a push service did not take in the evening waits for the morning', async () => {
    await passUntil('21:30');
    await send(anna, bram);
    service.answer(503);
    await expect(kit.advance(quarter)).rejects.toThrow('send-push');
    await kit.advance(quarter);
    service.answer(201);
    await passUntil('07:45');
    expect(pushed()).toEqual([]);
    await passUntil('08:00');
    expect(pushed()).toHaveLength(1);
  });
});

test.each([
  ['at once', 0],
  ['after its mail went', quarter],
])('what a push service takes late is not told once it was read, %s', async (_, later) => {
  const conversation = await send(anna, bram);
  service.answer(503);
  await expect(kit.advance(6000)).rejects.toThrow('send-push');
  await kit.advance(later).catch(() => {});
  await kit.call('POST /api/chat-read.php', { conversation, seq: 1 }, { as: bram.browser });
  service.answer(201);
  await kit.advance(quarter);
  expect(pushed()).toEqual([]);
});

test('on the clock that the member gave, by every way, and what waits is looked at again when it changes', async () => {
  const clock = (name: string | null) =>
    kit.callWith('PUT /api/notifications.php', { time_zone: name }, { as: bram.browser });
  // It is six hours earlier there: three in the afternoon.
  expect((await clock('America/New_York')).ok.time_zone).toBe('America/New_York');
  await passUntil('23:00');
  const conversation = await send(anna, bram);
  await kit.advance(6000);
  expect(pushed()).toHaveLength(1);
  await kit.call('POST /api/chat-read.php', { conversation, seq: 1 }, { as: bram.browser });
  await passUntil('04:00');
  await send(anna, bram, 'Wakker?');
  await passUntil('09:00');
  expect([pushed().length, await mailed()]).toEqual([1, []]);
  // Home again: it is nine in the morning.
  await clock(null);
  await kit.advance(0);
  expect(pushed()).toHaveLength(2);
  await kit.advance(quarter);
  expect(await mailed()).toHaveLength(1);
  for (const wrong of ['Europe/Nowhere', '+02:00', '', 'x'.repeat(80), "'; drop table"])
    expect((await clock(wrong)).status).toBe(400);
});

test('in the night in which the clock is moved, on the member’s own', async () => {
  await passUntil('12:00');
  const springs = new Date('2027-03-14T09:45:00Z').getTime();
  await kit.advance(springs - kit.clock.now().getTime());
  await meet();
  await kit.call('PUT /api/notifications.php', { time_zone: 'America/Los_Angeles' }, { as: bram.browser });
  // A quarter to two in the night; half an hour later it is past three, and eight comes an hour sooner.
  await send(anna, bram);
  await kit.advance(5 * hour);
  expect(pushed()).toEqual([]);
  await kit.advance(quarter);
  expect(kit.clock.now().toISOString()).toBe('2027-03-14T15:00:00.000Z');
  expect(pushed()).toHaveLength(1);
});

test('at other hours, or at none, where the member chose so', async () => {
  await choose({ from: 20, until: 22 });
  await send(anna, bram);
  await passUntil('21:45');
  expect(pushed()).toEqual([]);
  await passUntil('22:00');
  expect(pushed()).toHaveLength(1);
  await choose(null);
  await passUntil('23:00');
  await send(anna, bram, 'Nog wakker?');
  await kit.advance(hour);
  expect(pushed()).toHaveLength(2);
});
