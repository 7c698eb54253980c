import type { Locale } from '@vonk/contract/locales';
import type { PaymentMethod } from '@vonk/contract/payment-methods';
import type { PaymentState } from '@vonk/contract/payments';
import type { Scope } from '../accounts/index.ts';
import { type Reader, sql, type Tx } from '../platform/database/db.ts';
import type { SiteScope } from '../sites/index.ts';

/** What is fixed when a payment is ordered. Money in minor units, VAT included. */
export interface PaymentOrder {
  readonly id: string;
  readonly publicId: string;
  readonly key: string;
  readonly provider: string;
  readonly isLive: boolean;
  readonly method: PaymentMethod;
  readonly credits: number;
  readonly totalMinor: number;
  readonly currency: string;
  readonly vatCountry: string;
  readonly vatEvidence: 'address' | 'chosen';
  readonly vatBasisPoints: number;
  readonly vatMinor: number;
  readonly locale: Locale;
  readonly nextPath: string | null;
  readonly discountCode: string | null;
  /** What the discount took off; `totalMinor` is without it. */
  readonly discountMinor: number;
  readonly createdAt: Date;
}

export interface PaymentRecord extends PaymentOrder {
  readonly memberId: string;
  readonly state: PaymentState;
  /** The provider's own name of it; null until the provider answered. */
  readonly reference: string | null;
  readonly redirect: string | null;
  readonly number: string | null;
  readonly madePremium: boolean;
  readonly completedAt: Date | null;
}

const columns = `id, public_id as "publicId", member_id as "memberId", key, state, provider,
  provider_reference as reference, redirect, is_live as "isLive", method, credits, total_minor as "totalMinor",
  currency, vat_country as "vatCountry", vat_evidence as "vatEvidence", vat_basis_points as "vatBasisPoints",
  vat_minor as "vatMinor", locale, next_path as "nextPath", discount_code as "discountCode",
  discount_minor as "discountMinor", number, made_premium as "madePremium", created_at as "createdAt",
  completed_at as "completedAt"`;

const insert =
  sql(`insert into payments (site_id, member_id, id, public_id, key, state, provider, is_live, method, credits,
    total_minor, currency, vat_country, vat_evidence, vat_basis_points, vat_minor, locale, next_path, created_at,
    discount_code, discount_minor)
  values ($1, $2, $3, $4, $5, 'created', $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)
  on conflict on constraint payments_once do nothing returning ${columns}`);
const byKey = sql(`select ${columns} from payments where site_id = $1 and member_id = $2 and key = $3`);
const byPublicId = sql(`select ${columns} from payments where site_id = $1 and member_id = $2 and public_id = $3`);
const byId = sql(`select ${columns} from payments where site_id = $1 and member_id = $2 and id = $3`);
const lockById = sql(`select ${columns} from payments where site_id = $1 and member_id = $2 and id = $3 for update`);
const setReference = sql(`update payments set provider_reference = $4, redirect = $5
  where site_id = $1 and member_id = $2 and id = $3 and provider_reference is null`);
const byReference = sql(
  'select id, member_id as "memberId" from payments where site_id = $1 and provider = $2 and provider_reference = $3',
);
const byNumber = sql(`select ${columns} from payments p where site_id = $1 and number = $2 and (member_id = $3
    or exists (select from account_cards a
      where a.site_id = p.site_id and a.id = p.member_id and lower(a.email) = lower($4)))`);
const setState = sql('update payments set state = $4 where site_id = $1 and member_id = $2 and id = $3');
const complete = sql(`update payments set state = 'completed', number = $4, made_premium = $5, completed_at = $6
  where site_id = $1 and member_id = $2 and id = $3`);
const otherPurchases = sql(
  `select exists (select 1 from payments
      where site_id = $1 and member_id = $2 and id <> $3 and state = 'completed') as found`,
);

/** Writes an order; undefined when the member has one with this key. */
export const addPayment = (
  tx: Tx,
  { siteId, memberId }: Scope,
  order: PaymentOrder,
): Promise<PaymentRecord | undefined> =>
  tx.maybe<PaymentRecord>(insert, [
    siteId,
    memberId,
    order.id,
    order.publicId,
    order.key,
    order.provider,
    order.isLive,
    order.method,
    order.credits,
    order.totalMinor,
    order.currency,
    order.vatCountry,
    order.vatEvidence,
    order.vatBasisPoints,
    order.vatMinor,
    order.locale,
    order.nextPath,
    order.createdAt,
    order.discountCode,
    order.discountMinor,
  ]);

