import type { Scope } from '../../accounts/index.ts';
import { type Reader, sql, type Tx } from '../../platform/database/db.ts';
import { named, row } from '../../platform/database/named.ts';
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

const insert = named<Scope & Invoice>(
  (value) =>
    `insert into invoices ${row(
      {
        site_id: 'p.site_id',
        id: value.id,
        kind: value.kind,
        entity: value.entity,
        number: value.number,
        payment_id: 'p.id',
        cause: value.cause,
        credits: value.credits,
        total_minor: value.totalMinor,
        vat_minor: value.vatMinor,
        currency: value.currency,
        vat_country: value.vatCountry,
        vat_basis_points: value.vatBasisPoints,
        sheet: `${value.sheet}::jsonb`,
        issued_at: value.issuedAt,
      },
      `from payments p
        where p.site_id = ${value.siteId} and p.member_id = ${value.memberId} and p.id = ${value.paymentId}`,
    )}`,
);
const ofPayment = sql(`select ${columns} from invoices i
  join payments p on p.site_id = i.site_id and p.id = i.payment_id
  where i.site_id = $1 and p.member_id = $2 and i.payment_id = $3
  order by i.cause = 'purchase' desc, i.issued_at, i.number`);

const sheetOf = sql(`select i.sheet from invoices i join payments p on p.site_id = i.site_id and p.id = i.payment_id
  where i.site_id = $1 and p.member_id = $2 and i.id = $3`);

/** Writes a document of the member's payment, for good. */
export async function addInvoice(tx: Tx, { siteId, memberId }: Scope, invoice: Invoice): Promise<void> {
  await tx.run(...insert({ ...invoice, siteId, memberId }));
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
