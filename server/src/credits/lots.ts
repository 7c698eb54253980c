import type { Scope } from '../accounts/index.ts';
import { type Reader, sql, type Tx } from '../platform/database/db.ts';
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

const grant = sql(
  `select grant_credits_v1($1::smallint, $2::uuid, $3::uuid, $4, $5::integer, $6, $7, $8::uuid,
      $9::numeric / $5::numeric, $10, $11) as added`,
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
  scope: Scope,
  { amount, cause, causeKey, payment, now }: Grant,
): Promise<boolean> {
  const { added } = await tx.one<{ added: boolean }>(grant, [
    scope.siteId,
    scope.memberId,
    newId(now),
    payment ? 'bought' : 'granted',
    amount,
    cause,
    causeKey,
    payment?.id ?? null,
    payment?.totalMinor ?? null,
    payment?.currency ?? null,
    now,
  ]);
  return added;
}

/** Takes back what is left of a purchase, once; answers how many credits. */
export async function takeBackCredits(
  tx: Tx,
  scope: Scope,
  { paymentId, cause, now }: { paymentId: string; cause: 'refund' | 'chargeback'; now: Date },
): Promise<number> {
  return (await tx.one<{ taken: number }>(takeBack, [scope.siteId, scope.memberId, paymentId, cause, paymentId, now]))
    .taken;
}

const close = sql('select from close_credits_v1($1::smallint, $2::uuid, $3)');

/**
 * Ends what a member has when they are erased: what is left of purchases is to be repaid (T26), what was given expires.
 */
export const closeCredits = async (tx: Tx, { siteId, memberId }: Scope, now: Date): Promise<void> =>
  void (await tx.rows(close, [siteId, memberId, now]));
