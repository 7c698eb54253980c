import { minute } from '@vonk/contract/durations';
import type { RepaymentOrigin } from '../../../credits/index.ts';
import { type Reader, sql } from '../../../platform/database/db.ts';
import type { SiteScope } from '../../../sites/index.ts';

/** So long a repayment that its provider can carry out may wait for it to be asked. */
const askedWithin = 30 * minute;

/**
 * Money that goes back and waits for people: `second`, staff asked for it and somebody else confirms it (C44); `due`,
 * no provider pays it, so that somebody does by hand (T26, T42). Money in minor units.
 */
export interface WaitingRefund {
  readonly kind: 'second' | 'due';
  readonly number: string;
  readonly origin: RepaymentOrigin;
  readonly minor: number;
  readonly currency: string;
  readonly askedAt: Date;
  /** Who of the staff asked for it, and why; empty where nobody did. */
  readonly askedBy: string;
  readonly reason: string;
  readonly memberId: string;
  /** Public id and name; null for who is no member any more. */
  readonly profile: string | null;
  readonly member: string | null;
  readonly receipt: string | null;
  readonly provider: string;
  readonly reference: string | null;
  /** Why its provider could not; null where it was never asked to. */
  readonly problem: string | null;
}

const all = `select 'second' as kind, s.number, 'refund' as origin, s.amount_minor as minor, s.currency,
    s.asked_at, s.asked_by, s.reason, s.member_id, s.payment_id, null as problem
  from staff_refunds s where s.site_id = $1 and s.state = 'asked'
  union all
  select 'due', d.number, d.origin, d.amount_minor, d.currency, d.asked_at, '', '', d.member_id, d.payment_id, f.problem
  from due_repayments d left join refunds f on f.site_id = d.site_id and f.repayment = d.number
  where d.site_id = $1 and (f.state = 'failed' or f.state is null and d.asked_at <= $2)`;
const shown = `select w.kind, w.number, w.origin, w.minor, w.currency, w.asked_at as "askedAt", w.asked_by as "askedBy",
    w.reason, w.member_id as "memberId", c.public_id as profile, c.name as member, p.number as receipt, p.provider,
    p.provider_reference as reference, w.problem
  from (${all}) w join payments p on p.site_id = $1 and p.id = w.payment_id
  left join profile_cards c on c.site_id = $1 and c.id = w.member_id`;
const list = sql(`${shown} order by w.asked_at, w.number limit $3`);
const one = sql(`${shown} where w.number = $3`);
const count = sql(`select count(*)::integer as open, min(asked_at) as "oldestAt",
    count(*) filter (where asked_at < $3)::integer as overdue from (${all}) w`);

const untilNow = (now: Date) => new Date(now.getTime() - askedWithin);

/** What waits of a site, the longest first. */
export const listWaitingRefunds = (
  reader: Reader,
  { siteId }: SiteScope,
  { limit, now }: { limit: number; now: Date },
): Promise<WaitingRefund[]> => reader.rows<WaitingRefund>(list, [siteId, untilNow(now), limit]);

/** What waits under a number; undefined when nothing does. */
export const findWaitingRefund = (
  reader: Reader,
  { siteId }: SiteScope,
  { number, now }: { number: string; now: Date },
): Promise<WaitingRefund | undefined> => reader.maybe<WaitingRefund>(one, [siteId, untilNow(now), number]);

/** How much waits, since when, and how much of it since before a moment. */
export const countWaitingRefunds = (
  reader: Reader,
  { siteId }: SiteScope,
  { before, now }: { before: Date; now: Date },
): Promise<{ open: number; overdue: number; oldestAt: Date | null }> =>
  reader.one(count, [siteId, untilNow(now), before]);
