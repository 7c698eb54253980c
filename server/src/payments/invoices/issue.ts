import type { Scope } from '../../accounts/index.ts';
import type { Tx } from '../../platform/database/db.ts';
import { newId } from '../../platform/ids.ts';
import { legalEntityOf, type Site } from '../../sites/index.ts';
import { type PaymentRecord, readPayment } from '../payments.ts';
import { vatWithin } from '../prices/vat.ts';
import { isUninformed } from '../withdrawals/mark-uninformed.ts';
import { readWithdrawalEnd } from '../withdrawals/withdrawals.ts';
import { addInvoice, type Invoice, type InvoiceRow, listInvoices } from './invoices.ts';
import { nextInvoiceNumber } from './numbers.ts';
import { sheetSchema } from './sheet.ts';
import { type CreditReason, writeCreditNote, writeInvoice, writeInvoiceAgain } from './write-sheet.ts';

export type CompletedPayment = PaymentRecord & { readonly number: string; readonly completedAt: Date };

const shared = ({ id, currency, vatCountry, vatBasisPoints }: PaymentRecord) => ({
  paymentId: id,
  currency,
  vatCountry,
  vatBasisPoints,
});

/**
 * Issues the invoice of a purchase that was completed, under the number that it was booked with (T48). `entity` is null
 * for one that a release before numbered for its site.
 */
export async function issueInvoice(
  tx: Tx,
  scope: Scope,
  { payment, site, until, entity }: { payment: CompletedPayment; site: Site; until: string; entity: string | null },
): Promise<InvoiceRow> {
  const { credits, totalMinor, vatMinor, number, completedAt: issuedAt } = payment;
  const sheet = writeInvoice({ payment, site }, { number, issuedAt, until: new Date(until) });
  const invoice: Invoice = {
    ...shared(payment),
    id: newId(issuedAt),
    kind: 'invoice',
    entity,
    number,
    cause: 'purchase',
    credits,
    totalMinor,
    vatMinor,
    sheet: sheetSchema.parse(sheet),
    issuedAt,
  };
  await addInvoice(tx, scope, invoice);
  return invoice;
}

/** What is given back of a purchase, and why. */
export interface GivenBack {
  readonly paymentId: string;
  readonly site: Site;
  readonly cause: Exclude<Invoice['cause'], 'purchase' | 'chargeback_won'>;
  readonly reason: CreditReason;
  /** Left out: all that no credit note took off before. */
  readonly part?: { readonly credits: number | null; readonly minor: number };
  readonly now: Date;
}

/**
 * Issues the credit note of what was given back of a purchase, never for more than it cost; nothing where nothing is
 * left to take off, or where one stands for this cause. The caller holds the member's stream.
 */
export async function issueCreditNote(tx: Tx, scope: Scope, given: GivenBack): Promise<void> {
  const { site, cause, now } = given;
  const payment = await readCompleted(tx, scope, given.paymentId);
  const documents = await listInvoices(tx, scope, payment.id);
  if (documents.some((document) => document.cause === cause)) return;
  const invoice =
    documents.find(({ kind }) => kind === 'invoice') ?? (await issueLate(tx, scope, { payment, site, now }));
  const credited = creditedOf(payment, documents, given.part);
  if (credited.totalMinor <= 0) return;
  const number = await nextInvoiceNumber(tx, site, { series: 'credit_note', now });
  // Who was not told of withdrawing got back what they used as well (T42).
  const isWhole =
    given.reason === 'withdrawal' &&
    credited.totalMinor === payment.totalMinor &&
    (await isUninformed(tx, scope, payment.id));
  const reason = isWhole ? 'withdrawal_whole' : given.reason;
  const sheet = writeCreditNote({ payment, site }, { ...credited, number, invoice, reason, now });
  await addInvoice(tx, scope, {
    ...shared(payment),
    ...credited,
    id: newId(now),
    kind: 'credit_note',
    entity: legalEntityOf(site),
    number,
    cause,
    sheet: sheetSchema.parse(sheet),
    issuedAt: now,
  });
}

/**
 * Issues an invoice over what the credit note of a chargeback took off, once that was won; nothing where none stands,
 * or it was issued before. The caller holds the member's stream.
 */
export async function issueInvoiceAgain(
  tx: Tx,
  scope: Scope,
  { paymentId, site, now }: Pick<GivenBack, 'paymentId' | 'site' | 'now'>,
): Promise<void> {
  const payment = await readCompleted(tx, scope, paymentId);
  const documents = await listInvoices(tx, scope, payment.id);
  const note = documents.find(({ cause }) => cause === 'chargeback');
  if (!note || documents.some(({ cause }) => cause === 'chargeback_won')) return;
  const number = await nextInvoiceNumber(tx, site, { series: 'invoice', now });
  const { credits, totalMinor, vatMinor } = note;
  const sheet = writeInvoiceAgain({ payment, site }, { number, note, credits, totalMinor, vatMinor, now });
  await addInvoice(tx, scope, {
    ...shared(payment),
    id: newId(now),
    kind: 'invoice',
    entity: legalEntityOf(site),
    number,
    cause: 'chargeback_won',
    credits,
    totalMinor,
    vatMinor,
    sheet: sheetSchema.parse(sheet),
    issuedAt: now,
  });
}

/** The invoice of a purchase that has none: a release before booked it. */
export async function issueLate(
  tx: Tx,
  scope: Scope,
  { payment, site, now }: { payment: CompletedPayment; site: Site; now: Date },
): Promise<InvoiceRow> {
  const until = await readWithdrawalEnd(tx, scope, { payment, site, now });
  return issueInvoice(tx, scope, { payment, site, until, entity: null });
}

/** A payment that is known to be completed. */
export async function readCompleted(tx: Tx, scope: Scope, id: string): Promise<CompletedPayment> {
  const payment = await readPayment(tx, scope, id);
  const { number, completedAt } = payment;
  if (number === null || completedAt === null) throw new Error(`a payment that is not completed: ${payment.publicId}`);
  return { ...payment, number, completedAt };
}

/**
 * How much a credit note takes off after those before it. Its VAT is that of all that was given back less what they
 * took off: the credit notes of a purchase add up to the VAT of its invoice, whatever the parts.
 */
export function creditedOf(
  payment: Pick<PaymentRecord, 'credits' | 'totalMinor' | 'vatMinor' | 'vatBasisPoints'>,
  documents: readonly (Pick<InvoiceRow, 'kind' | 'credits' | 'totalMinor' | 'vatMinor'> & {
    readonly cause?: string;
  })[],
  part?: GivenBack['part'],
): { credits: number | null; totalMinor: number; vatMinor: number } {
  const later = documents.filter(({ kind, cause }) => kind === 'credit_note' || cause === 'chargeback_won');
  const sum = (of: (document: (typeof later)[number]) => number) =>
    later.reduce((all, document) => all + (document.kind === 'credit_note' ? 1 : -1) * of(document), 0);
  const before = sum(({ totalMinor }) => totalMinor);
  const rest = payment.totalMinor - before;
  const totalMinor = Math.min(part?.minor ?? rest, rest);
  const creditsLeft = payment.credits - sum(({ credits }) => credits ?? 0);
  const credits = Math.min(part ? (part.credits ?? 0) : creditsLeft, creditsLeft);
  const vatBy = (minor: number) =>
    minor === payment.totalMinor ? payment.vatMinor : vatWithin(minor, payment.vatBasisPoints);
  return {
    credits: credits > 0 ? credits : null,
    totalMinor,
    vatMinor: vatBy(before + totalMinor) - sum(({ vatMinor }) => vatMinor),
  };
}
