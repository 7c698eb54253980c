import { randomUUID } from 'node:crypto';
import { day } from '@vonk/contract/durations';
import { expect, test } from 'vitest';
import { byTheClock, cutEverywhere } from '../../../test/payments/cut-everywhere.ts';
import { openShop } from '../../../test/payments/shop.ts';
import { another } from '../../../test/profiles.ts';

const { psp, kit } = await openShop(['mollie']);

test('cut at any moment, a bank transfer has one account to go to, and is booked once when it comes days later (T105, T110)', async () => {
  const facts = await cutEverywhere(kit, {
    atLeast: 25,
    async begin() {
      const person = await another(kit, 'anna');
      const { browser } = person;
      const key = randomUUID();
      let id = '';
      const begun = () =>
        [...psp.mollie.payments.values()].filter(({ metadata }) => (metadata as { order: string }).order === id);
      const order = async () => {
        const input = { credits: 30, method: 'sct', start_now: true, key } as const;
        const { status, ok } = await kit.call('POST /api/payment.php', input, { as: browser });
        if (status === 200) id = ok.payment.id;
      };
      const paid = async () => {
        for (const payment of begun()) if (payment.status === 'open') psp.decide(payment.id, 'paid');
        await psp.notifier.settled();
      };
      const shown = async () => {
        const { transfer } = (await kit.call('GET /api/payment.php', { id }, { as: browser })).ok.payment;
        expect(transfer?.reference).toMatch(/^RF12-/);
      };
      return {
        person,
        steps: [order, shown, () => kit.advance(2 * day), paid, () => kit.advance(3000), () => byTheClock(kit)],
        facts: async () => ({ begun: begun().map(({ status }) => status) }),
      };
    },
  });
  expect(facts).toMatchObject({
    payments: ['completed'],
    moves: ['created', 'completed'],
    problems: null,
    lots: 1,
    bought: 30,
    documents: ['invoice'],
    begun: ['paid'],
    agrees: true,
  });
}, 300_000);
