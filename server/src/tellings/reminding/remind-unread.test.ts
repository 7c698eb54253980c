import { hour } from '@vonk/contract/durations';
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { another, type Person } from '../../../test/profiles.ts';
import { startPushService } from '../../../test/stand-ins/push-service.ts';
import { sql } from '../../platform/database/db.ts';
import { remindUnread } from '../index.ts';

const service = await startPushService();
const kit = await createKit({ PUSH_SERVICES: service.host });
const reminders = sql(
  "select state, mail, count from tellings where member_id = $1 and kind = 'unread' order by made_at",
);

/** Lets hours pass, at each of which the job runs; twice, as it may. */
async function pass(hours: number) {
  for (let at = 0; at < hours; at += 1) {
    await kit.advance(hour);
    const context = { db: kit.db, now: kit.clock.now(), attempt: 1 };
    await Promise.all([remindUnread(kit.services)({}, context), remindUnread(kit.services)({}, context)]);
    await kit.advance(0);
  }
}
const send = async (from: Person, to: Person, text = 'Zaterdag dan?') =>
  (await kit.call('POST /api/message.php', { profile: to.publicId, key: randomUUID(), text }, { as: from.browser })).ok
    .conversation ?? '';
const visit = (person: Person) => kit.call('GET /api/chats.php', {}, { as: person.browser });
const remindersTo = async (person: Person) =>
  (await kit.mailsTo(person.email))
    .filter(({ text }) => text.includes('Deze herinnering'))
    .map(({ subject }) => subject);

let anna: Person;
let bram: Person;

beforeEach(async () => {
  service.answer(201);
  anna = await another(kit, 'anna', { boughtCredits: 50, isPremium: true });
  bram = await another(kit, 'bram', { boughtCredits: 50, isPremium: true });
  for (const { browser: as } of [anna, bram]) await kit.call('PUT /api/notifications.php', { quiet: null }, { as });
});

test('what is unread after a day without a visit is told once, by mail and on devices, with how much it is (NOTI-3)', async () => {
  const subscription = service.browser();
  await kit.call('POST /api/push.php', { subscription }, { as: bram.browser });
  await send(anna, bram);
  await send(anna, bram, 'En zondag?');
  await pass(23);
  expect(await remindersTo(bram)).toEqual([]);
  await pass(25);
  expect(await remindersTo(bram)).toEqual(['Er wachten 2 berichten op je']);
  const pushes = service.handed.filter(({ path }) => path === new URL(subscription.endpoint).pathname);
  expect(pushes.at(-1)?.payload).toMatchObject({ title: 'Vonk', body: 'Er wachten 2 berichten op je', url: '/chats' });
  await send(anna, bram, 'Of maandag?');
  await pass(60);
  expect(await remindersTo(bram)).toHaveLength(1);
});

test('who came back without reading is reminded again, a day after', async () => {
  await send(anna, bram);
  await pass(50);
  expect(await remindersTo(bram)).toHaveLength(1);
  await visit(bram);
  await send(anna, bram, 'Ben je er nog?');
  await pass(20);
  expect(await remindersTo(bram)).toHaveLength(1);
  await pass(40);
  expect(await remindersTo(bram)).toHaveLength(2);
});

test('who visits each day is not reminded, however long something is unread', async () => {
  await send(anna, bram);
  for (let at = 0; at < 5; at += 1) {
    await pass(20);
    await visit(bram);
  }
  expect(await kit.db.rows(reminders, [bram.id])).toEqual([]);
});

test('nobody is reminded of what was read, nor who does not want it', async () => {
  const conversation = await send(anna, bram);
  await kit.advance(6000);
  await kit.call('POST /api/chat-read.php', { conversation, seq: 1 }, { as: bram.browser });
  const carla = await another(kit, 'anna');
  await kit.call('PUT /api/notifications.php', { mail: ['message'], push: [], quiet: null }, { as: carla.browser });
  await send(bram, carla);
  await pass(60);
  expect(await kit.db.rows(reminders, [bram.id])).toEqual([]);
  expect(await kit.db.rows(reminders, [carla.id])).toEqual([{ state: 'unwanted', mail: 'unwanted', count: 1 }]);
  expect(await remindersTo(carla)).toEqual([]);
});
