import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { pdfText } from '../../../../test/files/pdf-text.ts';
import type { InvoiceSheet } from '../sheet.ts';
import { drawInvoice } from './draw.ts';
import { drawSheet } from './draw-sheet.ts';

const issuedAt = new Date('2026-11-21T12:00:00Z');
/** A sheet as it is stored, in Polish and with a euro. */
const sheet: InvoiceSheet = {
  layout: 1,
  locale: 'pl',
  site: { name: 'Maanlicht', color: '#4b4bc8' },
  title: 'Faktura 2026-000042',
  seller: { name: 'Vonk Voorbeeld B.V.', lines: ['Voorbeeldkade 12', '1011 AB Amsterdam', 'nr VAT NL000000000B01'] },
  columns: [
    [{ title: 'Nabywca', lines: ['Osoba prywatna', 'Polska', 'Zamówienie abcdefghijklmn'] }],
    [
      { title: 'Data', lines: ['21 listopada 2026'] },
      { title: 'Dostawa', lines: ['21 listopada 2026 13:00, od razu'] },
    ],
    [{ title: 'Płatność', lines: ['BLIK'], stamp: 'zapłacono' }],
  ],
  head: { what: 'Nazwa', quantity: 'Ilość', each: 'Cena jedn.', vat: 'VAT', amount: 'Kwota' },
  lines: [
    {
      what: 'Kredyty na wiadomości',
      note: 'Nie tracą ważności',
      quantity: '30',
      each: '3,60\u00a0zł',
      vat: '23%',
      amount: '107,99\u00a0zł',
    },
  ],
  sums: [{ label: 'Netto', amount: '87,80\u00a0zł' }],
  total: { label: 'Razem', amount: '€\u00a0107,99' },
  section: { title: 'Odstąpienie od umowy', text: 'Możliwe do 5 grudnia 2026, na stronie maanlicht.example/withdraw.' },
  foot: 'Ceny zawierają VAT.',
  page: '1 z 1',
};
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/**
 * What the sheet above was drawn as when this layout came. Another hash means that invoices which were issued look
 * different: keep the fonts and the package as they are, or give the new drawing a layout of its own.
 */
const golden = 'd5f4f9be649ccd5c2690064940ac991e8d133e95a6c651e97d29a7646be64dbb';

test('a stored sheet is drawn to the same bytes in each process, in the thread too, and to those of before (T48)', async () => {
  const script = `import { drawSheet } from ${JSON.stringify(new URL('./draw-sheet.ts', import.meta.url).href)};
    process.stdout.write(await drawSheet(${JSON.stringify(sheet)}, new Date(${issuedAt.getTime()})));`;
  const elsewhere = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, TZ: 'Pacific/Auckland', LANG: 'pl_PL.UTF-8' },
  });
  const drawn = await Promise.all([drawInvoice(sheet, issuedAt), drawInvoice(sheet, issuedAt)]);
  const here = await drawSheet(sheet, issuedAt);
  expect([elsewhere, here, ...drawn].map(hashOf)).toEqual([golden, golden, golden, golden]);
});

test('its text can be read: each word of the sheet, with euro sign and ł', async () => {
  const text = pdfText(await drawSheet(sheet, issuedAt));
  const { title, seller, total, foot, section } = sheet;
  for (const part of [title, seller.name, ...seller.lines, total.amount, '107,99\u00a0zł', 'zapłacono', foot])
    expect(text).toContain(part);
  expect(text.replaceAll('\n', ' ')).toContain(section.text);
  expect(text).toContain('€');
});

test('it is a PDF/A-3b for archives: its fonts inside, a colour profile, its language, nothing that runs', async () => {
  const pdf = Buffer.from(await drawSheet(sheet, issuedAt)).toString('latin1');
  expect(pdf).toMatch(/^%PDF-1\.7/);
  for (const part of [
    '<pdfaid:part>3</pdfaid:part>',
    '<pdfaid:conformance>B</pdfaid:conformance>',
    '/S /GTS_PDFA1',
    '/Marked true',
    '/DisplayDocTitle true',
    '/Lang (pl)',
  ])
    expect(pdf).toContain(part);
  const count = (part: RegExp) => pdf.match(part)?.length ?? 0;
  expect(count(/\/FontFile2 /g)).toBeGreaterThan(2);
  expect(count(/\/FontFile2 /g)).toBe(count(/\/Type \/FontDescriptor/g));
  expect(pdf).not.toMatch(/\/JavaScript|\/Launch|\/URI|\/Encrypt|\/EmbeddedFile/);
});

test('a letter that our fonts lack leaves a mark and no gap', async () => {
  const text = pdfText(await drawSheet({ ...sheet, title: 'Faktura Ω\u202f1' }, issuedAt));
  expect(text).toContain('Faktura ?\u00a01');
});
