import { randomUUID } from 'node:crypto';
import { minute } from '@vonk/contract/durations';
import { describe, expect, test } from 'vitest';
import { ledgerAgrees } from '../../../test/credits.ts';
import { password } from '../../../test/members.ts';
import { openShop } from '../../../test/payments/shop.ts';
import { mend } from '../../../test/payments/stand-in.ts';
import { another, type Person } from '../../../test/profiles.ts';
import { paymentTasks } from '../jobs.ts';
import { refundRepayment } from './refund-repayment.ts';
import { readProgress } from './refunds.ts';
import { listRepayments } from '../../credits/index.ts';
import { closeRepayment } from '../withdrawals/settle-repayment.ts';

const { psp, kit, ordered, settled } = await openShop(['mollie']);
const { db } = kit;

/** Somebody who bought 30 credits for 24.99 and wrote so many messages. */
async function buyer(sent: number, method = 'ideal') {
  const person = await another(kit, 'luuk');
  const { id, reference } = await ordered(person, { credits: method === 'paysafecard' ? 10 : 30, method });
  psp.decide(reference, 'paid');
  await settled();
  const friend = sent > 0 ? await another(kit, 'lotte') : undefined;
  for (let times = 0; times < sent; times += 1)
    await kit.call(
      'POST /api/message.php',
      { profile: friend?.publicId ?? '', key: randomUUID(), text: 'Hoi' },
      { as: person.browser },
    );
  return { person, id, reference };
}
/** What runs every five minutes, and the jobs that it leads to. */
const byTheClock = async () => {
  const look = paymentTasks(kit.services)['check-refunds'];
  await look({}, { db, now: kit.clock.now(), attempt: 1 });
  await kit.advance(1000);
};
const transaction = async ({ browser }: Person, id: string) =>
  (await kit.call('GET /api/payment.php', { id }, { as: browser })).ok.payment;
const withdraw = async (person: Person, id: string) => {
  const { number } = await transaction(person, id);
  const declared = { name: 'Luuk', order: number ?? '', email: person.email };
  return kit.call('POST /api/withdrawal.php', declared, { as: person.browser });
};
const refundsAt = (reference: string) =>
  psp.mollie.payments.get(reference)?.refunds.map(({ amount, status }) => [amount.value, status]) ?? [];
const repayment = async ({ id }: Person) =>
  (
    await db.pool.query<{ number: string; state: string; settled_by: string | null; reference: string | null }>(
      'select number, state, settled_by, reference from repayments where member_id = $1',
      [id],
    )
  ).rows[0]!;

