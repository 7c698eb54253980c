import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { another } from '../../../test/profiles.ts';

const kit = await createKit();

test('the tryout pack that was taken is honoured when one buys: five credits for 2.49, and no more than five (C23, CRED-3)', async () => {
  const { browser: as } = await another(kit, 'anna', { columns: { country: 'NL' } });
  const { code } = (await kit.call('POST /api/retention-offer.php', { offer: 'tryout' }, { as })).ok;
  expect(code).toMatch(/^TRY-/);
  const buy = (credits: number, who = as) =>
    kit.call(
      'POST /api/payment.php',
      { credits, method: 'ideal', key: randomUUID(), start_now: true, discount: code },
      { as: who },
    );
  expect((await buy(10)).refusal.error).toBe('discount_maximum');
  expect((await buy(5, (await another(kit, 'anna')).browser)).refusal.error).toBe('discount_not_found');
  expect((await buy(5)).ok.payment).toMatchObject({
    credits: 5,
    total_minor: 249,
    currency: 'EUR',
    discount: { code, minor: 251 },
  });
  expect((await kit.call('POST /api/retention-offer.php', { offer: 'tryout' }, { as })).ok.code).toBe(code);
});
