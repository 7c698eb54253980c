import type { PaymentState } from '@vonk/contract/payments';
import { noteAction } from '../../audit/index.ts';
import type { Problem } from '../booking/payment-events.ts';
import type { Settling } from '../lists/differences.ts';
import { type Db, type Reader, sql } from '../../platform/database/db.ts';
import { exactly, type ListPlace, type Placed } from '../../platform/database/list-place.ts';
import type { SiteScope } from '../../sites/index.ts';

const at = 'coalesce(s.settled_at, e.happened_at)';
const list = sql(`select e.id::text, ${exactly(at)} as "exactAt", p.public_id as payment, p.number, p.state, p.provider,
    p.provider_reference as reference,
    p.total_minor as "totalMinor", p.currency, e.state as told, e.problem, e.happened_at as at,
    s.settled_at as "settledAt", s.settled_by as "settledBy", s.reason
  from payment_events e join payments p on p.site_id = e.site_id and p.id = e.payment_id
    left join settled_problems s on s.site_id = e.site_id and s.payment_id = e.payment_id and s.state = e.state
      and s.problem = e.problem
  where e.site_id = $1 and e.problem is not null and (s.site_id is not null) = $2
    and ($3::timestamptz is null or (${at}, e.id) < ($3, $4::bigint))
  order by ${at} desc, e.id desc limit $5`);
const find = sql(`select p.id from payments p join payment_events e on e.site_id = p.site_id and e.payment_id = p.id
  where p.site_id = $1 and p.public_id = $2 and e.state = $3 and e.problem = $4`);
const settle = sql(`insert into settled_problems (site_id, payment_id, state, problem, settled_at, settled_by, reason)
  values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`);
const reopen = sql(
  `delete from settled_problems where site_id = $1 and payment_id = $2 and state = $3 and problem = $4`,
);

/** Something that a provider said of a payment and that was not booked (T109); money in minor units. */
export interface Unbooked extends Placed {
  /** The payment's public id, and its receipt. */
  readonly payment: string;
  readonly number: string | null;
  /** How it stands here now. */
  readonly state: PaymentState;
  readonly provider: string;
  readonly reference: string | null;
  readonly totalMinor: number;
  readonly currency: string;
  /** How it stood at its provider, and what did not fit. */
  readonly told: PaymentState;
  readonly problem: Problem;
  readonly at: Date;
  /** By whom it was dealt with and why. */
  readonly settledAt: Date | null;
  readonly settledBy: string | null;
  readonly reason: string | null;
}

/** What was not booked of a site, the newest first; or what of it was dealt with, the last first. */
export const listUnbooked = (
  reader: Reader,
  { siteId }: SiteScope,
  { isSettled, after, limit }: { isSettled: boolean; after: ListPlace | undefined; limit: number },
): Promise<Unbooked[]> => reader.rows<Unbooked>(list, [siteId, isSettled, after?.at ?? null, after?.id ?? null, limit]);

/**
 * Notes that what was not booked of a payment was dealt with; nothing is booked by it. Logged; `over` when it was
 * before, undefined when there is no such problem on the site.
 */
export const settleUnbooked = (
  db: Db,
  { payment, told, problem }: Pick<Unbooked, 'payment' | 'told' | 'problem'>,
  { siteId, actor, reason, now }: Settling,
): Promise<'settled' | 'over' | undefined> =>
  db.transact(async (tx) => {
    const found = await tx.maybe<{ id: string }>(find, [siteId, payment, told, problem]);
    if (!found) return undefined;
    if ((await tx.run(settle, [siteId, found.id, told, problem, now, actor, reason])) === 0) return 'over';
    const subject = `${payment} ${told} ${problem}`;
    await noteAction(tx, { siteId, actor, action: 'unbooked_settled', subject, reason, now });
    return 'settled';
  });

/** Puts what was dealt with back among what is to be looked at; logged, and the log keeps how it was dealt with. */
export const reopenUnbooked = (
  db: Db,
  { payment, told, problem }: Pick<Unbooked, 'payment' | 'told' | 'problem'>,
  { siteId, actor, reason, now }: Settling,
): Promise<'open' | 'over' | undefined> =>
  db.transact(async (tx) => {
    const found = await tx.maybe<{ id: string }>(find, [siteId, payment, told, problem]);
    if (!found) return undefined;
    if ((await tx.run(reopen, [siteId, found.id, told, problem])) === 0) return 'over';
    const subject = `${payment} ${told} ${problem}`;
    await noteAction(tx, { siteId, actor, action: 'unbooked_reopened', subject, reason, now });
    return 'open';
  });
