import { noteAction } from '../../audit/index.ts';
import type { Scope } from '../../accounts/index.ts';
import { type Db, type Reader, sql, type Tx } from '../../platform/database/db.ts';
import type { SiteScope } from '../../sites/index.ts';

const markOne = sql(`update payments set is_uninformed = true where site_id = $1 and member_id = $2 and id = $3`);
const markSpan = sql(`update payments set is_uninformed = true where site_id = $1 and not is_uninformed
    and created_at >= ($2::date)::timestamp at time zone $4 and created_at < ($3::date + 1)::timestamp at time zone $4
    and ($5::text is null or number = $5)`);

const isMarked = sql(`select is_uninformed as "isUninformed" from payments
  where site_id = $1 and member_id = $2 and id = $3`);

/** Whether the buyer of an order was not told of withdrawing, or wrongly: then all of its price comes back (T42). */
export const isUninformed = async (reader: Reader, { siteId, memberId }: Scope, paymentId: string): Promise<boolean> =>
  (await reader.one<{ isUninformed: boolean }>(isMarked, [siteId, memberId, paymentId])).isUninformed;

/** Marks an order whose buyer was not told of withdrawing: the time for it grows by twelve months (T44). */
export const markUninformed = async (tx: Tx, { siteId, memberId }: Scope, paymentId: string): Promise<void> =>
  void (await tx.run(markOne, [siteId, memberId, paymentId]));

/** Orders of some days whose information on withdrawal turned out to be wrong or missing. */
export interface UninformedOrders {
  /** Calendar days of the site, both included. */
  readonly from: string;
  readonly to: string;
  /** One order alone, by its receipt. */
  readonly receipt?: string | undefined;
  readonly actor: string;
  readonly reason: string;
  readonly now: Date;
}

/** Marks such orders, on behalf of the staff; answers how many were not marked before (T44). */
export const markUninformedOrders = (
  db: Db,
  { siteId, timeZone }: SiteScope & { readonly timeZone: string },
  { from, to, receipt, actor, reason, now }: UninformedOrders,
): Promise<number> =>
  db.transact(async (tx) => {
    const marked = await tx.run(markSpan, [siteId, from, to, timeZone, receipt ?? null]);
    const subject = receipt ?? `${from} ${to}`;
    await noteAction(tx, { siteId, actor, action: 'orders_uninformed', subject, reason, now });
    return marked;
  });
