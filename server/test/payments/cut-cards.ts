import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { another } from '../profiles.ts';
import { byTheClock, cutEverywhere } from './cut-everywhere.ts';
import type { Shop } from './shop.ts';

/** A provider that keeps cards, as its stand-in shows it. */
export interface CutCards {
  /** Its names of the payments that it began for an order, and whether each waits at its page. */
  paymentsOf(order: string): readonly { id: string; isOpen: boolean }[];
  /** How many cards it keeps in all. */
  countCards(): number;
}

/** Cuts an order that keeps its card, the next one that the card pays, and its removal, at every moment. */
export function cutCardsAt({ kit, psp }: Shop, at: CutCards): void {
  const { db } = kit;
  test('cut at any moment, a kept card pays once and is forgotten there too (PAY-4, T105, T110)', async () => {
    const facts = await cutEverywhere(kit, {
      atLeast: 60,
      async begin() {
        const person = await another(kit, 'anna');
        const { browser } = person;
        const orders = new Map<string, string>();
        const order = (key: string, more: () => Promise<object>) => async () => {
          const input = { credits: 30, method: 'creditcard', start_now: true, key, ...(await more()) } as const;
          const { status, ok } = await kit.call('POST /api/payment.php', input, { as: browser });
          if (status === 200) orders.set(key, ok.payment.id);
        };
        const [first, second] = [randomUUID(), randomUUID()];
        const cards = async () =>
          (
            await db.pool.query<{ id: string }>('select public_id as id from saved_cards where member_id = $1', [
              person.id,
            ])
          ).rows;
        const begun = () => [...orders.values()].flatMap((id) => at.paymentsOf(id));
        const pay = async () => {
          for (const payment of begun()) if (payment.isOpen) psp.decide(payment.id, 'paid');
          await psp.notifier.settled();
        };
        const jobs = () => kit.advance(3000);
        const clock = () => byTheClock(kit);
        const remove = async () => {
          for (const { id } of await cards()) await kit.call('DELETE /api/saved-card.php', { id }, { as: browser });
        };
        const keep = order(first, async () => ({ save_method: true }));
        const repeat = order(second, async () => {
          const [card] = await cards();
          return { saved_method: card?.id ?? '' };
        });
        return {
          person,
          steps: [keep, pay, jobs, clock, repeat, pay, jobs, clock, remove, jobs, clock],
          facts: async () => ({ begun: begun().length, kept: at.countCards() }),
        };
      },
    });
    expect(facts).toMatchObject({
      payments: ['completed', 'completed'],
      moves: ['created', 'completed', 'created', 'completed'],
      problems: null,
      lots: 2,
      bought: 60,
      documents: ['invoice', 'invoice'],
      entries: 4,
      cards: 0,
      begun: 2,
      kept: 0,
      agrees: true,
    });
  }, 600_000);
}
