import { randomUUID } from 'node:crypto';
import { day } from '@vonk/contract/durations';
import type { Outcome } from '@vonk/psp';
import { describe, expect, test } from 'vitest';
import { directDebitTasks } from '../../src/direct-debit/index.ts';
import { ledgerAgrees } from '../credits.ts';
import type { Person } from '../profiles.ts';
import { ownIban, payer, signMandate } from './payer.ts';
import type { Shop } from './shop.ts';
import { mend } from './stand-in.ts';
import { whateverHappens } from './whatever-happens.ts';

/** A provider that keeps mandates, and what its stand-in does with them. */
export interface Debits {
  readonly shop: Shop;
  readonly provider: 'mollie' | 'stripe';
  /** In whose name it debits. */
  readonly creditor: { readonly id: string; readonly name: string };
  /** What the provider holds of an account: one for each mandate that lives there. */
  mandatesOf(iban: string): readonly { holder: string; reference: string }[];
  /** How often a debit of this order was begun there. */
  countOf(order: string): number;
  /** Why the next end of a payment is as it is, in the provider's words. */
  because(reference: string, reason: string): void;
  /** The provider debits by no mandate of this account any more. */
  spoil(iban: string): void;
  /** The provider takes no mandate for this account. */
  refuse(iban: string): void;
  /** Reasons in its words, with ours. */
  readonly reasons: readonly (readonly [outcome: Outcome, reason: string, told: string])[];
}

/** What holds of direct debit at every provider that keeps mandates (PAY-5, T114, T115). */
export function debitsAt({ shop, provider, creditor, ...at }: Debits): void {
  const { psp, kit, order, ordered, settled } = shop;
  const { db } = kit;
  const sdd = { method: 'sdd' } as const;
  const show = async ({ browser }: Person) => (await kit.call('GET /api/direct-debit.php', {}, { as: browser })).ok;
  const creditsOf = async ({ browser }: Person) =>
    (await kit.call('GET /api/user.php', {}, { as: browser })).ok.user?.credits ?? 0;
  const stateOf = async ({ browser }: Person, id: string) =>
    (await kit.call('GET /api/payment.php', { id }, { as: browser })).ok.payment.state;
  const notedOf = async ({ id }: Person) =>
    (await db.pool.query<{ reference: string }>('select reference from provider_mandates where member_id = $1', [id]))
      .rows;
  const endThere = () =>
    directDebitTasks(kit.services)['end-provider-mandates']({}, { db, now: kit.clock.now(), attempt: 1 });
  const decide = async (reference: string, outcome: Outcome) => {
    psp.decide(reference, outcome);
    await settled();
  };

  describe('direct debit', () => {
    test('is in its provider’s name, by a mandate there, and booked when it came (PAY-5, T114, T115)', async () => {
      const iban = ownIban();
      const anna = await payer(kit, iban);
      const { mandate } = await show(anna);
      expect(mandate).toMatchObject({ creditor_id: creditor.id });
      expect(mandate?.creditor_name).toContain(creditor.name);
      expect(mandate?.text).toContain(creditor.id);
      expect(at.mandatesOf(iban)).toEqual([]);
      const { id, reference } = await ordered(anna, sdd);
      expect(await stateOf(anna, id)).toBe('pending');
      expect(await creditsOf(anna)).toBe(10);
      expect(at.mandatesOf(iban)).toMatchObject([
        { holder: 'M. Dekker', reference: expect.stringContaining(mandate?.reference ?? '?') },
      ]);
      await decide(reference, 'paid');
      expect(await stateOf(anna, id)).toBe('completed');
      expect(await creditsOf(anna)).toBe(30);
      // The next one is debited by the same.
      const second = await ordered(anna, sdd);
      expect(await stateOf(anna, second.id)).toBe('pending');
      expect(at.mandatesOf(iban)).toHaveLength(1);
      expect(await notedOf(anna)).toHaveLength(1);
    });

    test.each(at.reasons)(
      'that is %s because of %s is told as %s, and blocks (T115)',
      async (outcome, reason, told) => {
        const anna = await payer(kit);
        const { reference } = await ordered(anna, sdd);
        if (outcome === 'charged_back') await decide(reference, 'paid');
        at.because(reference, reason);
        await decide(reference, outcome);
        expect(await creditsOf(anna)).toBe(0);
        const { block, mandate } = await show(anna);
        expect([block?.reason, mandate]).toEqual([told, null]);
        expect((await order(anna, sdd)).refusal.error).toBe('mandate_required');
        expect(await ledgerAgrees(kit)).toBe(true);
      },
    );

    test('ends there once it ended here and nothing is debited by it any more', async () => {
      const iban = ownIban();
      const anna = await payer(kit, iban);
      const { id, reference } = await ordered(anna, sdd);
      await kit.call('DELETE /api/direct-debit.php', {}, { as: anna.browser });
      await endThere();
      // What was ordered is still debited.
      expect(at.mandatesOf(iban)).toHaveLength(1);
      await decide(reference, 'paid');
      expect(await stateOf(anna, id)).toBe('completed');
      psp.faults.unavailable = 1000;
      await endThere();
      mend(psp);
      expect(await notedOf(anna)).toHaveLength(1);
      await endThere();
      expect(at.mandatesOf(iban)).toEqual([]);
      expect(await notedOf(anna)).toEqual([]);
    });

    test('by a mandate that its provider refuses ends here, in a mail and a word that help', async () => {
      const iban = ownIban();
      const anna = await payer(kit, iban);
      const first = await ordered(anna, sdd);
      await decide(first.reference, 'paid');
      at.spoil(iban);
      await kit.advance(2 * day);
      expect((await order(anna, sdd)).refusal.error).toBe('mandate_required');
      expect((await show(anna)).mandate).toBeNull();
      const mails = (await kit.mailsTo(anna.email)).filter(({ subject }) => subject.includes('werkt niet meer'));
      expect(mails).toHaveLength(1);
      // What was ordered by it is never debited, and stands in nobody’s way.
      await endThere();
      await signMandate(kit, anna, iban);
      expect((await order(anna, sdd)).status).toBe(200);
      expect(await creditsOf(anna)).toBe(40);
    });

    test('of an account that the provider does not debit is refused before anything is debited', async () => {
      const iban = ownIban();
      const anna = await payer(kit, iban);
      at.refuse(iban);
      const { refusal } = await order(anna, sdd);
      expect(refusal.error).toBe('mandate_required');
      expect((await show(anna)).mandate).toBeNull();
      expect(await creditsOf(anna)).toBe(0);
    });

    test('whose answers are lost is one debit by one mandate, however often it is asked again (T110)', async () => {
      const iban = ownIban();
      const anna = await payer(kit, iban);
      const key = randomUUID();
      let status = 0;
      for (let tries = 0; tries < 12 && status !== 200; tries += 1) {
        psp.faults.dropAnswers = 2;
        ({ status } = await order(anna, { ...sdd, key }));
      }
      mend(psp);
      const { ok } = await order(anna, { ...sdd, key });
      expect(ok.payment.state).toBe('pending');
      expect(at.countOf(ok.payment.id)).toBe(1);
      expect(at.mandatesOf(iban)).toHaveLength(1);
    });

    test(`whatever happens to one at ${provider}, credits come once and none goes back (T106, T115)`, async () => {
      const times = await whateverHappens({
        kit,
        psp,
        ahead: 10,
        begin: () => payer(kit),
        orderOf: (person) => ordered(person, sdd),
      });
      expect(times).toBeGreaterThan(20);
    }, 120_000);
  });
}
