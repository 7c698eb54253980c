import type { Scope } from '../../accounts/index.ts';
import { type Reader, sql, type Tx } from '../../platform/database/db.ts';
import type { Series } from './numbers.ts';
import type { InvoiceSheet } from './sheet.ts';

/** An invoice or credit note; money in minor units, VAT included, above zero on both. */
export interface Invoice {
  readonly id: string;
  readonly kind: Series;
  /** The company that counted the number; null: a release before counted it for the site. */
  readonly entity: string | null;
  readonly number: string;
  readonly paymentId: string;
  /** What it was issued for, once. */
  readonly cause: 'purchase' | 'refund' | 'chargeback' | 'chargeback_won' | `repayment:${string}`;
  readonly credits: number | null;
  readonly totalMinor: number;
  readonly vatMinor: number;
  readonly currency: string;
  readonly vatCountry: string;
  readonly vatBasisPoints: number;
  readonly sheet: InvoiceSheet;
  readonly issuedAt: Date;
}

/** The same without what is printed. */
export type InvoiceRow = Omit<Invoice, 'sheet'>;

const columns = `i.id, i.kind, i.entity, i.number, i.payment_id as "paymentId", i.cause, i.credits,
  i.total_minor as "totalMinor", i.vat_minor as "vatMinor", i.currency, i.vat_country as "vatCountry",
  i.vat_basis_points as "vatBasisPoints", i.issued_at as "issuedAt"`;

const insert = sql(`insert into invoices (site_id, id, kind, entity, number, payment_id, cause, credits, total_minor,
    vat_minor, currency, vat_country, vat_basis_points, sheet, issued_at)
  select p.site_id, $4, $5, $6, $7, p.id, $8, $9, $10, $11, $12, $13, $14, $15::jsonb, $16
    from payments p where p.site_id = $1 and p.member_id = $2 and p.id = $3`);
const ofPayment = sql(`select ${columns} from invoices i
  join payments p on p.site_id = i.site_id and p.id = i.payment_id
  where i.site_id = $1 and p.member_id = $2 and i.payment_id = $3
  order by i.cause = 'purchase' desc, i.issued_at, i.number`);

const sheetOf = sql(`select i.sheet from invoices i join payments p on p.site_id = i.site_id and p.id = i.payment_id
  where i.site_id = $1 and p.member_id = $2 and i.id = $3`);

/** Writes a document of the member's payment, for good. */
export async function addInvoice(tx: Tx, { siteId, memberId }: Scope, invoice: Invoice): Promise<void> {
  await tx.run(insert, [
    siteId,
    memberId,
    invoice.paymentId,
    invoice.id,
    invoice.kind,
    invoice.entity,
    invoice.number,
    invoice.cause,
    invoice.credits,
    invoice.totalMinor,
    invoice.vatMinor,
    invoice.currency,
    invoice.vatCountry,
    invoice.vatBasisPoints,
    JSON.stringify(invoice.sheet),
    invoice.issuedAt,
  ]);
}

/**
 * The documents of a member's payment: its invoice, then its credit notes and what was
 * invoiced again, oldest first.
 */
export const listInvoices = (reader: Reader, { siteId, memberId }: Scope, paymentId: string): Promise<InvoiceRow[]> =>
  reader.rows<InvoiceRow>(ofPayment, [siteId, memberId, paymentId]);

/** What is printed on a document of the member. */
export const readSheet = async (reader: Reader, { siteId, memberId }: Scope, id: string): Promise<unknown> =>
  (await reader.one<{ sheet: unknown }>(sheetOf, [siteId, memberId, id])).sheet;
