import { calendarDay } from '@vonk/contract/calendar';
import type { Locale } from '@vonk/contract/locales';
import type { CardBrand, PaymentMethod } from '@vonk/contract/payment-methods';
import type { PaymentState } from '@vonk/contract/payments';
import type { Scope } from '../accounts/index.ts';
import { type Reader, sql, type Tx } from '../platform/database/db.ts';
import { named, row } from '../platform/database/named.ts';
import { legalEntityOf, type Site, type SiteScope } from '../sites/index.ts';
import type { TransferDetails } from './provider.ts';

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
  /** It pays what is owed of a debit that came back, and gives no credits. */
  readonly paysDebt: boolean;
  /** The last day on which a bank transfer may come in, `2026-11-30`; null of everything else. */
  readonly transferDueOn: string | null;
  /** What the buyer's statement says (T116); null of what was ordered before that was noted. */
  readonly statement: string | null;
  readonly createdAt: Date;
}

export interface PaymentRecord extends PaymentOrder {
  readonly memberId: string;
  readonly state: PaymentState;
  /** The provider's own name of it; null until the provider answered. */
  readonly reference: string | null;
  readonly redirect: string | null;
  /** Where a bank transfer goes; null of everything else, and until the provider said so. */
  readonly transfer: (Omit<TransferDetails, 'wrongMinor'> & { readonly wrongMinor: number | null }) | null;
  readonly number: string | null;
  readonly madePremium: boolean;
  /** By which brand of a card it was paid, where its provider told (T104). */
  readonly cardBrand: CardBrand | null;
  readonly completedAt: Date | null;
  /** When the bank gave back what it had taken: a chargeback that was won (T113). */
  readonly wonBackAt: Date | null;
}

const columns = `id, public_id as "publicId", member_id as "memberId", key, state, provider,
  provider_reference as reference, redirect, is_live as "isLive", method, credits, total_minor as "totalMinor",
  currency, vat_country as "vatCountry", vat_evidence as "vatEvidence", vat_basis_points as "vatBasisPoints",
  vat_minor as "vatMinor", locale, next_path as "nextPath", discount_code as "discountCode",
  discount_minor as "discountMinor", pays_debt as "paysDebt", number, made_premium as "madePremium",
  created_at as "createdAt", completed_at as "completedAt", transfer_due_on::text as "transferDueOn",
  card_brand as "cardBrand", won_back_at as "wonBackAt", statement,
  case when transfer_iban is not null then jsonb_build_object('holder', transfer_holder, 'iban', transfer_iban,
    'bic', transfer_bic, 'reference', transfer_reference, 'wrongMinor', transfer_wrong_minor) end as transfer`;

const insert = named<Scope & PaymentOrder>(
  (value) =>
    `insert into payments ${row({
      site_id: value.siteId,
      member_id: value.memberId,
      id: value.id,
      public_id: value.publicId,
      key: value.key,
      state: "'created'",
      provider: value.provider,
      is_live: value.isLive,
      method: value.method,
      credits: value.credits,
      total_minor: value.totalMinor,
      currency: value.currency,
      vat_country: value.vatCountry,
      vat_evidence: value.vatEvidence,
      vat_basis_points: value.vatBasisPoints,
      vat_minor: value.vatMinor,
      locale: value.locale,
      next_path: value.nextPath,
      created_at: value.createdAt,
      discount_code: value.discountCode,
      discount_minor: value.discountMinor,
      pays_debt: value.paysDebt,
      transfer_due_on: value.transferDueOn,
      statement: value.statement,
    })} on conflict on constraint payments_once do nothing returning ${columns}`,
);
const byKey = sql(`select ${columns} from payments where site_id = $1 and member_id = $2 and key = $3`);
const byPublicId = sql(`select ${columns} from payments where site_id = $1 and member_id = $2 and public_id = $3`);
const byId = sql(`select ${columns} from payments where site_id = $1 and member_id = $2 and id = $3`);
const lockById = sql(`select ${columns} from payments where site_id = $1 and member_id = $2 and id = $3 for update`);
const setReference = sql(`update payments set provider_reference = $4, redirect = $5
  where site_id = $1 and member_id = $2 and id = $3 and provider_reference is null`);
const found = 'site_id as "siteId", id, member_id as "memberId", provider_reference is not null as "isNoted"';
const byReference = sql(
  `select ${found} from payments where site_id = $1 and provider = $2 and provider_reference = $3`,
);
const anywhere = sql(`select ${found} from payments
  where provider = $1 and provider_reference = $2 and site_id in (select site_id from sites_here)`);
