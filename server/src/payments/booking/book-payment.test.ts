import { refuseAny } from '../../platform/refusal.ts';
import { another, away } from '../../../test/profiles.ts';
import { randomUUID } from 'node:crypto';
import { paymentMoves, type PaymentState, paymentStates } from '@vonk/contract/payments';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { createLog } from '../../platform/log.ts';
import { bookPayment } from './book-payment.ts';
import type { GuardedProvider } from '../providers/guard.ts';
import { buyCredits } from '../orders/buy-credits.ts';
import { readPayment } from '../payments.ts';

const kit = await createKit();
const { db, services } = kit;
const site = services.sites.byId(1)!;
const total = 2499;

/** A payment of a new member that its provider knows. */
async function newPayment() {
  kit.clock.advance(60_000);
  const member = await another(kit, 'anna');
  const { browser } = member;
  const input = { credits: 30, method: 'ideal', start_now: true, key: randomUUID() } as const;
  const { ok } = await kit.call('POST /api/payment.php', input, { as: browser });
  const { rows } = await db.pool.query<{ id: string }>('select id from payments where public_id = $1', [ok.payment.id]);
  return { scope: { siteId: 1, memberId: member.id }, id: rows[0]!.id, publicId: ok.payment.id };
}

const facts = async (memberId: string) => {
  const { rows } = await db.pool.query<{
    lots: number;
    balance: number;
    premium: boolean;
    mails: number;
    numbers: number;
  }>(
    `select (select count(*)::int from credit_lots where member_id = $1) as lots,
      coalesce((select balance from credit_balances where member_id = $1), 0) as balance,
      (select is_premium from accounts where id = $1) as premium,
      (select count(*)::int from payments where member_id = $1 and number is not null) as numbers,
      (select count(*)::int from mails m join accounts a on a.email = m.recipient where a.id = $1) as mails`,
    [memberId],
  );
  return rows[0]!;
};

test('whatever a provider says, and in whatever order, no payment goes back and credits come once (PAY-1, T106)', async () => {
  const states = fc.constantFrom<PaymentState>(...paymentStates);
  await fc.assert(
    fc.asyncProperty(fc.array(states, { minLength: 1, maxLength: 7 }), fc.boolean(), async (told, isAtOnce) => {
      const { scope, id, publicId } = await newPayment();
      const book = (state: PaymentState) =>
        db.transact((tx) =>
          bookPayment(tx, scope, {
            paymentId: id,
            told: { orderId: publicId, amountMinor: total, currency: 'EUR', isLive: false, state, refundedMinor: 0 },
            site,
            now: kit.clock.now(),
          }),
        );
      if (isAtOnce) await Promise.all(told.map(book));
      else for (const state of told) await book(state);

      const { rows } = await db.pool.query<{ state: PaymentState }>(
        'select state from payment_events where payment_id = $1 and problem is null order by id',
        [id],
      );
      const path = rows.map(({ state }) => state);
      expect(path[0]).toBe('created');
      path.slice(1).forEach((state, at) => expect(paymentMoves[path[at]!]).toContain(state));
      const payment = await readPayment(db, scope, id);
      expect(payment.state).toBe(path.at(-1));
      const wasPaid = path.includes('completed');
      expect(await facts(scope.memberId)).toEqual({
        lots: wasPaid ? 1 : 0,
        balance: payment.state === 'completed' ? 30 : 0,
        premium: payment.state === 'completed',
        // The receipt, and why a chargeback changed what it did.
        mails: (wasPaid ? 1 : 0) + (path.includes('charged_back') ? 1 : 0),
        numbers: wasPaid ? 1 : 0,
      });
    }),
    { numRuns: 60 },
  );
});

test('money for a payment that is over is not booked and leaves a mark', async () => {
  const { scope, id, publicId } = await newPayment();
  const told = { orderId: publicId, amountMinor: total, currency: 'EUR', isLive: false, refundedMinor: 0 } as const;
  const book = (state: PaymentState) =>
    db.transact((tx) =>
      bookPayment(tx, scope, { paymentId: id, told: { ...told, state }, site, now: kit.clock.now() }),
    );
  await book('cancelled');
  expect(await book('completed')).toEqual({ moves: [], problem: 'move' });
  expect(await book('completed')).toEqual({ moves: [], problem: undefined });
  expect(await facts(scope.memberId)).toMatchObject({ lots: 0, premium: false });
});

test('a payment of the provider’s test mode is worth nothing in a live one (T109)', async () => {
  const { scope, id, publicId } = await newPayment();
  await db.pool.query('update payments set is_live = true where id = $1', [id]);
  const told = {
    orderId: publicId,
    amountMinor: total,
    currency: 'EUR',
    isLive: false,
    state: 'completed',
    refundedMinor: 0,
  } as const;
  const booking = await db.transact((tx) =>
    bookPayment(tx, scope, { paymentId: id, told, site, now: kit.clock.now() }),
  );
  expect(booking).toEqual({ moves: [], problem: 'mode' });
  expect(await facts(scope.memberId)).toMatchObject({ lots: 0, premium: false });
});

test('a provider whose answer is lost has one payment after the retry (T110)', async () => {
  const member = await away(kit, 'anna');
  const sandbox = services.providers[0]!;
  let calls = 0;
  const flaky: GuardedProvider = {
    ...sandbox,
    createPayment: async (order) => {
      const started = await sandbox.createPayment(order);
      calls += 1;
      if (calls === 1) throw new Error('socket hang up');
      return started;
    },
  };
  const call = {
    member: { siteId: 1, memberId: member.id },
    site,
    locale: 'nl',
    country: 'NL',
    selectedCountry: undefined,
    address: '127.0.0.1',
    host: 'localhost',
    now: kit.clock.now(),
    refuse: refuseAny,
  } as Parameters<typeof buyCredits>[1];
  const input = { credits: 30, method: 'ideal', start_now: true, key: randomUUID() } as const;
  const buy = () => buyCredits({ ...services, log: createLog('silent'), providers: [flaky] }, call, input);
  await expect(buy()).rejects.toMatchObject({ code: 'payment_unavailable' });
  const { payment, redirect } = await buy();
  expect(redirect).toMatch(/\/sandbox\/checkout\//);
  const { rows } = await db.pool.query('select * from sandbox_payments where order_id = $1', [payment.id]);
  expect(rows).toHaveLength(1);
});
