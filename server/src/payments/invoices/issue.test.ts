import { randomUUID } from 'node:crypto';
import type { PaymentState } from '@vonk/contract/payments';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { pdfText } from '../../../test/files/pdf-text.ts';
import { createKit } from '../../../test/kit.ts';
import { password } from '../../../test/members.ts';
import { another, type Person } from '../../../test/profiles.ts';
import { bookPayment } from '../booking/book-payment.ts';
import { bookPastPurchase } from '../sandbox/past-purchase.ts';
import { vatWithin } from '../prices/vat.ts';
import { closeRepayment } from '../withdrawals/settle-repayment.ts';
import { creditedOf } from './issue.ts';
import { drawIssued, drawMonth, listIssued } from './staff-invoices.ts';
import type { InvoiceSheet } from './sheet.ts';

const kit = await createKit();
const { db, services } = kit;
const site = services.sites.byId(1)!;

/** Orders 30 credits for 24.99; `say` tells what became of the payment. */
async function order({ id: memberId, browser }: Person) {
  const input = { credits: 30, method: 'ideal', start_now: true, key: randomUUID() } as const;
  const { payment } = (await kit.call('POST /api/payment.php', input, { as: browser })).ok;
  const { rows } = await db.pool.query<{ id: string }>('select id from payments where public_id = $1', [payment.id]);
  const paymentId = rows[0]!.id;
  const told = { orderId: payment.id, amountMinor: 2499, currency: 'EUR', isLive: false, refundedMinor: 0 };
  const say = (state: PaymentState) =>
    db.transact((tx) =>
      bookPayment(tx, { siteId: 1, memberId }, { paymentId, told: { ...told, state }, site, now: kit.clock.now() }),
    );
  const show = async () => (await kit.call('GET /api/payment.php', { id: payment.id }, { as: browser })).ok.payment;
  return { paymentId, publicId: payment.id, say, show };
}

interface Row {
  kind: string;
  number: string;
  cause: string;
  credits: number | null;
  total_minor: number;
  vat_minor: number;
  sheet: InvoiceSheet;
}
const documentsOf = async (paymentId: string) =>
  (
    await db.pool.query<Row>(
      `select kind, number, cause, credits, total_minor, vat_minor, sheet from invoices where payment_id = $1
         order by kind desc, issued_at, number`,
      [paymentId],
    )
  ).rows;
const figuresOf = async (paymentId: string) =>
  (await documentsOf(paymentId)).map(({ cause, credits, total_minor, vat_minor }) => [
    cause.replace(/:.*/, ''),
    credits,
    total_minor,
    vat_minor,
  ]);
/** Notes that the repayment of a member that is due was paid. */
const repay = async ({ id }: Pick<Person, 'id'>) => {
  const { rows } = await db.pool.query<{ number: string }>(
    "select number from repayments where member_id = $1 and state = 'due'",
    [id],
  );
  const settlement = { siteId: 1, number: rows[0]!.number, actor: 'ina', reference: 'tr_1', now: kit.clock.now() };
  return closeRepayment(services, { ...settlement, outcome: 'paid' });
};
/** As if a release before had booked it. */
const forgetDocuments = (paymentId: string) =>
  db.pool.query(`do $$ begin perform set_config('vonk.forgetting', 'on', true);
    delete from invoices where payment_id = '${paymentId}'; end $$`);

