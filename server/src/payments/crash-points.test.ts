import { randomUUID } from 'node:crypto';
import { minute } from '@vonk/contract/durations';
import { expect, test } from 'vitest';
import { ledgerAgrees } from '../../test/credits.ts';
import { cutter } from '../../test/payments/cutter.ts';
import { openShop } from '../../test/payments/shop.ts';
import { another, type Person } from '../../test/profiles.ts';
import { paymentTasks } from './jobs.ts';
import { askRefund } from './refunds/staff/ask-refund.ts';

const { psp, kit } = await openShop(['mollie']);
const { db } = kit;
const friend = await another(kit, 'lotte');
const cuts = cutter(kit);

/** What the clock does, and the jobs that follow. */
async function byTheClock(): Promise<void> {
  await kit.advance(6 * minute);
  const tasks = paymentTasks(kit.services);
  for (const task of ['check-open-payments', 'check-refunds'] as const)
    await tasks[task]({}, { db, now: kit.clock.now(), attempt: 1 });
  await kit.advance(minute);
}

/** How what is left comes to be paid back. */
type Way = 'withdrawn' | 'given back';

/** A purchase, a message, and paying back what is left, on its buyer's word or the staff's, each step as its buyer, the provider or the clock takes it. */
function steps(person: Person, way: Way) {
  const [key, message] = [randomUUID(), randomUUID()];
  const { browser } = person;
  let id = '';
  const atMollie = () =>
    [...psp.mollie.payments.values()].filter(({ metadata }) => (metadata as { order: string }).order === id);
  const decide = async (outcome: 'paid' | 'refunds_done') => {
    const payment = atMollie()[0];
    if (payment && !(outcome === 'paid' && payment.status === 'paid')) psp.decide(payment.id, outcome);
    await psp.notifier.settled();
  };
  const order = async () => {
    const input = { credits: 30, method: 'ideal', start_now: true, key } as const;
    const { status, ok } = await kit.call('POST /api/payment.php', input, { as: browser });
    if (status === 200) id = ok.payment.id;
  };
  const write = () =>
    kit.call('POST /api/message.php', { profile: friend.publicId, key: message, text: 'Hoi' }, { as: browser });
  const withdraw = async () => {
    const { number } = (await kit.call('GET /api/payment.php', { id }, { as: browser })).ok.payment;
    await kit.call(
      'POST /api/withdrawal.php',
      { name: 'Luuk', order: number ?? '', email: person.email },
      { as: browser },
    );
  };
  const giveBack = async () => {
    const asked = { siteId: 1, payment: id, reason: 'uit coulance', actor: 'ina', now: kit.clock.now() };
    const { refund } = await askRefund(kit.services, { ...asked, minor: 2416 });
    expect(refund.minor).toBe(2416);
  };
  const jobs = () => kit.advance(3000);
  return {
    // Where its notification was lost, the clock asks about it.
    all: [
      order,
      () => decide('paid'),
      jobs,
      byTheClock,
      write,
      way === 'withdrawn' ? withdraw : giveBack,
      jobs,
      () => decide('refunds_done'),
      jobs,
      jobs,
    ],
    /** From which on the ways part. */
    parting: 5,
    paymentsAtMollie: atMollie,
  };
}

interface Went {
  readonly facts: unknown;
  readonly where: string | undefined;
  /** How many moments there were before the ways part. */
  readonly together: number;
}

/** Goes through it all and is cut once; answers what it came to. */
async function goThrough(way: Way, at: number | undefined): Promise<Went> {
  const person = await another(kit, 'luuk');
  const { all, parting, paymentsAtMollie } = steps(person, way);
  let together = 0;
  // One network may declare ten times an hour.
  kit.clock.advance(60 * minute);
  cuts.start(at);
  for (const [index, step] of all.entries()) {
    if (index === parting) together = cuts.count();
    await step().catch(() => undefined);
    // Whoever waited for it does it again; the next process takes the jobs of the one that is gone.
    if (await cuts.revive()) await step().catch(() => undefined);
  }
  cuts.stop();
  for (let rounds = 0; rounds < 2; rounds += 1) {
    await kit.advance(40 * minute);
    await byTheClock();
    for (const { id, refunds } of paymentsAtMollie())
      if (refunds.some(({ status }) => status === 'pending')) psp.decide(id, 'refunds_done');
    await psp.notifier.settled();
    await kit.advance(3000);
  }
  const { rows } = await db.pool.query(
    `select (select array_agg(p.state) from payments p where p.member_id = $1) as payments,
      (select array_agg(e.state order by e.id) from payment_events e join payments p
        on p.site_id = e.site_id and p.id = e.payment_id where p.member_id = $1) as moves,
      (select array_agg(e.problem) filter (where e.problem is not null) from payment_events e join payments p
        on p.site_id = e.site_id and p.id = e.payment_id where p.member_id = $1) as problems,
      (select count(*)::int from credit_lots l where l.member_id = $1 and l.kind = 'bought') as lots,
      (select balance - granted from credit_balances b where b.member_id = $1) as bought,
      (select array_agg(r.state) from repayments r where r.member_id = $1) as repayments,
      (select array_agg(r.state) from refunds r where r.member_id = $1) as refunds,
      (select array_agg(i.kind order by i.kind) from invoices i join payments p
        on p.site_id = i.site_id and p.id = i.payment_id where p.member_id = $1) as documents,
      (select array_agg(m.template order by m.template) from mails m where m.recipient = $2) as mails,
      (select count(*)::int from messages m where m.sender_id = $1) as messages,
      (select is_premium from accounts a where a.id = $1) as premium`,
    [person.id, person.email],
  );
  const atMollie = paymentsAtMollie().map(({ refunds }) =>
    refunds.map(({ amount, status }) => `${amount.value} ${status}`),
  );
  return { facts: { ...rows[0], atMollie, agrees: await ledgerAgrees(kit) }, where: cuts.where(), together };
}

test.each([['withdrawn'], ['given back']] as const)(
  'cut at any moment between order and refund, a purchase is booked, told, spent from and paid back once: %s (T105 to T112)',
  async (way) => {
    const { facts, together } = await goThrough(way, undefined);
    const points = cuts.count();
    expect(facts).toMatchObject({
      payments: ['completed'],
      moves: ['created', 'completed'],
      problems: null,
      lots: 1,
      bought: 0,
      refunds: ['paid'],
      repayments: ['paid'],
      documents: ['credit_note', 'invoice'],
      messages: 1,
      premium: true,
      atMollie: [['24.16 refunded']],
      agrees: true,
    });
    expect(points).toBeGreaterThan(60);
    expect(together).toBeGreaterThan(30);
    const wrong: unknown[] = [];
    // Up to there both ways are one, and the first walk was cut at each moment of it.
    for (let at = way === 'withdrawn' ? 1 : together + 1; at <= points; at += 1) {
      const cut = await goThrough(way, at);
      try {
        expect(cut.facts).toEqual(facts);
      } catch {
        wrong.push({ at, ...cut });
      }
    }
    expect(wrong).toEqual([]);
  },
  300_000,
);
