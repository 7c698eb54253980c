import type { Site } from '../../sites/index.ts';
import type { PaymentRecord } from '../payments.ts';
import { methodName, paymentTranslator } from '../texts.ts';
import { penOf } from './pen.ts';
import type { InvoiceSheet } from './sheet.ts';

/**
 * Why something of a purchase was given back. `withdrawal_whole`: its buyer had not been told of withdrawing, and pays
 * for nothing they used (T42).
 */
export type CreditReason = 'withdrawal' | 'withdrawal_whole' | 'erasure' | 'refund' | 'chargeback';

/** A purchase that was paid, with what its documents say of it. */
export interface Sold {
  readonly payment: PaymentRecord;
  readonly site: Site;
}

/** What a credit note takes off an invoice. */
export interface Credited {
  readonly number: string;
  readonly invoice: { readonly number: string; readonly issuedAt: Date };
  readonly reason: CreditReason;
  readonly credits: number | null;
  readonly totalMinor: number;
  readonly vatMinor: number;
  readonly now: Date;
}

/** What an invoice bills again, and the credit note that had taken it off. */
export type InvoicedAgain = Omit<Credited, 'invoice' | 'reason'> & { readonly note: Credited['invoice'] };

/** The invoice of a purchase; `until` is the last day it can be withdrawn from. */
export function writeInvoice(
  { payment, site }: Sold,
  { number, issuedAt, until }: { number: string; issuedAt: Date; until: Date },
): InvoiceSheet {
  const { t, pen, frame, vat } = begin({ payment, site });
  const { credits, totalMinor, discountMinor, discountCode } = payment;
  const full = totalMinor + discountMinor;
  const blank = { note: '', quantity: '', each: '', vat };
  return {
    ...frame,
    title: t('invoice.invoice', { number }),
    columns: [
      buyerOf({ payment, site }),
      [
        { title: t('invoice.date'), lines: [pen.day(issuedAt)] },
        { title: t('invoice.delivered'), lines: [t('invoice.deliveredAt', { at: pen.moment(issuedAt) })] },
      ],
      [{ title: t('invoice.paid'), lines: [methodName(payment.method, t)], stamp: t('invoice.settled') }],
    ],
    lines: [
      {
        what: t('invoice.credits', { site: site.domain }),
        note: t('invoice.noExpiry'),
        quantity: pen.number(credits),
        each: pen.unitPrice(full / credits),
        vat,
        amount: pen.money(full),
      },
      ...(discountCode === null
        ? []
        : [{ ...blank, what: t('invoice.discount', { code: discountCode }), amount: pen.money(-discountMinor) }]),
    ],
    ...sumsOf({ payment, site }, { totalMinor, vatMinor: payment.vatMinor, sign: 1 }),
    section: {
      title: t('invoice.withdraw'),
      text: t('invoice.withdrawText', { until: pen.day(until), address: `${site.domain}/withdraw` }),
    },
    foot: t(payment.vatBasisPoints > 0 ? 'invoice.foot' : 'invoice.footOutside', {
      statement: payment.statement ?? site.company.name,
    }),
  };
}

/** The credit note of what was given back of a purchase: amounts below zero, and the invoice that they belong to. */
export function writeCreditNote({ payment, site }: Sold, credited: Credited): InvoiceSheet {
  const { t, pen, frame, vat } = begin({ payment, site });
  const { number, invoice, reason, credits, totalMinor, vatMinor, now } = credited;
  return {
    ...frame,
    title: t('invoice.creditNote', { number }),
    columns: [
      buyerOf({ payment, site }),
      [
        { title: t('invoice.date'), lines: [pen.day(now)] },
        { title: t('invoice.ofInvoice'), lines: [invoice.number, pen.day(invoice.issuedAt)] },
      ],
      [{ title: t('invoice.paidWith'), lines: [methodName(payment.method, t)] }],
    ],
    lines: [
      {
        what: t('invoice.credits', { site: site.domain }),
        note: t('invoice.givenBack'),
        quantity: credits === null ? '' : pen.number(-credits),
        each: credits === null ? '' : pen.unitPrice(totalMinor / credits),
        vat,
        amount: pen.money(-totalMinor),
      },
    ],
    ...sumsOf({ payment, site }, { totalMinor, vatMinor, sign: -1 }),
    section: { title: t('invoice.reason'), text: t(`invoice.reasons.${reason}`) },
    foot: t(payment.vatBasisPoints > 0 ? 'invoice.creditFoot' : 'invoice.creditFootOutside'),
  };
}

