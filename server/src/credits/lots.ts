import type { Scope } from '../accounts/index.ts';
import { type Reader, sql, type Tx } from '../platform/database/db.ts';
import { named } from '../platform/database/named.ts';
import { newId } from '../platform/ids.ts';

export interface Grant {
  readonly amount: number;
  readonly cause: 'signup' | 'purchase' | 'correction';
  /** The same cause and key add a lot once, however often they come. */
  readonly causeKey: string;
  /**
   * Of bought credits: the payment, and its total in minor units, which sets the unit price (T42). Without it they are
   * granted.
   */
  readonly payment?: { readonly id: string; readonly totalMinor: number; readonly currency: string };
  readonly now: Date;
}

interface NewLot extends Omit<Grant, 'payment'> {
  readonly id: string;
  readonly kind: 'bought' | 'granted';
  readonly paymentId: string | null;
  readonly totalMinor: number | null;
  readonly currency: string | null;
}

const grant = named<Scope & NewLot>(
  (value) => `select grant_credits_v1(${value.siteId}::smallint, ${value.memberId}::uuid, ${value.id}::uuid,
      ${value.kind}, ${value.amount}::integer, ${value.cause}, ${value.causeKey}, ${value.paymentId}::uuid,
      ${value.totalMinor}::numeric / ${value.amount}::numeric, ${value.currency}, ${value.now}) as added`,
);
const takeBack = sql('select take_back_credits_v1($1::smallint, $2::uuid, $3::uuid, $4, $5, $6) as taken');

const hadCause = sql(
  'select from ledger_entries where site_id = $1 and member_id = $2 and cause = $3 and cause_key = $4 limit 1',
);

/** Whether this cause has added a lot before. */
export const wasGranted = async (
  reader: Reader,
  { siteId, memberId }: Scope,
  { cause, causeKey }: Pick<Grant, 'cause' | 'causeKey'>,
): Promise<boolean> => (await reader.maybe(hadCause, [siteId, memberId, cause, causeKey])) !== undefined;

/** Adds a lot; false when this cause has added one before. */
export async function grantCredits(
  tx: Tx,
  { siteId, memberId }: Scope,
  { payment, ...given }: Grant,
): Promise<boolean> {
  const lot = { ...given, id: newId(given.now), kind: payment ? 'bought' : 'granted' } as const;
  const paid = {
    paymentId: payment?.id ?? null,
    totalMinor: payment?.totalMinor ?? null,
    currency: payment?.currency ?? null,
  };
  const { added } = await tx.one<{ added: boolean }>(...grant({ ...lot, ...paid, siteId, memberId }));
  return added;
}

const complete = sql('select complete_purchase_v1($1::smallint, $2::uuid, $3::uuid, $4::integer, $5, $6) as found');
const spent = sql(`select coalesce(s.credits, 0)::integer as credits,
    coalesce(round(s.credits * l.unit_price_minor), 0)::integer as minor
  from credit_lots l cross join lateral (
    select sum(case e.to_account when 'spent' then e.amount else -e.amount end) as credits from ledger_entries e
      where e.site_id = l.site_id and e.lot_id = l.id and 'spent' in (e.to_account, e.from_account)) s
  where l.site_id = $1 and l.member_id = $2 and l.payment_id = $3`);

/**
 * Gives the rest of a purchase of which a part was given before its money came, once; false when nothing was.
 */
export const completePurchase = async (
  tx: Tx,
  { siteId, memberId }: Scope,
  { paymentId, credits, now }: { paymentId: string; credits: number; now: Date },
): Promise<boolean> =>
  (await tx.one<{ found: boolean }>(complete, [siteId, memberId, paymentId, credits, paymentId, now])).found;

const sellSpent = sql(`select from sell_spent_v1($1::smallint, $2::uuid, $3::uuid, $4::integer, $5::uuid,
    $6::numeric / $4::numeric, $7, $8)`);

/** Notes credits as bought that were spent before: what pays a debt gives nothing new. */
export const sellSpentCredits = async (
  tx: Tx,
  { siteId, memberId }: Scope,
  { amount, payment, now }: Required<Pick<Grant, 'amount' | 'payment' | 'now'>>,
): Promise<void> => {
  const { id, totalMinor, currency } = payment;
  await tx.rows(sellSpent, [siteId, memberId, newId(now), amount, id, totalMinor, currency, now]);
};

/** What was spent of a purchase, and what it was bought for, in minor units. */
export const readSpent = async (
  reader: Reader,
  { siteId, memberId }: Scope,
  paymentId: string,
): Promise<{ credits: number; minor: number }> =>
  (await reader.maybe(spent, [siteId, memberId, paymentId])) ?? { credits: 0, minor: 0 };

/** Takes back what is left of a purchase, once; answers how many credits. */
export async function takeBackCredits(
  tx: Tx,
  scope: Scope,
  { paymentId, cause, now }: { paymentId: string; cause: 'refund' | 'chargeback'; now: Date },
): Promise<number> {
  return (await tx.one<{ taken: number }>(takeBack, [scope.siteId, scope.memberId, paymentId, cause, paymentId, now]))
    .taken;
}

const winBack = sql(`select credits, owed_minor as "owedMinor"
  from win_back_credits_v1($1::smallint, $2::uuid, $3::uuid, $4::text[], $5)`);

/**
 * Undoes what a chargeback took of a purchase. `paid` are the numbers of repayments that its provider paid all the
 * same.
 * Answers how many credits came back, and how much is to be repaid again, in minor units.
 */
export const winBackCredits = (
  tx: Tx,
  { siteId, memberId }: Scope,
  { paymentId, paid, now }: { paymentId: string; paid: readonly string[]; now: Date },
): Promise<{ credits: number; owedMinor: number }> => tx.one(winBack, [siteId, memberId, paymentId, paid, now]);

const soldSpent = sql(`select from ledger_entries
  where site_id = $1 and member_id = $2 and cause = 'purchase' and cause_key = $3 and from_account = 'member'`);
const giveBack = sql('select give_back_sold_v1($1::smallint, $2::uuid, $3::uuid, $4) as given');

/** Whether a payment paid for credits that were spent before it came (`sellSpentCredits`). */
export const hasSoldSpent = async (reader: Reader, { siteId, memberId }: Scope, paymentId: string): Promise<boolean> =>
  (await reader.maybe(soldSpent, [siteId, memberId, paymentId])) !== undefined;

/** Gives the credits that a payment paid for as spent: something else paid for them meanwhile. Answers how many. */
export const giveBackSold = async (
  tx: Tx,
  { siteId, memberId }: Scope,
  { paymentId, now }: { paymentId: string; now: Date },
): Promise<number> => (await tx.one<{ given: number }>(giveBack, [siteId, memberId, paymentId, now])).given;

const noteBack = sql(`update credit_lots set money_back_at = $4
  where site_id = $1 and member_id = $2 and payment_id = $3 and money_back_at is null`);

/** Notes that the money of a purchase went back as a whole: credits of it that come back later are not repaid. */
export const noteMoneyBack = async (
  tx: Tx,
  { siteId, memberId }: Scope,
  { paymentId, now }: { paymentId: string; now: Date },
): Promise<void> => void (await tx.run(noteBack, [siteId, memberId, paymentId, now]));

const close = sql('select from close_credits_v1($1::smallint, $2::uuid, $3)');

/**
 * Ends what a member has when they are erased: what is left of purchases is to be repaid (T26), what was given expires.
 */
export const closeCredits = async (tx: Tx, { siteId, memberId }: Scope, now: Date): Promise<void> =>
  void (await tx.rows(close, [siteId, memberId, now]));
