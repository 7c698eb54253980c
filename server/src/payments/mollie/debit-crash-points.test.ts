import { randomUUID } from 'node:crypto';
import { minute } from '@vonk/contract/durations';
import { expect, test } from 'vitest';
import { ledgerAgrees } from '../../../test/credits.ts';
import { cutter } from '../../../test/payments/cutter.ts';
import { ownIban, payer } from '../../../test/payments/payer.ts';
import { openShop } from '../../../test/payments/shop.ts';
import type { Person } from '../../../test/profiles.ts';
import { directDebitTasks } from '../../direct-debit/index.ts';
import { paymentTasks } from '../jobs.ts';

const { psp, kit } = await openShop(['mollie']);
const { db } = kit;
const cuts = cutter(kit);
const mandatesOf = (iban: string) =>
  [...psp.mollie.mandates.values()].filter(({ debit, status }) => debit?.account === iban && status === 'valid').length;

/** What the clock does, and the jobs that follow. */
async function byTheClock(): Promise<void> {
  await kit.advance(6 * minute);
  const about = { db, now: kit.clock.now(), attempt: 1 };
  await paymentTasks(kit.services)['check-open-payments']({}, about);
  await directDebitTasks(kit.services)['end-provider-mandates']({}, about);
  await kit.advance(minute);
}

/** An order by direct debit, its money, and the end of its mandate. */
function steps({ browser }: Person) {
  const key = randomUUID();
  let id = '';
  const atMollie = () =>
    [...psp.mollie.payments.values()].filter(({ metadata }) => (metadata as { order: string }).order === id);
  const order = async () => {
    const input = { credits: 30, method: 'sdd', start_now: true, key } as const;
    const { status, ok } = await kit.call('POST /api/payment.php', input, { as: browser });
    if (status === 200) id = ok.payment.id;
  };
  const paid = async () => {
    for (const payment of atMollie()) if (payment.status === 'pending') psp.decide(payment.id, 'paid');
    await psp.notifier.settled();
  };
  const revoke = async () => void (await kit.call('DELETE /api/direct-debit.php', {}, { as: browser }));
  return { all: [order, paid, () => kit.advance(3000), byTheClock, revoke, byTheClock], atMollie };
}

/** Goes through it all and is cut once; answers what it came to. */
async function goThrough(at: number | undefined): Promise<{ facts: object; where: string | undefined }> {
  const iban = ownIban();
  const person = await payer(kit, iban);
  const { all, atMollie } = steps(person);
  // One network may order so often an hour.
  kit.clock.advance(60 * minute);
  cuts.start(at);
  for (const step of all) {
    await step().catch(() => undefined);
    if (await cuts.revive()) await step().catch(() => undefined);
  }
  cuts.stop();
  for (let rounds = 0; rounds < 2; rounds += 1) {
    await kit.advance(40 * minute);
    await byTheClock();
  }
  const { rows } = await db.pool.query(
    `select (select array_agg(p.state) from payments p where p.member_id = $1) as payments,
      (select array_agg(e.state order by e.id) from payment_events e join payments p
        on p.site_id = e.site_id and p.id = e.payment_id where p.member_id = $1) as moves,
      (select array_agg(d.state) from debits d where d.member_id = $1) as debits,
      (select array_agg(m.end_reason) from mandates m where m.member_id = $1) as mandates,
      (select count(*)::int from provider_mandates m where m.member_id = $1) as noted,
      (select balance - granted from credit_balances b where b.member_id = $1) as bought,
      (select array_agg(m.template order by m.template) from mails m where m.recipient = $2) as mails`,
    [person.id, person.email],
  );
  const facts = { ...rows[0], there: mandatesOf(iban), debited: atMollie().length, agrees: await ledgerAgrees(kit) };
  return { facts, where: cuts.where() };
}

test('cut at any moment, an order by direct debit is one debit by one mandate, which ends at its provider too (PAY-5, T105)', async () => {
  const { facts } = await goThrough(undefined);
  const points = cuts.count();
  expect(facts).toMatchObject({
    payments: ['completed'],
    moves: ['created', 'pending', 'completed'],
    debits: ['settled'],
    mandates: ['revoked'],
    noted: 0,
    bought: 30,
    there: 0,
    debited: 1,
    agrees: true,
  });
  expect(points).toBeGreaterThan(50);
  const wrong: unknown[] = [];
  for (let at = 1; at <= points; at += 1) {
    const cut = await goThrough(at);
    try {
      expect(cut.facts).toEqual(facts);
    } catch {
      wrong.push({ at, ...cut });
    }
  }
  expect(wrong).toEqual([]);
}, 300_000);
