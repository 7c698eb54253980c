import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { giveCredits, readSums } from '../../../test/credits.ts';
import { createKit } from '../../../test/kit.ts';
import { another, type Person } from '../../../test/profiles.ts';
import { adminCall, firstOwner, hire } from '../../../test/staff/colleagues.ts';

const kit = await createKit();
const owner = await firstOwner(kit);
const sara = await hire(kit, owner, [{ role: 'support', site: 1 }], 'Sara');
const fien = await hire(kit, owner, [{ role: 'finance', site: 1 }], 'Fien');

const reason = 'Belde, en wist de laatste betaling.';
const logOf = async (who: Person, action: string) =>
  (
    await kit.db.pool.query<{ reason: string }>('select reason from audit where subject = $1 and action = $2', [
      who.publicId,
      action,
    ])
  ).rows.map((row) => row.reason);
const correct = (who: Person, key: string, credits: number) =>
  adminCall(
    kit,
    'POST /api/admin/member-correction',
    { site: 1, id: who.publicId, key, credits, reason },
    { as: fien.browser },
  );
const ledger = async (who: Person, after?: string) =>
  (
    await adminCall(
      kit,
      'GET /api/admin/member-ledger',
      { site: 1, id: who.publicId, ...(after !== undefined && { after }) },
      { as: fien.browser },
    )
  ).ok;
const mailChange = (who: Person, email: string) =>
  adminCall(kit, 'POST /api/admin/member-email', { site: 1, id: who.publicId, email, reason }, { as: sara.browser });

test('credits are given once for a key, however often it is pressed, as granted ones, and the log says why once', async () => {
  const anna = await another(kit, 'anna', { boughtCredits: 7 });
  const key = randomUUID();
  const both = await Promise.all([correct(anna, key, 5), correct(anna, key, 5)]);
  expect(both.map(({ ok }) => ok.balance)).toEqual([12, 12]);
  expect(await readSums(kit, anna)).toMatchObject({ balance: 12, granted: 5, ledger: 12, lots: 12 });
  expect((await correct(anna, randomUUID(), 1)).ok.balance).toBe(13);
  expect(await logOf(anna, 'credits_corrected')).toEqual([`5: ${reason}`, `1: ${reason}`]);
  for (const credits of [0, -3, 501, 1.5])
    expect((await correct(anna, randomUUID(), credits)).refusal).toMatchObject({
      error: 'invalid_input',
      field: 'credits',
    });
});

test('the ledger shows what came and went, the newest first, page by page without a gap; each look is in the log', async () => {
  const [anna, other] = [await another(kit, 'anna'), await another(kit, 'anna')];
  for (let at = 1; at <= 60; at += 1) await giveCredits(kit, anna, at, 'granted');
  await giveCredits(kit, other, 400, 'granted');
  const first = await ledger(anna);
  expect(first.entries).toHaveLength(50);
  const second = await ledger(anna, first.next ?? '');
  expect([...first.entries, ...second.entries].map(({ credits }) => credits)).toEqual(
    Array.from({ length: 60 }, (_, at) => 60 - at),
  );
  expect(second.next).toBeNull();
  expect(await logOf(anna, 'member_ledger_viewed')).toHaveLength(2);
});

test('the payments go on behind those that the page of a member shows; each look is in the log', async () => {
  const [anna, other] = [await another(kit, 'anna'), await another(kit, 'anna')];
  const add = (who: Person, count: number) =>
    kit.db.pool.query(
      `insert into payments (site_id, member_id, id, public_id, key, state, provider, is_live, method, credits,
         total_minor, currency, vat_country, vat_evidence, vat_basis_points, vat_minor, locale, created_at)
       select 1, $1, gen_random_uuid(), left($2, 10) || lpad(n::text, 4, '0'), gen_random_uuid(), 'created', 'sandbox',
         false, 'ideal', n, 499, 'EUR', 'NL', 'address', 2100, 87, 'nl', $3 from generate_series(1, $4::integer) n`,
      [who.id, who.publicId, kit.clock.now(), count],
    );
  await add(anna, 40);
  await add(other, 1);
  const id = anna.publicId;
  const { ok: page } = await adminCall(kit, 'GET /api/admin/member', { site: 1, id }, { as: fien.browser });
  const shown = page.payments ?? [];
  expect([page.payments_total, shown.length]).toEqual([40, 25]);
  const readOn = (after: string, as = fien.browser) =>
    adminCall(kit, 'GET /api/admin/member-payments', { site: 1, id, after }, { as });
  const { ok: rest } = await readOn(shown.at(-1)?.id ?? '');
  expect(rest.next).toBeNull();
  expect([...shown, ...rest.payments].map(({ credits }) => credits).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 40 }, (_, at) => at + 1),
  );
  expect((await readOn(`${other.publicId.slice(0, 10)}0001`)).refusal).toMatchObject({ field: 'after' });
  expect(await logOf(anna, 'payments_listed')).toHaveLength(1);
});

test('T131: another address is mailed a link; nothing moves before it is read, and the log never has the address', async () => {
  const [anna, other] = [await another(kit, 'anna'), await another(kit, 'anna')];
  const next = 'anna.nieuw@vonk.example';
  expect((await mailChange(anna, ` ${next} `)).status).toBe(200);
  const [mail] = await kit.mailsTo(next);
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const emailNow = async () =>
    (await kit.db.pool.query<{ email: string }>('select email from accounts where id = $1', [anna.id])).rows[0]?.email;
  expect(await emailNow()).toBe(anna.email);
  expect(await logOf(anna, 'member_email_change_sent')).toEqual([reason]);
  expect((await mailChange(anna, 'geen adres')).refusal).toMatchObject({ error: 'new_email_invalid', field: 'email' });
  expect((await mailChange(anna, anna.email)).refusal.error).toBe('new_email_invalid');
  expect((await mailChange(anna, other.email)).refusal).toMatchObject({ error: 'email_taken', field: 'email' });
  expect(await kit.mailsTo(other.email)).toEqual([]);
  expect((await kit.call('PUT /api/mail-change.php', { token })).status).toBe(200);
  expect(await emailNow()).toBe(next);
});