test('a purchase is booked with its invoice, which holds each word and figure that is printed (T48, PAY-6)', async () => {
  const anna = await another(kit, 'anna');
  const { paymentId, publicId, say, show } = await order(anna);
  expect((await show()).documents).toEqual([]);
  await say('completed');
  const { number, documents } = await show();
  expect(documents).toMatchObject([{ kind: 'invoice', number, total_minor: 2499 }]);
  const [invoice] = await documentsOf(paymentId);
  expect(invoice).toMatchObject({ number, cause: 'purchase', credits: 30, total_minor: 2499, vat_minor: 434 });
  expect(invoice?.sheet).toMatchObject({
    layout: 1,
    locale: 'nl',
    title: `Factuur ${number}`,
    seller: {
      name: 'Vonk Voorbeeld B.V.',
      lines: [
        'Voorbeeldkade 12',
        '1011 AB Amsterdam, Nederland',
        'KvK 00000000',
        'btw NL000000000B01',
        'klantenservice@vonk.example',
      ],
    },
    columns: [
      [{ title: 'Voor', lines: ['Particuliere koper', 'Nederland', `Bestelling ${publicId}`] }],
      [{ lines: ['21 november 2026'] }, { lines: [expect.stringMatching(/^21 november 2026 om \d\d:\d\d, direct$/)] }],
      [{ lines: ['iDEAL | Wero'], stamp: 'voldaan' }],
    ],
    lines: [{ quantity: '30', each: '€\u00a00,833', vat: '21%', amount: '€\u00a024,99' }],
    sums: [
      { label: 'Netto', amount: '€\u00a020,65' },
      { label: 'Btw 21%, Nederland', amount: '€\u00a04,34' },
    ],
    total: { amount: '€\u00a024,99' },
    section: { text: expect.stringContaining('5 december 2026, 23:59') },
  });
  // Nobody is named on it.
  const printed = JSON.stringify(invoice?.sheet);
  expect(printed).not.toContain(anna.email);
});

test('purchases of two sites of one company at once have invoices without a gap, and a number for each payment (T48)', async () => {
  const sold = await Promise.all(
    Array.from({ length: 24 }, async (_, at) => {
      const at2 = at % 2 === 1;
      const siteId = at2 ? 2 : 1;
      const { id: memberId } = at2
        ? await another(kit, 'elsa', { host: 'dichterbij.localhost' })
        : await another(kit, 'anna');
      return { scope: { siteId, memberId }, site: services.sites.byId(siteId)!, fails: at % 6 === 0 };
    }),
  );
  const purchase = { credits: 30, country: 'DE', locale: 'de', now: kit.clock.now() } as const;
  await Promise.all(
    sold.map(({ scope, site: at, fails }) =>
      db
        .transact(async (tx) => {
          await bookPastPurchase(tx, scope, { ...purchase, site: at });
          if (fails) throw new Error('the booking fails');
        })
        .catch(() => undefined),
    ),
  );
  const { rows } = await db.pool.query<{ number: string; paid: string; site_id: number; entity: string }>(
    `select i.number, p.number as paid, i.site_id, i.entity from invoices i
       join payments p on p.site_id = i.site_id and p.id = i.payment_id where p.member_id = any($1) order by i.number`,
    [sold.map(({ scope }) => scope.memberId)],
  );
  expect(rows).toHaveLength(20);
  expect(rows.every(({ number, paid, entity }) => number === paid && entity === 'vat:NL000000000B01')).toBe(true);
  expect(new Set(rows.map((row) => row.site_id))).toEqual(new Set([1, 2]));
  const numbers = rows.map(({ number }) => Number(number.slice(-6)));
  expect(numbers).toEqual(numbers.map((_, at) => (numbers[0] ?? 0) + at));
});

test('a refund and a chargeback have a credit note of the whole, also where the purchase was booked with them (T48)', async () => {
  for (const [state, cause] of [
    ['refunded', 'refund'],
    ['charged_back', 'chargeback'],
  ] as const) {
    const { paymentId, say, show } = await order(await another(kit, 'anna'));
    await say(state);
    await say(state);
    expect(await figuresOf(paymentId)).toEqual([
      ['purchase', 30, 2499, 434],
      [cause, 30, 2499, 434],
    ]);
    const [invoice, note] = (await show()).documents;
    expect(note).toMatchObject({ kind: 'credit_note', number: expect.stringMatching(/^C2026-\d{6}$/) });
    const [, { sheet } = { sheet: undefined }] = await documentsOf(paymentId);
    expect(sheet).toMatchObject({
      title: `Creditnota ${note?.number}`,
      columns: [{}, [{}, { title: 'Bij factuur', lines: [invoice?.number, '21 november 2026'] }], {}],
      total: { amount: '€\u00a0-24,99' },
    });
  }
});

