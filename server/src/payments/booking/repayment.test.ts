import { randomUUID } from 'node:crypto';
import { day } from '@vonk/contract/durations';
import type { PaymentState } from '@vonk/contract/payments';
import { expect, test } from 'vitest';
import { ledgerAgrees, readSums } from '../../../test/credits.ts';
import { createKit } from '../../../test/kit.ts';
import { password } from '../../../test/members.ts';
import { another, type Person } from '../../../test/profiles.ts';
import { listRepayments, readRepayable } from '../../credits/index.ts';
import { forgetOver } from '../../inventory/index.ts';
import { closeRepayment } from '../withdrawals/settle-repayment.ts';
import { bookPayment } from './book-payment.ts';

const kit = await createKit();
const { db, services } = kit;
const site = services.sites.byId(1)!;

/** Orders 30 credits for 24.99; `say` tells what became of the payment. */
async function order({ id: memberId, browser }: Person) {
  const input = { credits: 30, method: 'ideal', start_now: true, key: randomUUID() } as const;
  const { payment } = (await kit.call('POST /api/payment.php', input, { as: browser })).ok;
  const { rows } = await db.pool.query<{ id: string }>('select id from payments where public_id = $1', [payment.id]);
  const paymentId = rows[0]!.id;
  const say = (state: PaymentState) =>
    db.transact((tx) =>
      bookPayment(
        tx,
        { siteId: 1, memberId },
        {
          paymentId,
          told: { orderId: payment.id, amountMinor: 2499, currency: 'EUR', isLive: false, state, refundedMinor: 0 },
          site,
          now: kit.clock.now(),
        },
      ),
    );
  return { paymentId, say };
}
const leave = async (person: Person) => {
  await kit.call('POST /api/leave.php', { password, now: true }, { as: person.browser });
  const mail = (await kit.mailsTo(person.email)).find(({ subject }) => subject === 'Wil je alles nu wissen?');
  return { mail, token: /\/([\w-]{43})\s/.exec(mail?.text ?? '')?.[1] ?? '' };
};
const erase = (token: string) => kit.call('POST /api/erase.php', { token });
const repaymentsOf = async ({ id }: Person) =>
  (
    await db.pool.query(
      'select credits, amount_minor, currency, state, payment_id from repayments where member_id = $1',
      [id],
    )
  ).rows;
/** What the ledger has between its accounts and the member: nothing may be left with them. */
const held = async ({ id }: Person) =>
  (
    await db.pool.query<{ sum: number }>(
      `select coalesce(sum(case when to_account = 'member' then amount else -amount end), 0)::int as sum
         from ledger_entries where member_id = $1`,
      [id],
    )
  ).rows[0]?.sum;

test('what was bought and not spent is paid back at its own price when its owner is erased; what was free is lost (T26)', async () => {
  const [buyer, friend] = [await another(kit, 'luuk'), await another(kit, 'lotte')];
  const { paymentId, say } = await order(buyer);
  await say('completed');
  for (let times = 0; times < 4; times += 1)
    await kit.call(
      'POST /api/message.php',
      { profile: friend.publicId, key: randomUUID(), text: 'Hoi' },
      { as: buyer.browser },
    );
  const { repaid } = (await kit.call('GET /api/leave.php', {}, { as: buyer.browser })).ok;
  expect(repaid).toEqual([{ credits: 26, minor: 2166, currency: 'EUR' }]);
  const { mail, token } = await leave(buyer);
  expect(mail?.text).toContain('21,66');
  expect((await erase(token)).ok).toEqual({ done: true });
  expect(await repaymentsOf(buyer)).toEqual([
    { credits: 26, amount_minor: 2166, currency: 'EUR', state: 'due', payment_id: paymentId },
  ]);
  expect(await held(buyer)).toBe(0);
  expect(await ledgerAgrees(kit)).toBe(true);

  const [due] = await listRepayments(db, { siteId: 1 }, 10);
  expect(due).toMatchObject({ minor: 2166, paymentId });
  const settlement = { siteId: 1, number: due?.number ?? '', actor: 'ina', reference: 'tr_123', now: kit.clock.now() };
  expect(await closeRepayment(services, { ...settlement, outcome: 'paid' })).toBe(true);
  expect(await closeRepayment(services, { ...settlement, outcome: 'dropped' })).toBe(false);
  expect(await listRepayments(db, { siteId: 1 }, 10)).toEqual([]);
  const { rows } = await db.pool.query("select actor, subject from audit where action = 'repayment_paid'");
  expect(rows).toEqual([{ actor: 'ina', subject: due?.number }]);
});

