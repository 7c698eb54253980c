import { randomUUID } from 'node:crypto';
import { calendarDay } from '@vonk/contract/calendar';
import { fictionalNoticeVersion } from '@vonk/contract/chat';
import { minute } from '@vonk/contract/durations';
import { expect, test } from 'vitest';
import { createKit } from '../../test/kit.ts';
import { freePort, listen } from '../../test/listen.ts';
import { addOther, another, type Person } from '../../test/profiles.ts';
import { replyAsTeam, takeConversation } from '../chat/index.ts';
import { askRefund } from '../payments/index.ts';
import { countNumbers } from './count-numbers.ts';

const port = await freePort();
const kit = await createKit({ PORT: String(port), PUBLIC_URL: 'http://localhost:3000' });
await listen(kit, port);
const site = { siteId: 1, timeZone: 'Europe/Amsterdam' };
const job = countNumbers({ sites: { all: () => [site] } });
/** Counts twice all that happened: what is counted is counted once. */
async function count(): Promise<void> {
  await kit.advance(6 * minute);
  for (const attempt of [1, 2]) await job({}, { db: kit.db, now: kit.clock.now(), attempt });
}
const counted = async (measure: string): Promise<Record<string, number>> =>
  Object.fromEntries(
    (
      await kit.db.pool.query<{ part: string; amount: number }>(
        `select part || currency as part, sum(amount)::integer as amount from counted_days
          where site_id = 1 and measure = $1 and step = 'day' and day = $2 group by 1`,
        [measure, calendarDay(kit.clock.now(), site.timeZone)],
      )
    ).rows.map(({ part, amount }) => [part, amount]),
  );

/** Presses a button of the sandbox's page, and lets its notification come in. */
async function press(payment: string, outcome: string): Promise<void> {
  const { rows } = await kit.db.pool.query<{ reference: string }>(
    'select provider_reference as reference from payments where public_id = $1',
    [payment],
  );
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const body = `outcome=${outcome}`;
  await kit.app.request(`/sandbox/checkout/${rows[0]?.reference}`, { method: 'POST', body, headers });
  await kit.advance(3000);
}
async function buy(person: Person): Promise<string> {
  const input = { credits: 30, method: 'ideal', start_now: true, key: randomUUID() } as const;
  const { id } = (await kit.call('POST /api/payment.php', input, { as: person.browser })).ok.payment;
  await press(id, 'paid');
  return id;
}
const like = (from: Person, to: { publicId: string }) =>
  kit.call('POST /api/like.php', { profile: to.publicId }, { as: from.browser });
const write = (from: Person, to: { publicId: string }) =>
  kit.call('POST /api/message.php', { profile: to.publicId, text: 'Hoi', key: randomUUID() }, { as: from.browser });

test('STAFF-5: what is bought is counted by method and country, whose first it was, and what goes back when it does', async () => {
  await count();
  const [anna, luuk] = [await another(kit, 'anna'), await another(kit, 'luuk')];
  const [first] = [await buy(anna), await buy(anna), await buy(luuk)];
  await count();
  expect(await counted('paid_by_method')).toEqual({ idealEUR: 3 * 2499 });
  expect(await counted('paid_by_country')).toEqual({ NLEUR: 3 * 2499 });
  expect(await counted('first_purchases')).toEqual({ ideal: 2 });
  expect(await counted('given_back')).toEqual({});
  const asked = { siteId: 1, payment: first ?? '', minor: 500, reason: 'uit coulance', actor: 'ina' };
  await askRefund(kit.services, { ...asked, now: kit.clock.now() });
  // Its provider carries it out a few minutes later, and those are counted the next time.
  for (let times = 0; times < 3; times += 1) await count();
  expect(await counted('given_back')).toEqual({ refundEUR: 500 });
});

test('STAFF-5: two likes are one match, in the moment of the later one', async () => {
  await count();
  const [anna, bram] = [await another(kit, 'anna'), await another(kit, 'bram')];
  expect((await like(anna, bram)).status).toBe(200);
  await count();
  expect(await counted('matches')).toEqual({});
  expect((await like(bram, anna)).status).toBe(200);
  await count();
  expect(await counted('matches')).toEqual({ '': 1 });
});

test('STAFF-5: who is written to answers once, however much they write', async () => {
  await count();
  const anna = await another(kit, 'anna', { boughtCredits: 50, isPremium: true });
  const bram = await another(kit, 'bram', { boughtCredits: 50, isPremium: true });
  for (const _ of [1, 2]) expect((await write(anna, bram)).status).toBe(200);
  await count();
  expect(await counted('replies')).toEqual({});
  expect((await write(bram, anna)).status).toBe(200);
  await count();
  expect(await counted('replies')).toEqual({ '': 1 });
  for (const [from, to] of [
    [anna, bram],
    [bram, anna],
  ] as const)
    expect((await write(from, to)).status).toBe(200);
  await count();
  expect(await counted('replies')).toEqual({ '': 1 });
});

test('STAFF-5: an invented profile signs up nowhere, buys nothing, is no match and answers nobody', async () => {
  const anna = await another(kit, 'anna', { boughtCredits: 50, isPremium: true });
  const measures = ['sign_ups', 'confirmations', 'first_purchases', 'matches', 'replies'];
  const all = () => Promise.all(measures.map(counted));
  await count();
  const before = await all();
  const luna = await addOther(kit, 'Luna');
  expect((await like(anna, luna)).status).toBe(200);
  const falseLike = `insert into likes (site_id, actor_id, target_id, source, created_at) values (1, $1, $2, 'card', $3)`;
  await expect(kit.db.pool.query(falseLike, [luna.id, anna.id, kit.clock.now()])).rejects.toThrow('cannot like');
  await kit.call(
    'POST /api/acknowledgement.php',
    { profile: luna.publicId, version: fictionalNoticeVersion },
    { as: anna.browser },
  );
  const { conversation } = (await write(anna, luna)).ok;
  const desk = { siteId: 1, staff: 'ina', now: kit.clock.now() };
  expect(await takeConversation(kit.db, desk, conversation)).toBeTruthy();
  expect(await replyAsTeam(kit.services, desk, { conversation, key: randomUUID(), text: 'Leuk!' })).toBe('sent');
  const messages = await counted('messages');
  await count();
  expect((await counted('messages'))['invented']).toBe((messages['invented'] ?? 0) + 2);
  expect(await all()).toEqual(before);
});

test('STAFF-5: mails are counted by what became of them', async () => {
  await count();
  const today = (column: string) =>
    kit.db.pool.query<{ count: number }>(
      `select count(*)::integer as count from mails where site_id = 1
        and (${column} at time zone 'Europe/Amsterdam')::date = $1::date`,
      [calendarDay(kit.clock.now(), site.timeZone)],
    );
  const sent = (await today('sent_at')).rows[0]?.count ?? 0;
  expect(sent).toBeGreaterThan(0);
  const anna = await another(kit, 'anna');
  await kit.db.pool.query(
    `insert into mails (site_id, id, cause, recipient, template, locale, data, queued_at, refused_at, refusal, member_id)
      values (1, gen_random_uuid(), 'test', 'weg@example.org', 'no_account', 'nl', '{}', $1, $1, 'no_mailbox', $2)`,
    [kit.clock.now(), anna.id],
  );
  await count();
  expect(await counted('mails')).toEqual({ sent, no_mailbox: 1 });
});