test('what is repaid of a withdrawal has a credit note of that part, and what comes back after it one of the rest', async () => {
  const [anna, bram] = [await another(kit, 'anna'), await another(kit, 'bram')];
  const { paymentId, say, show } = await order(anna);
  await say('completed');
  const send = () =>
    kit.call('POST /api/message.php', { profile: bram.publicId, key: randomUUID(), text: 'Hoi' }, { as: anna.browser });
  while ((await show()).withdrawal?.unused_credits !== 26) expect((await send()).status).toBe(200);
  const declared = { name: 'Anna', order: (await show()).number ?? '', email: anna.email };
  await kit.call('POST /api/withdrawal.php', declared, { as: anna.browser });
  expect(await figuresOf(paymentId)).toHaveLength(1);
  expect(await repay(anna)).toBe(true);
  expect(await figuresOf(paymentId)).toEqual([
    ['purchase', 30, 2499, 434],
    ['repayment', 26, 2166, 376],
  ]);
  await say('charged_back');
  expect((await figuresOf(paymentId))[2]).toEqual(['chargeback', 4, 333, 58]);
  const reasons = (await documentsOf(paymentId)).slice(1).map(({ sheet }) => sheet.section.text);
  expect(reasons).toEqual([expect.stringContaining('herroepen'), expect.stringContaining('teruggeboekt')]);
});

test('a refund of the whole names the withdrawal or erasure that it follows', async () => {
  const anna = await another(kit, 'anna');
  const { paymentId, say, show } = await order(anna);
  await say('completed');
  const declared = { name: 'Anna', order: (await show()).number ?? '', email: anna.email };
  await kit.call('POST /api/withdrawal.php', declared, { as: anna.browser });
  await say('refunded');
  expect((await documentsOf(paymentId))[1]?.sheet.section.text).toContain('herroepen');
});

test('staff list what a site issued in a month of its own calendar, and save each as its buyer has it (T48, T89)', async () => {
  const { paymentId, say } = await order(await another(kit, 'anna'));
  await say('refunded');
  const [invoice, note] = await documentsOf(paymentId);
  const listed = async (month: string) => {
    const all = [];
    for await (const each of listIssued(db, site, month)) all.push(each);
    return all;
  };
  expect(await listed('2026-11')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ number: invoice?.number, kind: 'invoice', totalMinor: 2499, vatMinor: 434 }),
      expect.objectContaining({ number: note?.number, kind: 'credit_note', totalMinor: 2499, vatMinor: 434 }),
    ]),
  );
  expect(await listed('2026-12')).toEqual([]);
  const { rows } = await db.pool.query('select count(*)::int as count from invoices where site_id = 1');
  expect(await listed('2026-11')).toHaveLength(rows[0].count);
  const saved = await drawIssued(db, { siteId: 1 }, note?.number ?? '');
  expect(pdfText(saved?.bytes ?? new Uint8Array())).toContain(`Creditnota ${note?.number}`);
  const numbers = [];
  for await (const { number, bytes } of drawMonth(db, site, '2026-11'))
    numbers.push(pdfText(bytes).includes(number) ? number : `not ${number}`);
  expect(numbers).toEqual((await listed('2026-11')).map(({ number }) => number));
  expect(await drawIssued(db, { siteId: 2 }, note?.number ?? '')).toBeUndefined();
});