export const findPaymentByKey = (
  reader: Reader,
  { siteId, memberId }: Scope,
  key: string,
): Promise<PaymentRecord | undefined> => reader.maybe<PaymentRecord>(byKey, [siteId, memberId, key]);

/** The member's payment with a public id. */
export const findPayment = (
  reader: Reader,
  { siteId, memberId }: Scope,
  id: string,
): Promise<PaymentRecord | undefined> => reader.maybe<PaymentRecord>(byPublicId, [siteId, memberId, id]);

/** A payment that is known to be there. */
export const readPayment = (reader: Reader, { siteId, memberId }: Scope, id: string): Promise<PaymentRecord> =>
  reader.one<PaymentRecord>(byId, [siteId, memberId, id]);

/** The same, locked until the transaction ends. */
export const lockPayment = (tx: Tx, { siteId, memberId }: Scope, id: string): Promise<PaymentRecord> =>
  tx.one<PaymentRecord>(lockById, [siteId, memberId, id]);

/** Notes what the provider calls the payment, once. */
export async function noteReference(
  tx: Tx,
  { siteId, memberId }: Scope,
  { id, reference, redirect }: { id: string; reference: string; redirect: string },
): Promise<void> {
  await tx.run(setReference, [siteId, memberId, id, reference, redirect]);
}

export const findByReference = (
  reader: Reader,
  { siteId }: SiteScope,
  { provider, reference }: { provider: string; reference: string },
): Promise<{ id: string; memberId: string } | undefined> => reader.maybe(byReference, [siteId, provider, reference]);

/** The order with a receipt's number, when it is the named buyer's: a member, or an account's address. */
export const findOrder = (
  reader: Reader,
  { siteId }: SiteScope,
  { number, memberId = null, email = null }: { number: string; memberId?: string | null; email?: string | null },
): Promise<PaymentRecord | undefined> => reader.maybe<PaymentRecord>(byNumber, [siteId, number, memberId, email]);

export async function writeState(
  tx: Tx,
  { siteId, memberId }: Scope,
  { id, state }: { id: string; state: PaymentState },
): Promise<void> {
  await tx.run(setState, [siteId, memberId, id, state]);
}

export async function writeCompleted(
  tx: Tx,
  { siteId, memberId }: Scope,
  { id, number, madePremium, now }: { id: string; number: string; madePremium: boolean; now: Date },
): Promise<void> {
  await tx.run(complete, [siteId, memberId, id, number, madePremium, now]);
}

export const hasOtherPurchase = async (reader: Reader, { siteId, memberId }: Scope, id: string): Promise<boolean> =>
  (await reader.one<{ found: boolean }>(otherPurchases, [siteId, memberId, id])).found;

const newest = sql(
  `select ${columns} from payments where site_id = $1 and member_id = $2 order by created_at desc, id desc limit $3`,
);
const olderThan =
  sql(`select ${columns} from payments where site_id = $1 and member_id = $2 and (created_at, id) < ($4, $5::uuid)
  order by created_at desc, id desc limit $3`);

/** A page of the member's payments, newest first; undefined when `after` is none of theirs. */
export async function listPayments(
  reader: Reader,
  scope: Scope,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<PaymentRecord[] | undefined> {
  const { siteId, memberId } = scope;
  if (after === undefined) return reader.rows<PaymentRecord>(newest, [siteId, memberId, limit]);
  const last = await findPayment(reader, scope, after);
  return last && reader.rows<PaymentRecord>(olderThan, [siteId, memberId, limit, last.createdAt, last.id]);
}

const open = sql(`select site_id as "siteId", member_id as "memberId", id from payments
  where state in ('created', 'pending') and created_at < $1 order by created_at limit 1000`);

/** Payments of every site that were ordered before a moment and have not come to an end. */
export const listOpenPayments = (reader: Reader, before: Date): Promise<(Scope & { id: string })[]> =>
  reader.rows(open, [before]);
