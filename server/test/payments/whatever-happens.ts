import { minute } from '@vonk/contract/durations';
import { type PaymentState, paymentMoves } from '@vonk/contract/payments';
import type { Outcome, Psp } from '@vonk/psp';
import * as fc from 'fast-check';
import { expect } from 'vitest';
import { ledgerAgrees } from '../credits.ts';
import type { Kit } from '../kit.ts';
import { another, type Person } from '../profiles.ts';
import { mend } from './stand-in.ts';

const happenings: readonly Outcome[] = [
  'paid',
  'pending',
  'failed',
  'canceled',
  'expired',
  'refund_whole',
  'refund_part',
  'charged_back',
  'chargeback_reversed',
  'chargeback_lost',
];

/** Money that goes back after it was won: too rare a row of events to leave to chance. */
const wonThenRefunded: Outcome[] = ['paid', 'charged_back', 'chargeback_reversed', 'refund_whole'];
const quiet = { notificationCopies: 1, reorderNotifications: false, dropNotifications: 0 };

export interface Scene {
  readonly kit: Kit;
  readonly psp: Psp;
  /** Orders 30 credits; answers our name of the payment, and the provider's. */
  orderOf(person: Person): Promise<{ id: string; reference: string }>;
  /** Credits that come while it is under way; none where that is left out. */
  readonly ahead?: number;
  /** Who orders; one of the cast where that is left out. */
  begin?(): Promise<Person>;
}

/**
 * Lets anything happen to payments at a provider, with notifications doubled, dropped and out of order, and holds that
 * every move is one that may be, credits and receipt came once, and the ledger agrees (T106). Answers how often it did.
 */
export async function whateverHappens({ kit, psp, orderOf, ahead = 0, begin }: Scene): Promise<number> {
  let times = 0;
  const settled = async () => {
    await psp.notifier.settled();
    await kit.advance(3000);
  };
  const faults = fc.record({
    notificationCopies: fc.integer({ min: 1, max: 3 }),
    reorderNotifications: fc.boolean(),
    dropNotifications: fc.integer({ min: 0, max: 1 }),
  });
  const outcomes = fc.array(fc.constantFrom(...happenings), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(outcomes, faults, async (happens, wrong) => {
      const person = await (begin?.() ?? another(kit, 'anna'));
      const { id, reference } = await orderOf(person);
      Object.assign(psp.faults, wrong);
      for (const outcome of happens) {
        try {
          psp.decide(reference, outcome);
        } catch {
          continue;
        }
        if (!wrong.reorderNotifications) await settled();
      }
      mend(psp);
      await settled();
      // What was dropped is asked about by the clock, as long as it is open.
      await kit.advance(6 * minute);
      expect(await ledgerAgrees(kit)).toBe(true);
      await checkPath(kit, { person, id, ahead });
      times += 1;
    }),
    { numRuns: 25, examples: [[wonThenRefunded, quiet]] },
  );
  return times;
}

async function checkPath(
  { db }: Kit,
  { person, id, ahead }: { person: Person; id: string; ahead: number },
): Promise<void> {
  const { rows } = await db.pool.query<{ state: PaymentState }>(
    `select e.state from payment_events e join payments p on p.site_id = e.site_id and p.id = e.payment_id
      where p.public_id = $1 and e.problem is null order by e.id`,
    [id],
  );
  const path = rows.map(({ state }) => state);
  const wasPaid = path.includes('completed');
  const { rows: found } = await db.pool.query(
    `select p.state, p.won_back_at is not null as won, p.number is not null as numbered,
      (select count(*)::int from credit_lots l where l.member_id = p.member_id and l.payment_id = p.id) as lots,
      coalesce((select b.balance - b.granted from credit_balances b where b.member_id = p.member_id), 0) as bought
     from payments p where p.public_id = $1 and p.member_id = $2`,
    [id, person.id],
  );
  // A chargeback that was won is no move: the payment stands as it stood, and what was paid can still be given back.
  const isWon = (found[0] as { won: boolean } | undefined)?.won === true;
  if (isWon) expect(path).toContain('charged_back');
  const movesFrom = (from: PaymentState): readonly PaymentState[] =>
    isWon && from === 'charged_back' ? ['refunded'] : paymentMoves[from];
  path.slice(1).forEach((state, at) => expect(movesFrom(path[at]!)).toContain(state));
  const state = isWon && path.at(-1) === 'charged_back' ? 'completed' : path.at(-1);
  expect(found).toEqual([
    {
      state,
      won: isWon,
      numbered: wasPaid,
      lots: wasPaid || (ahead > 0 && path.includes('pending')) ? 1 : 0,
      bought: state === 'completed' ? 30 : state === 'pending' ? ahead : 0,
    },
  ]);
}
