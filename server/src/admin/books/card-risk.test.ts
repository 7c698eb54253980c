import { expect, test } from 'vitest';
import { openShop } from '../../../test/payments/shop.ts';
import { another } from '../../../test/profiles.ts';
import { adminCall, firstOwner, hire } from '../../../test/staff/colleagues.ts';

const { kit, psp, ...shop } = await openShop(['mollie']);
const boss = await firstOwner(kit);
const eva = await hire(kit, boss, [{ role: 'finance', site: 1 }], 'Eva');

test('T116: the card payments of a company are shown with what went back of them, beside what schemes bear', async () => {
  const person = await another(kit, 'luuk');
  const see = async () => (await adminCall(kit, 'GET /api/admin/card-risk', { site: 1 }, { as: eva.browser })).ok;
  const before = await see();
  expect(before).toMatchObject({ payments: 0, disputes: 0, returns: 0 });
  expect(before.sites).toContain(kit.services.sites.byId(1)?.name);
  expect(before.schemes).toEqual([
    { scheme: 'visa', share: 0, alarm_share: 0.0075, limit: 0.015, cases: 0, alarm_cases: 750, is_alarming: false },
    { scheme: 'mastercard', share: 0, alarm_share: 0.025, limit: 0.05, cases: 0, alarm_cases: 500, is_alarming: false },
  ]);
  const [kept, back] = [
    await shop.ordered(person, { method: 'creditcard' }),
    await shop.ordered(person, { method: 'creditcard' }),
  ];
  for (const { reference } of [kept, back]) psp.decide(reference, 'paid');
  await shop.settled();
  psp.decide(back.reference, 'charged_back');
  await shop.settled();
  const after = await see();
  expect(after).toMatchObject({ payments: 2, disputes: 1, returns: 1 });
  expect(after.schemes).toMatchObject([
    { scheme: 'visa', share: 0.5, cases: 1, is_alarming: false },
    { scheme: 'mastercard', share: 0.5, cases: 2, is_alarming: false },
  ]);
});
