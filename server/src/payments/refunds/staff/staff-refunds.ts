import type { Scope } from '../../../accounts/index.ts';
import { type Reader, sql, type Tx } from '../../../platform/database/db.ts';
import { named, row } from '../../../platform/database/named.ts';
import type { SiteScope } from '../../../sites/index.ts';

/** A payment, or part of it, that the staff gives back (T112). Money in minor units. */
export interface StaffRefund {
  readonly id: string;
  /** What the staff calls it; its repayment has the same number. */
  readonly number: string;
  readonly memberId: string;
  readonly paymentId: string;
  readonly minor: number;
  readonly currency: string;
  readonly reason: string;
  /** It needs a second person (C44). */
  readonly isLarge: boolean;
  readonly state: 'asked' | 'confirmed' | 'refused';
  readonly askedBy: string;
  readonly askedAt: Date;
}

const columns = `id, number, member_id as "memberId", payment_id as "paymentId", amount_minor as minor, currency,
  reason, is_large as "isLarge", state, asked_by as "askedBy", asked_at as "askedAt"`;
const insert = named<Scope & NewStaffRefund>(
  (value) =>
    `insert into staff_refunds ${row(
      {
        site_id: 'site_id',
        id: value.id,
        number: value.number,
        member_id: 'member_id',
        payment_id: 'id',
        amount_minor: value.minor,
        currency: 'currency',
        reason: value.reason,
        is_large: value.isLarge,
        asked_by: value.askedBy,
        asked_at: value.askedAt,
      },
      `from payments
    where site_id = ${value.siteId} and member_id = ${value.memberId} and id = ${value.paymentId}`,
    )}
  returning ${columns}`,
);
const decide = sql(`update staff_refunds set state = $3, decided_by = $4, decided_at = $5
  where site_id = $1 and id = $2 and state = 'asked'`);
const byNumber = sql(`select ${columns} from staff_refunds where site_id = $1 and number = $2`);
const waiting = sql(`select ${columns} from staff_refunds where site_id = $1 and state = 'asked'
  order by asked_at, number limit $2`);
const sums = sql(`select
    coalesce(sum(amount_minor) filter (where payment_id = $3 and state = 'asked'), 0)::integer as waiting,
    coalesce(sum(amount_minor) filter (where asked_at > $4 and state <> 'refused'
      and (decided_by is null or lower(decided_by) = lower(asked_by))), 0)::integer as alone
  from staff_refunds where site_id = $1 and member_id = $2
    and currency = (select currency from payments where site_id = $1 and id = $3)`);

/** A decision to be written. */
export type NewStaffRefund = Pick<
  StaffRefund,
  'id' | 'number' | 'paymentId' | 'minor' | 'reason' | 'isLarge' | 'askedBy' | 'askedAt'
>;

/** Writes what somebody of the staff asks to be given back; nothing moves by that. */
export const addStaffRefund = (tx: Tx, { siteId, memberId }: Scope, asked: NewStaffRefund): Promise<StaffRefund> =>
  tx.one(...insert({ ...asked, siteId, memberId }));

const same = sql(`select number from staff_refunds where site_id = $1 and member_id = $2 and payment_id = $3
    and amount_minor = $4 and reason = $5 and lower(asked_by) = lower($6) and state <> 'refused' limit 1`);

/** The number of what the same person asked for in the same words; a command given twice gives nothing twice. */
export const findSame = async (
  reader: Reader,
  { siteId, memberId }: Scope,
  asked: Pick<StaffRefund, 'paymentId' | 'minor' | 'reason' | 'askedBy'>,
): Promise<string | undefined> => {
  const { paymentId, minor, reason, askedBy } = asked;
  return (await reader.maybe<{ number: string }>(same, [siteId, memberId, paymentId, minor, reason, askedBy]))?.number;
};

/** Notes what was decided; false when it was decided before. */
export const writeDecision = async (
  tx: Tx,
  { siteId }: SiteScope,
  { id, state, actor, now }: { id: string; state: 'confirmed' | 'refused'; actor: string; now: Date },
): Promise<boolean> => (await tx.run(decide, [siteId, id, state, actor, now])) === 1;

/** What the staff calls by a number. */
export const findStaffRefund = (
  reader: Reader,
  { siteId }: SiteScope,
  number: string,
): Promise<StaffRefund | undefined> => reader.maybe(byNumber, [siteId, number]);

/** What waits for a second person, the longest first. */
export const listStaffRefunds = (reader: Reader, { siteId }: SiteScope, limit: number): Promise<StaffRefund[]> =>
  reader.rows(waiting, [siteId, limit]);

/**
 * What waits to be given back of a payment, and what one person alone gave the member back in its currency since a
 * moment, in minor units.
 */
export const readStaffSums = (
  reader: Reader,
  { siteId, memberId }: Scope,
  { paymentId, since }: { paymentId: string; since: Date },
): Promise<{ waiting: number; alone: number }> => reader.one(sums, [siteId, memberId, paymentId, since]);
