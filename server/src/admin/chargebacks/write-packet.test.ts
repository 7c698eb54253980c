import { locales } from '@vonk/contract/locales';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { unzip } from '../../../test/files/unzip.ts';
import { openShop } from '../../../test/payments/shop.ts';
import { another } from '../../../test/profiles.ts';
import { wordsShown } from './words-shown.ts';
import { writePacket } from './write-packet.ts';

const { kit, psp, ordered, settled } = await openShop(['mollie']);
const folder = mkdtempSync(join(tmpdir(), 'vonk-packet-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const write = (payment: string, file: string) =>
  writePacket(kit.db, { site: kit.services.sites.byId(1)!, payment, file: join(folder, file), now: kit.clock.now() });

test('a packet has order, consents, deliveries, documents and mails of its payment, and nothing that members wrote (T113)', async () => {
  const luuk = await another(kit, 'luuk');
  const friend = await another(kit, 'lotte');
  const { id, reference } = await ordered(luuk);
  psp.decide(reference, 'paid');
  await settled();
  const key = crypto.randomUUID();
  const message = { profile: friend.publicId, key, text: 'Dit leest niemand anders' };
  expect((await kit.call('POST /api/message.php', message, { as: luuk.browser })).status).toBe(200);
  psp.decide(reference, 'charged_back');
  await settled();
  const { payment } = (await kit.call('GET /api/payment.php', { id }, { as: luuk.browser })).ok;
  expect(await write(payment.number ?? '', 'a.zip')).toBe(true);
  const bytes = readFileSync(join(folder, 'a.zip'));
  const entries = unzip(bytes);
  const names = [...entries.keys()];
  expect(names.slice(0, 2)).toEqual(['summary.html', 'evidence.json']);
  expect(names.filter((name) => name.endsWith('.pdf'))).toHaveLength(2);
  const evidence = JSON.parse(entries.get('evidence.json')?.toString() ?? '');
  expect(evidence.order).toMatchObject([
    { publicId: id, state: 'charged_back', total_minor: 2499, is_uninformed: false },
  ]);
  expect(evidence.moves.map(({ state }: { state: string }) => state)).toEqual(['created', 'completed', 'charged_back']);
  expect(evidence.consents).toContainEqual(
    expect.objectContaining({ kind: 'immediate_delivery', subject: id, given: true, text_version: '1' }),
  );
  expect(evidence.deliveries).toMatchObject([
    { what: 'given', credits: 30 },
    { what: 'used for message', credits: 1 },
    { what: 'taken back by chargeback', credits: 29 },
  ]);
  expect(evidence.mails.map(({ template }: { template: string }) => template)).toEqual(
    expect.arrayContaining(['receipt', 'chargeback']),
  );
  expect(evidence.words_shown[1].text).toContain('binnen 14 dagen');
  for (const content of entries.values()) expect(content.includes('Dit leest niemand anders')).toBe(false);
  const page = entries.get('summary.html')?.toString() ?? '';
  expect(page).toContain('24.99 EUR');
  expect(page).toMatch(/taken back by chargeback<\/td>\s*<td>29</);
  expect(page).not.toMatch(/_minor|https?:/);
  expect(entries.get('rows/deliveries.csv')?.toString()).toMatch(/^what,credits,at\r\n"given","30",/);
  // Another member's payment is not in it, and none of another site is found.
  const other = await another(kit, 'luuk');
  const second = await ordered(other);
  expect(entries.get('evidence.json')?.includes(second.id)).toBe(false);
  expect(await write('none', 'b.zip')).toBe(false);
});

test.each(locales)('the words that a buyer saw are whole in %s (T113)', (locale) => {
  const { company, settings } = kit.services.sites.byId(1)!;
  const [seller, consent] = wordsShown({ company, settings }, locale);
  for (const { text } of [seller!, consent!]) expect(text).not.toMatch(/[{}]|payments\.pay/);
  expect(seller!.text).toContain(company.name);
  expect([seller!.text, consent!.text].every((text) => text.includes('14'))).toBe(true);
});