/** The invoice of a purchase that stands again, over what a credit note took off: its bank gave the payment back. */
export function writeInvoiceAgain(
  { payment, site }: Sold,
  { number, note, credits, totalMinor, vatMinor, now }: InvoicedAgain,
): InvoiceSheet {
  const { t, pen, frame, vat } = begin({ payment, site });
  return {
    ...frame,
    title: t('invoice.invoice', { number }),
    columns: [
      buyerOf({ payment, site }),
      [
        { title: t('invoice.date'), lines: [pen.day(now)] },
        { title: t('invoice.ofCreditNote'), lines: [note.number, pen.day(note.issuedAt)] },
      ],
      [{ title: t('invoice.paid'), lines: [methodName(payment.method, t)], stamp: t('invoice.settled') }],
    ],
    lines: [
      {
        what: t('invoice.credits', { site: site.domain }),
        note: t('invoice.noExpiry'),
        quantity: credits === null ? '' : pen.number(credits),
        each: credits === null ? '' : pen.unitPrice(totalMinor / credits),
        vat,
        amount: pen.money(totalMinor),
      },
    ],
    ...sumsOf({ payment, site }, { totalMinor, vatMinor, sign: 1 }),
    section: { title: t('invoice.reason'), text: t('invoice.wonBack') },
    foot: t(payment.vatBasisPoints > 0 ? 'invoice.foot' : 'invoice.footOutside', {
      statement: payment.statement ?? site.company.name,
    }),
  };
}

/** What both documents have: seller, heads of the table, the words and figures they are written with. */
function begin({ payment, site }: Sold) {
  const t = paymentTranslator(payment.locale);
  const pen = penOf(site, payment.locale, payment.currency);
  const { name, address, city, country, kvk, vat_numbers, support_email } = site.company;
  const numbers = [kvk && t('invoice.kvk', { number: kvk }), vat_numbers && t('invoice.vat', { number: vat_numbers })];
  const frame = {
    layout: 1,
    locale: payment.locale,
    site: { name: site.name, color: site.theme.light['primary'] ?? site.primaryColor },
    seller: {
      name,
      lines: [
        address,
        [city, countryName(country, pen.country)].filter(Boolean).join(', '),
        ...numbers,
        support_email,
      ].filter(Boolean),
    },
    head: {
      what: t('invoice.what'),
      quantity: t('invoice.quantity'),
      each: t('invoice.each'),
      vat: t('invoice.vatRate'),
      amount: t('invoice.amount'),
    },
    page: t('invoice.page', { page: '1', pages: '1' }),
  } as const satisfies Partial<InvoiceSheet>;
  return { t, pen, frame, vat: pen.percent(payment.vatBasisPoints) };
}

/** The company's country in the buyer's language, where it was written as a code. */
const countryName = (country: string, name: (code: string) => string): string =>
  /^[A-Z]{2}$/.test(country) ? name(country) : country;

function buyerOf({ payment, site }: Sold): InvoiceSheet['columns'][number] {
  const t = paymentTranslator(payment.locale);
  const pen = penOf(site, payment.locale, payment.currency);
  const lines = [
    t('invoice.privateBuyer'),
    pen.country(payment.vatCountry),
    t('invoice.order', { order: payment.publicId }),
  ];
  return [{ title: t('invoice.for'), lines }];
}

function sumsOf(
  { payment, site }: Sold,
  { totalMinor, vatMinor, sign }: { totalMinor: number; vatMinor: number; sign: 1 | -1 },
): Pick<InvoiceSheet, 'sums' | 'total'> {
  const t = paymentTranslator(payment.locale);
  const pen = penOf(site, payment.locale, payment.currency);
  const vat = { percent: pen.percent(payment.vatBasisPoints), country: pen.country(payment.vatCountry) };
  return {
    sums: [
      { label: t('invoice.net'), amount: pen.money(sign * (totalMinor - vatMinor)) },
      // 0 below zero would be written `-€ 0,00`.
      { label: t('invoice.vatOf', vat), amount: pen.money(vatMinor === 0 ? 0 : sign * vatMinor) },
    ],
    total: { label: t('invoice.total'), amount: pen.money(sign * totalMinor) },
  };
}