const unnoted = sql(`select ${found} from payments
  where site_id = $1 and provider = $2 and public_id = $3 and provider_reference is null`);
const byNumber = sql(`select ${columns} from payments p where site_id = $1 and number = $2 and (member_id = $3
    or exists (select from account_cards a
      where a.site_id = p.site_id and a.id = p.member_id and lower(a.email) = lower($4)))`);
const setState = sql('update payments set state = $4 where site_id = $1 and member_id = $2 and id = $3');
const complete = named<Scope & Omit<Completed, 'site'> & { entity: string; year: string; zone: string; days: number }>(
  (value) => `select given as number, ends as until
  from complete_payment_v1(${value.siteId}::smallint, ${value.memberId}::uuid, ${value.id}::uuid, ${value.entity},
    ${value.year}::smallint, ${value.zone}, ${value.days}::integer, ${value.madePremium}, ${value.cardBrand},
    ${value.now})`,
);
const wonBack = sql(`update payments set state = 'completed', won_back_at = $4
  where site_id = $1 and member_id = $2 and id = $3 and state = 'charged_back'`);
const otherPurchases = sql(
  `select exists (select 1 from payments
      where site_id = $1 and member_id = $2 and id <> $3 and state = 'completed') as found`,
);

/** Writes an order; undefined when the member has one with this key. */
export const addPayment = (
  tx: Tx,
  { siteId, memberId }: Scope,
  order: PaymentOrder,
): Promise<PaymentRecord | undefined> => tx.maybe<PaymentRecord>(...insert({ ...order, siteId, memberId }));

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
  { id, reference, redirect }: { id: string; reference: string; redirect: string | null },
): Promise<void> {
  await tx.run(setReference, [siteId, memberId, id, reference, redirect]);
}

const byIds = sql(`select ${columns} from payments where site_id = $1 and member_id = $2 and id = any($3::uuid[])`);

