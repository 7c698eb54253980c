import { expect, test } from 'vitest';
import { byTheClock, cutEverywhere } from '../../test/payments/cut-everywhere.ts';
import { ownIban } from '../../test/payments/payer.ts';
import { openShop } from '../../test/payments/shop.ts';
import { another } from '../../test/profiles.ts';

const { kit } = await openShop(['mollie']);
let count = 0;

test('cut at any moment between the code and its entry, one mandate is signed and mailed once (PAY-5, T114)', async () => {
  const facts = await cutEverywhere(kit, {
    atLeast: 15,
    async begin() {
      const person = await another(kit, 'anna');
      const { browser } = person;
      const phone = `+316${String(40_000_000 + (count += 1))}`;
      const input = { iban: ownIban(), holder: 'M. Dekker', phone, country: 'NL' } as const;
      const ask = async () => void (await kit.call('POST /api/direct-debit-code.php', input, { as: browser }));
      // What was cut off is tried again a few seconds later: whoever waits for a code waits for it.
      const jobs = () => kit.advance(20_000);
      const type = async () => {
        const sent = (await kit.services.smsBox.list()).filter(({ to }) => to === phone);
        const code = sent[0]?.text.slice(0, 6) ?? '';
        await kit.call('POST /api/direct-debit.php', { code }, { as: browser });
      };
      return {
        person,
        steps: [ask, jobs, jobs, type, jobs],
        facts: async () => {
          const sent = (await kit.services.smsBox.list()).filter(({ to }) => to === phone);
          // A message whose answer was lost is sent again: it is the same one, with the same code.
          return { codes: new Set(sent.map(({ text }) => text)).size };
        },
      };
    },
  });
  await byTheClock(kit);
  expect(facts).toMatchObject({ mandates: ['signed'], setups: 0, codes: 1, mails: ['mandate_signed'], payments: null });
}, 300_000);