test('five years later what was bought is still there, after all that ends by the clock, and leaving pays it back (T26)', async () => {
  const buyer = await another(kit, 'luuk');
  const { say } = await order(buyer);
  await say('completed');
  const { repaid: before } = (await kit.call('GET /api/leave.php', {}, { as: buyer.browser })).ok;
  const sums = await readSums(kit, buyer);
  kit.clock.advance(5 * 366 * day);
  await forgetOver({}, { db, now: kit.clock.now(), attempt: 1 });
  expect(await readSums(kit, buyer)).toEqual(sums);
  expect(sums.lots).toBe(30 + sums.granted);
  expect(before).toEqual([{ credits: 30, minor: 2499, currency: 'EUR' }]);
  expect(await readRepayable(db, { siteId: 1, memberId: buyer.id })).toEqual(before);
});

test('somebody without bought credits is promised nothing (T26)', async () => {
  const person = await another(kit, 'luuk');
  const { mail, token } = await leave(person);
  expect(mail?.text).not.toContain('€');
  await erase(token);
  expect(await repaymentsOf(person)).toEqual([]);
});

test('money that is on its way while its owner is erased is paid back, whichever comes first (T26, PAY-1)', async () => {
  for (let round = 0; round < 4; round += 1) {
    const buyer = await another(kit, 'luuk');
    const { say } = await order(buyer);
    await say('pending');
    const { token } = await leave(buyer);
    await Promise.all([erase(token), say('completed')]);
    expect(await repaymentsOf(buyer)).toMatchObject([{ credits: 30, amount_minor: 2499, state: 'due' }]);
    expect([await held(buyer), await ledgerAgrees(kit)]).toEqual([0, true]);
    const { rows } = await db.pool.query('select status, is_premium from accounts where id = $1', [buyer.id]);
    expect(rows).toEqual([{ status: 'erased', is_premium: false }]);
  }
  const late = await another(kit, 'luuk');
  const { say } = await order(late);
  await erase((await leave(late)).token);
  await say('completed');
  expect(await repaymentsOf(late)).toMatchObject([{ credits: 30, amount_minor: 2499 }]);
  expect((await db.pool.query("select from mails where recipient like '%erased.invalid'")).rowCount).toBe(0);
  // What went back by itself is not paid back again.
  await say('charged_back');
  expect(await repaymentsOf(late)).toMatchObject([{ state: 'dropped' }]);
  expect(await ledgerAgrees(kit)).toBe(true);
});

test('the amounts of leaving are those of the site and its currency, on the page and at the till (C33)', async () => {
  const browser = (await another(kit, 'anna', { siteId: 3, host: 'maanlicht.localhost', columns: { country: 'PL' } }))
    .browser;
  browser.cookies.set('country', 'PL');
  const { tryout } = (await kit.call('GET /api/leave.php', {}, { as: browser })).ok;
  expect(tryout).toEqual({ minor: 1099, currency: 'PLN' });
  const { code } = (await kit.call('POST /api/retention-offer.php', { offer: 'tryout' }, { as: browser })).ok;
  const order = { credits: 5, method: 'blik', key: randomUUID(), start_now: true, discount: code } as const;
  const { payment } = (await kit.call('POST /api/payment.php', order, { as: browser })).ok;
  expect(payment).toMatchObject({ total_minor: tryout.minor, currency: tryout.currency });
});