describe('a withdrawal', () => {
  test('of a payment whose provider is switched off meanwhile is left to people, and not tried for ever', async () => {
    const { person, id, reference } = await buyer(2);
    await withdraw(person, id);
    const { number } = await repayment(person);
    const scope = { siteId: 1, memberId: person.id };
    await refundRepayment({ ...kit.services, providers: [] }, scope, { number, now: kit.clock.now() });
    expect((await readProgress(db, { siteId: 1 }, [number])).get(number)).toEqual({
      state: 'failed',
      problem: 'mollie is switched off: see there whether it was paid back',
    });
    await byTheClock();
    expect(refundsAt(reference)).toEqual([]);
    expect(await repayment(person)).toMatchObject({ state: 'due' });
  });

  test('is paid back by the way it was paid, in part, as soon as the provider did it (T42, T112)', async () => {
    const { person, id, reference } = await buyer(4);
    await withdraw(person, id);
    expect((await transaction(person, id)).withdrawal).toMatchObject({ refund_minor: 2166, is_repaid: false });
    await kit.advance(1000);
    expect(refundsAt(reference)).toEqual([['21.66', 'pending']]);
    psp.decide(reference, 'refunds_done');
    await settled();
    await kit.advance(1000);
    const { withdrawal, state } = await transaction(person, id);
    expect([withdrawal?.is_repaid, state]).toEqual([true, 'completed']);
    expect(await repayment(person)).toMatchObject({ state: 'paid', settled_by: 'mollie' });
    expect(await ledgerAgrees(kit)).toBe(true);
  });

  test('of all that was bought refunds the payment and takes premium back (CRED-2)', async () => {
    const { person, id, reference } = await buyer(0);
    await withdraw(person, id);
    await kit.advance(1000);
    psp.decide(reference, 'refunds_done');
    await settled();
    await kit.advance(1000);
    expect(refundsAt(reference)).toEqual([['24.99', 'refunded']]);
    expect((await transaction(person, id)).state).toBe('refunded');
    expect((await kit.call('GET /api/user.php', {}, { as: person.browser })).ok.user).toMatchObject({
      credits: 0,
      paid_user: false,
    });
    expect(await repayment(person)).toMatchObject({ state: 'paid' });
    const progress = await readProgress(db, { siteId: 1 }, [(await repayment(person)).number]);
    expect([...progress.values()]).toEqual([{ state: 'paid', problem: null }]);
  });

  test('is refunded once when the provider’s answer is lost after it acted, and when it is away (T110)', async () => {
    const { person, id, reference } = await buyer(1);
    psp.faults.unavailable = 3;
    await withdraw(person, id);
    await kit.advance(0).catch(() => undefined);
    expect(refundsAt(reference)).toEqual([]);
    mend(psp);
    for (let rounds = 0; rounds < 3; rounds += 1) {
      // The list is answered; what is asked for then is done and its answer lost.
      psp.faults.dropAnswers = rounds < 2 ? 1 : 0;
      await kit.advance(40 * minute).catch(() => undefined);
      // Mollie forgets a key after an hour.
      psp.mollie.answered.clear();
      await byTheClock().catch(() => undefined);
    }
    mend(psp);
    await kit.advance(40 * minute);
    await byTheClock();
    expect(refundsAt(reference)).toEqual([['24.16', 'pending']]);
  });

  test('that the provider cannot pay back is left to people, with the reason', async () => {
    const { person, id, reference } = await buyer(0, 'paysafecard');
    await withdraw(person, id);
    await kit.advance(1000);
    expect(refundsAt(reference)).toEqual([]);
    const { number, state } = await repayment(person);
    expect(state).toBe('due');
    expect((await readProgress(db, { siteId: 1 }, [number])).get(number)).toEqual({ state: 'failed', problem: '422' });
    const by = { siteId: 1, number, outcome: 'paid', actor: 'ina', reference: 'by transfer' } as const;
    expect(await closeRepayment(kit.services, { ...by, now: kit.clock.now() })).toBe(true);
    expect((await transaction(person, id)).withdrawal?.is_repaid).toBe(true);
  });

  test('that fails at the provider after a while is left to people as well', async () => {
    const { person, id, reference } = await buyer(2);
    await withdraw(person, id);
    await kit.advance(1000);
    psp.decide(reference, 'refunds_failed');
    await settled();
    await kit.advance(40 * minute);
    await byTheClock();
    const { number, state } = await repayment(person);
    expect(state).toBe('due');
    expect((await readProgress(db, { siteId: 1 }, [number])).get(number)?.state).toBe('failed');
    expect(refundsAt(reference)).toEqual([['23.32', 'failed']]);
  });

  test('that the provider takes and fails at once is left to people too', async () => {
    const { person, id } = await buyer(1);
    const mollie = kit.services.providers.find(({ name }) => name === 'mollie')!;
    const { refundPayment } = mollie;
    Object.assign(mollie, { refundPayment: () => Promise.resolve({ reference: 're_none', state: 'failed' }) });
    await withdraw(person, id);
    await kit.advance(1000).finally(() => Object.assign(mollie, { refundPayment }));
    const { number, state } = await repayment(person);
    expect(state).toBe('due');
    expect((await readProgress(db, { siteId: 1 }, [number])).get(number)?.state).toBe('failed');
  });

  test('is not paid back by people while its provider is paying it back', async () => {
    const { person, id, reference } = await buyer(1);
    await withdraw(person, id);
    await kit.advance(1000);
    const { number } = await repayment(person);
    const by = { siteId: 1, number, outcome: 'paid', actor: 'ina', reference: 'by transfer' } as const;
    await expect(closeRepayment(kit.services, { ...by, now: kit.clock.now() })).rejects.toThrow(/paying .* back/);
    psp.decide(reference, 'refunds_done');
    await settled();
    await kit.advance(1000);
    expect(await repayment(person)).toMatchObject({ state: 'paid', settled_by: 'mollie' });
  });

  test('asked for by many at once is refunded once', async () => {
    const { person, id, reference } = await buyer(3);
    await Promise.all([1, 2, 3, 4].map(() => withdraw(person, id)));
    await Promise.all([1, 2, 3, 4].map(() => kit.advance(500)));
    expect(refundsAt(reference)).toEqual([['22.49', 'pending']]);
  });

  test('of a payment that was charged back meanwhile is not paid a second time', async () => {
    const { person, id, reference } = await buyer(0);
    psp.faults.unavailable = 3;
    await withdraw(person, id);
    await kit.advance(0).catch(() => undefined);
    mend(psp);
    psp.decide(reference, 'charged_back');
    await psp.notifier.settled();
    await kit.advance(0);
    await kit.advance(40 * minute);
    await byTheClock();
    expect((await transaction(person, id)).state).toBe('charged_back');
    expect(refundsAt(reference)).toEqual([]);
    expect(await ledgerAgrees(kit)).toBe(true);
  });
});

test('whoever is erased with credits left is paid back by their provider too (T26)', async () => {
  const { person, reference } = await buyer(0);
  await kit.call('POST /api/leave.php', { password, now: true }, { as: person.browser });
  const mail = (await kit.mailsTo(person.email)).find(({ subject }) => subject === 'Wil je alles nu wissen?');
  await kit.call('POST /api/erase.php', { token: /\/([\w-]{43})\s/.exec(mail?.text ?? '')?.[1] ?? '' });
  await byTheClock();
  expect(refundsAt(reference)).toEqual([['24.99', 'pending']]);
  psp.decide(reference, 'refunds_done');
  await settled();
  await kit.advance(1000);
  expect(await repayment(person)).toMatchObject({ state: 'paid' });
  expect(await listRepayments(db, { siteId: 1 }, 100)).not.toContainEqual(expect.objectContaining({ minor: 2499 }));
});

test('what went back in part without our asking books nothing and leaves a mark (T109)', async () => {
  const { person, id, reference } = await buyer(0);
  psp.decide(reference, 'refund_part');
  await settled();
  const { rows } = await db.pool.query(
    `select e.problem from payment_events e join payments p on p.site_id = e.site_id and p.id = e.payment_id
      where p.public_id = $1 and e.problem is not null`,
    [id],
  );
  expect(rows).toEqual([{ problem: 'refund' }]);
  expect((await transaction(person, id)).state).toBe('completed');
});
