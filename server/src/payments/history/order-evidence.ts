import { type Reader, sql } from '../../platform/database/db.ts';
import type { SiteScope } from '../../sites/index.ts';

const order =
  sql(`select member_id as "memberId", id, public_id as "publicId", state, provider, provider_reference, method,
    credits, total_minor, currency, vat_country, vat_basis_points, vat_minor, discount_code, discount_minor, locale,
    number as receipt, is_uninformed, created_at, completed_at, won_back_at,
    statement
  from payments where site_id = $1 and (public_id = $2 or number = $2)`);
const statements = {
  moves: sql(`select state, source, problem, happened_at from payment_events
    where site_id = $1 and payment_id = $2 order by id`),
  documents: sql(`select kind, number, cause, total_minor, vat_minor, currency, issued_at from invoices
    where site_id = $1 and payment_id = $2 order by issued_at, number`),
  withdrawals: sql(`select received_at, refund_minor from withdrawals
    where site_id = $1 and payment_id = $2 order by received_at`),
  refunds: sql(`select amount_minor, currency, state, problem, asked_at, told_at from refunds
    where site_id = $1 and payment_id = $2 order by asked_at`),
  where_buyer_lives: sql(`select kind, country, noted_at from vat_evidence
    where site_id = $1 and payment_id = $2 order by noted_at, kind`),
} as const;

/** An order with what became of it, a row each, as it is shown to who judges a chargeback; money in minor units. */
export interface OrderEvidence {
  readonly memberId: string;
  readonly paymentId: string;
  readonly publicId: string;
  readonly locale: string;
  readonly orderedAt: Date;
  readonly order: Readonly<Record<string, unknown>>;
  readonly rows: Readonly<Record<keyof typeof statements, readonly Readonly<Record<string, unknown>>[]>>;
}

type Row = Record<string, unknown>;

/** The order with a public id or a receipt's number; undefined when the site has none. */
export async function readOrderEvidence(
  reader: Reader,
  { siteId }: SiteScope,
  name: string,
): Promise<OrderEvidence | undefined> {
  const found = await reader.maybe<Row & { memberId: string; id: string; publicId: string }>(order, [siteId, name]);
  if (!found) return undefined;
  const { memberId, id: paymentId, ...shown } = found;
  const read = (statement: (typeof statements)[keyof typeof statements]) =>
    reader.rows<Row>(statement, [siteId, paymentId]);
  return {
    memberId,
    paymentId,
    publicId: found.publicId,
    locale: String(shown['locale']),
    orderedAt: shown['created_at'] as Date,
    order: shown,
    rows: {
      moves: await read(statements.moves),
      documents: await read(statements.documents),
      withdrawals: await read(statements.withdrawals),
      refunds: await read(statements.refunds),
      where_buyer_lives: await read(statements.where_buyer_lives),
    },
  };
}
