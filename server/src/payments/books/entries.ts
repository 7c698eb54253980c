import type { Scope } from '../../accounts/index.ts';
import { sql, type Tx } from '../../platform/database/db.ts';
import type { SiteScope } from '../../sites/index.ts';

const owed = sql('select from book_owed_v1($1::smallint, $2::uuid, $3)');
const settled = sql('select from book_settled_v1($1::smallint, $2, $3)');
const back = sql('select book_return_v1($1::smallint, $2::uuid, $3, $4, $5, $6::integer, $7) as minor');
const won = sql('select from book_won_v1($1::smallint, $2::uuid, $3, $4)');
const fee = sql('select from book_fee_v1($1::smallint, $2::uuid, $3, $4)');

/** Books what is to be paid back to a member and is not in the books yet (T26, T42). */
export async function bookOwed(tx: Tx, { siteId, memberId }: Scope, now: Date): Promise<void> {
  await tx.rows(owed, [siteId, memberId, now]);
}

/** Books what became of a repayment: paid, or dropped. */
export async function bookSettled(
  tx: Tx,
  { siteId }: SiteScope,
  { number, now }: { number: string; now: Date },
): Promise<void> {
  await tx.rows(settled, [siteId, number, now]);
}

/** Money that went back to a buyer. */
export interface MoneyBack {
  readonly paymentId: string;
  readonly cause: 'refund' | 'chargeback';
  /** What tells two refunds of one payment apart; left out where there is one. */
  readonly key?: string;
  /** Left out: all that did not go back before. */
  readonly minor?: number;
  /** The credits that were taken with it. */
  readonly credits: number;
  readonly now: Date;
}

/** Books money that went back; answers how much, in minor units. A payment that is not in the books books nothing. */
export async function bookReturn(
  tx: Tx,
  { siteId }: SiteScope,
  { paymentId, cause, key = '', minor, credits, now }: MoneyBack,
): Promise<number> {
  return (await tx.one<{ minor: number }>(back, [siteId, paymentId, cause, key, minor ?? null, credits, now])).minor;
}

/** Books a chargeback that was won; `owedMinor` of it is to be repaid again. */
export async function bookWon(
  tx: Tx,
  { siteId }: SiteScope,
  { paymentId, owedMinor, now }: { paymentId: string; owedMinor: number; now: Date },
): Promise<void> {
  await tx.rows(won, [siteId, paymentId, owedMinor, now]);
}

/** Books what a provider says it keeps of a payment in all. */
export async function bookFee(
  tx: Tx,
  { siteId }: SiteScope,
  { paymentId, minor, now }: { paymentId: string; minor: number; now: Date },
): Promise<void> {
  await tx.rows(fee, [siteId, paymentId, minor, now]);
}