test('a repayment to who was erased has a credit note, and an erased buyer’s purchase an invoice (T26, T48)', async () => {
  const luuk = await another(kit, 'luuk');
  const [first, late] = [await order(luuk), await order(luuk)];
  await first.say('completed');
  await kit.call('POST /api/leave.php', { password, now: true }, { as: luuk.browser });
  const mail = (await kit.mailsTo(luuk.email)).find(({ subject }) => subject === 'Wil je alles nu wissen?');
  await kit.call('POST /api/erase.php', { token: /\/([\w-]{43})\s/.exec(mail?.text ?? '')?.[1] ?? '' });
  expect(await repay(luuk)).toBe(true);
  expect(await figuresOf(first.paymentId)).toEqual([
    ['purchase', 30, 2499, 434],
    ['repayment', 30, 2499, 434],
  ]);
  await late.say('completed');
  expect(await figuresOf(late.paymentId)).toEqual([['purchase', 30, 2499, 434]]);
});

test('parts given back in any number and order never exceed the purchase, in money, VAT and credits', () => {
  const money = fc.integer({ min: 1, max: 50_000 });
  const parts = fc.array(fc.record({ minor: money, credits: fc.option(fc.integer({ min: 1, max: 200 })) }));
  fc.assert(
    fc.property(money, fc.integer({ min: 1, max: 200 }), fc.constantFrom(0, 810, 2100, 2550, 2700), parts, (...of) => {
      const [totalMinor, credits, vatBasisPoints, all] = of;
      const payment = { totalMinor, credits, vatBasisPoints, vatMinor: vatWithin(totalMinor, vatBasisPoints) };
      const notes: { kind: 'credit_note'; credits: number | null; totalMinor: number; vatMinor: number }[] = [];
      for (const part of [...all, undefined]) {
        const credited = creditedOf(payment, notes, part);
        if (credited.totalMinor > 0) notes.push({ kind: 'credit_note', ...credited });
      }
      const sum = (of: (note: (typeof notes)[number]) => number) => notes.reduce((total, note) => total + of(note), 0);
      expect(sum((note) => note.totalMinor)).toBe(totalMinor);
      expect(sum((note) => note.vatMinor)).toBe(payment.vatMinor);
      expect(notes.every((note) => note.vatMinor >= 0 && note.vatMinor <= note.totalMinor)).toBe(true);
      expect(sum((note) => note.credits ?? 0)).toBeLessThanOrEqual(credits);
      expect(notes.every((note) => note.credits !== 0)).toBe(true);
    }),
  );
});

test('a purchase that a release before booked gets its documents when they are asked for, once and the same (T48)', async () => {
  const { paymentId, say, show } = await order(await another(kit, 'anna'));
  await say('refunded');
  const before = await documentsOf(paymentId);
  await forgetDocuments(paymentId);
  expect(await documentsOf(paymentId)).toEqual([]);
  kit.clock.advance(3_600_000);
  await Promise.all(Array.from({ length: 8 }, show));
  const [invoice, note, ...more] = await documentsOf(paymentId);
  expect(more).toEqual([]);
  expect(invoice).toEqual(before[0]);
  expect(note).toMatchObject({ cause: 'refund', total_minor: 2499, vat_minor: 434 });
  expect(Number(note?.number.slice(-6))).toBe(Number(before[1]?.number.slice(-6)) + 1);
});

test('what was issued is not changed or deleted, and says the same when its company has moved', async () => {
  const { paymentId, say } = await order(await another(kit, 'anna'));
  await say('completed');
  const before = await documentsOf(paymentId);
  const company = JSON.stringify({ ...site.company, address: 'Nieuwe kade 1' });
  await db.pool.query('update sites set company = $1 where id = 1', [company]);
  await services.sites.reload();
  expect(await documentsOf(paymentId)).toEqual(before);
  for (const change of ["update invoices set number = 'x'", 'delete from invoices'])
    await expect(db.pool.query(`${change} where payment_id = '${paymentId}'`)).rejects.toThrow('append-only');
});
