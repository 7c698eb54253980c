import { beforeEach, expect, test } from 'vitest';
import type { Browser } from '../../../test/kit.ts';
import { openShop } from '../../../test/payments/shop.ts';
import { another } from '../../../test/profiles.ts';
import { adminCall, firstOwner, hire, logInAgain } from '../../../test/staff/colleagues.ts';

const { kit, psp, ...shop } = await openShop(['mollie']);
const boss = await firstOwner(kit);
const eva = await hire(kit, boss, [{ role: 'finance', site: 1 }], 'Eva');
let asEva: Browser;
beforeEach(async () => {
  await kit.advance(60_000);
  asEva = await logInAgain(kit, eva);
});
const see = (input: object = {}) => adminCall(kit, 'GET /api/admin/invoices', { site: 1, ...input }, { as: asEva });

test('T48: invoices are found by number, kind and month, name nobody, and open as a PDF; each look is logged', async () => {
  const person = await another(kit, 'luuk');
  const { id, reference } = await shop.ordered(person);
  psp.decide(reference, 'paid');
  await shop.settled();
  const { ok } = await see();
  expect(ok.documents).toMatchObject([{ kind: 'invoice', payment: id, total_minor: 2499, vat_country: 'NL' }]);
  expect(JSON.stringify(ok)).not.toContain(person.name);
  const number = ok.documents[0]?.number ?? '';
  const month = kit.clock.now().toISOString().slice(0, 7);
  expect((await see({ number: ` ${number} `, kind: 'invoice', month })).ok.documents).toHaveLength(1);
  expect((await see({ kind: 'credit_note' })).ok.documents).toEqual([]);
  expect((await see({ month: '2020-01' })).ok.documents).toEqual([]);
  expect((await see({ month: '2026-13' })).refusal.error).toBe('invalid_input');
  const open = (site: number, as: Browser) => adminCall(kit, 'GET /api/admin/invoice', { site, number }, { as });
  const opened = await open(1, asEva);
  expect(Buffer.from(opened.ok.pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  expect(opened.ok.name).toMatch(/\.pdf$/);
  const asBoss = await logInAgain(kit, boss);
  expect((await open(2, asBoss)).status).toBe(404);
  const elsewhere = await adminCall(kit, 'GET /api/admin/invoices', { site: 2 }, { as: asBoss });
  expect(elsewhere.ok.documents).toEqual([]);
  const { rows } = await kit.db.pool.query<{ line: string }>(
    `select actor || ' ' || action as line from audit where subject = $1 and site_id = 1 order by happened_at`,
    [number],
  );
  expect(rows.map(({ line }) => line)).toEqual([`${eva.id} invoices_listed`, `${eva.id} invoice_read`]);
});
