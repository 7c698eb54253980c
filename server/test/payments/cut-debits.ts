import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { byTheClock, cutEverywhere } from './cut-everywhere.ts';
import { ownIban, payer } from './payer.ts';
import type { Shop } from './shop.ts';

/** A provider that keeps mandates, as its stand-in shows it. */
export interface CutDebits {
  /** How many mandates of an account it debits by. */
  mandatesOf(iban: string): number;
  /** Its names of the debits that it began for an order, and whether each is under way. */
  debitsOf(order: string): readonly { id: string; isOpen: boolean }[];
}

/** Cuts an order by direct debit at every moment, with its money and the end of its mandate. */
export function cutDebitsAt({ kit, psp }: Shop, at: CutDebits): void {
  test('cut at any moment, a debit is one by one mandate, ended there too (PAY-5, T105)', async () => {
    const facts = await cutEverywhere(kit, {
      atLeast: 50,
      async begin() {
        const iban = ownIban();
        const person = await payer(kit, iban);
        const { browser } = person;
        const key = randomUUID();
        let id = '';
        const order = async () => {
          const input = { credits: 30, method: 'sdd', start_now: true, key } as const;
          const { status, ok } = await kit.call('POST /api/payment.php', input, { as: browser });
          if (status === 200) id = ok.payment.id;
        };
        const paid = async () => {
          for (const debit of at.debitsOf(id)) if (debit.isOpen) psp.decide(debit.id, 'paid');
          await psp.notifier.settled();
        };
        const revoke = async () => void (await kit.call('DELETE /api/direct-debit.php', {}, { as: browser }));
        return {
          person,
          steps: [order, paid, () => kit.advance(3000), () => byTheClock(kit), revoke, () => byTheClock(kit)],
          facts: async () => ({ there: at.mandatesOf(iban), debited: at.debitsOf(id).length }),
        };
      },
    });
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
  }, 400_000);
}