/** Payments of the member by their ids. */
export const listPaymentsById = async (
  reader: Reader,
  { siteId, memberId }: Scope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PaymentRecord>> =>
  new Map((await reader.rows<PaymentRecord>(byIds, [siteId, memberId, ids])).map((payment) => [payment.id, payment]));

const setTransfer =
  sql(`update payments set transfer_holder = $4, transfer_iban = $5, transfer_bic = $6, transfer_reference = $7,
    transfer_wrong_minor = coalesce($8, transfer_wrong_minor)
  where site_id = $1 and member_id = $2 and id = $3`);

/** Notes where a bank transfer goes, and what came of it and did not fit. */
export async function noteTransfer(
  tx: Tx,
  { siteId, memberId }: Scope,
  { id, holder, iban, bic, reference, wrongMinor }: TransferDetails & { id: string },
): Promise<void> {
  await tx.run(setTransfer, [siteId, memberId, id, holder, iban, bic, reference, wrongMinor ?? null]);
}

/** A payment that a provider tells of. */
export interface FoundPayment extends Scope {
  readonly id: string;
  /** Whether we know what its provider calls it. */
  readonly isNoted: boolean;
}

export const findByReference = (
  reader: Reader,
  { siteId }: SiteScope,
  { provider, reference }: { provider: string; reference: string },
): Promise<FoundPayment | undefined> => reader.maybe(byReference, [siteId, provider, reference]);

/** The same on whatever site, for a provider that proves what it says and has one address for all of them. */
export const findAnywhere = (
  reader: Reader,
  { provider, reference }: { provider: string; reference: string },
): Promise<FoundPayment | undefined> => reader.maybe(anywhere, [provider, reference]);

/** An order by our own name of it, of which we do not know yet what its provider calls it. */
export const findUnnoted = (
  reader: Reader,
  { siteId }: SiteScope,
  { provider, order }: { provider: string; order: string },
): Promise<FoundPayment | undefined> => reader.maybe(unnoted, [siteId, provider, order]);

/** The order with a receipt's number, when it is the named buyer's: a member, or an account's address. */
export const findOrder = (
  reader: Reader,
  { siteId }: SiteScope,
  { number, memberId = null, email = null }: { number: string; memberId?: string | null; email?: string | null },
): Promise<PaymentRecord | undefined> => reader.maybe<PaymentRecord>(byNumber, [siteId, number, memberId, email]);

const anyones = sql(`select id, member_id as "memberId" from payments
  where site_id = $1 and (public_id = $2 or number = $2)`);

/** A payment of whatever member of the site, by its public id or its receipt's number; for the staff. */
export const findAnyones = (
  reader: Reader,
  { siteId }: SiteScope,
  name: string,
): Promise<{ id: string; memberId: string } | undefined> => reader.maybe(anyones, [siteId, name]);

export async function writeState(
  tx: Tx,
  { siteId, memberId }: Scope,
  { id, state }: { id: string; state: PaymentState },
): Promise<void> {
  await tx.run(setState, [siteId, memberId, id, state]);
}

/** Writes that a chargeback was won: the payment stands again. */
export async function writeWonBack(
  tx: Tx,
  { siteId, memberId }: Scope,
  { id, now }: { id: string; now: Date },
): Promise<void> {
  await tx.run(wonBack, [siteId, memberId, id, now]);
}

/** What is known of a payment when it is completed. */
interface Completed {
  readonly id: string;
  readonly site: Site;
  readonly madePremium: boolean;
  readonly cardBrand: CardBrand | null;
  readonly now: Date;
}

/**
 * Completes a payment: it gets its invoice's number and is booked as sold. Answers the number, and until when it can be
 * withdrawn from. The bookings of its company wait for each other from here until each has committed: what needs no
 * number comes before.
 */
export function completePayment(
  tx: Tx,
  { siteId, memberId }: Scope,
  { site, ...completed }: Completed,
): Promise<{ number: string; until: Date }> {
  const { timeZone: zone } = site;
  const year = calendarDay(completed.now, zone).slice(0, 4);
  const company = { entity: legalEntityOf(site), year, zone, days: site.settings.refund_days };
  return tx.one(...complete({ ...completed, ...company, siteId, memberId }));
}

export const hasOtherPurchase = async (reader: Reader, { siteId, memberId }: Scope, id: string): Promise<boolean> =>
  (await reader.one<{ found: boolean }>(otherPurchases, [siteId, memberId, id])).found;

const count = sql('select count(*)::integer as count from payments where site_id = $1 and member_id = $2');
const newest = sql(
  `select ${columns} from payments where site_id = $1 and member_id = $2 order by created_at desc, id desc limit $3`,
);
const olderThan = sql(`select ${columns} from payments where site_id = $1 and member_id = $2
    and (created_at, id) < (select l.created_at, l.id from payments l where l.site_id = $1 and l.id = $4)
  order by created_at desc, id desc limit $3`);

export const countPayments = async (reader: Reader, { siteId, memberId }: Scope): Promise<number> =>
  (await reader.one<{ count: number }>(count, [siteId, memberId])).count;

/** A page of the member's payments, newest first; undefined when `after` is none of theirs. */
export async function listPayments(
  reader: Reader,
  scope: Scope,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<PaymentRecord[] | undefined> {
  const { siteId, memberId } = scope;
  if (after === undefined) return reader.rows<PaymentRecord>(newest, [siteId, memberId, limit]);
  const last = await findPayment(reader, scope, after);
  return last && reader.rows<PaymentRecord>(olderThan, [siteId, memberId, limit, last.id]);
}

// A payment under way for days is asked about less and less often: after a quarter of its age, within half a day.
const open = sql(`select site_id as "siteId", member_id as "memberId", id from payments
  where state in ('created', 'pending') and created_at < $1::timestamptz - interval '5 minutes'
    and site_id in (select site_id from sites_here)
    and (asked_at is null or asked_at + least(interval '12 hours',
      greatest(interval '5 minutes', (asked_at - created_at) / 4)) <= $1::timestamptz + interval '10 seconds')
  order by asked_at nulls first, created_at limit 1000`);
const setAsked = sql('update payments set asked_at = $4 where site_id = $1 and member_id = $2 and id = $3');

/** Payments of every site that have not come to an end, and are to be asked about at a moment. */
export const listOpenPayments = (reader: Reader, now: Date): Promise<(Scope & { id: string })[]> =>
  reader.rows(open, [now]);

/** Notes that an open payment is asked about. */
export async function noteAsked(
  tx: Tx,
  { siteId, memberId }: Scope,
  { id, now }: { id: string; now: Date },
): Promise<void> {
  await tx.run(setAsked, [siteId, memberId, id, now]);
}
