import type { PaymentState } from '@vonk/contract/payments';
import type { Scope } from '../../accounts/index.ts';
import { type Reader, sql, type Tx } from '../../platform/database/db.ts';
import type { SiteScope } from '../../sites/index.ts';

export type EventSource = 'member' | 'provider' | 'clock' | 'staff';

/** What did not fit between a payment of ours and what the provider says of it (T109). */
export type Problem = 'order' | 'amount' | 'currency' | 'mode' | 'move' | 'refund';

export interface NewPaymentEvent {
  readonly paymentId: string;
  readonly state: PaymentState;
  readonly source: EventSource;
  readonly problem?: Problem;
  readonly now: Date;
}

const insert = sql(`insert into payment_events (site_id, payment_id, state, source, problem, happened_at)
  select p.site_id, p.id, $4, $5, $6, $7 from payments p where p.site_id = $1 and p.member_id = $2 and p.id = $3
  on conflict (site_id, payment_id, state, coalesce(problem, '')) do nothing`);
const ofPayment = sql(`select m.state, m.source, m.at from (
    select e.id, false as is_won, e.state, e.source, e.happened_at as at from payment_events e
      join payments p on p.site_id = e.site_id and p.id = e.payment_id
      where e.site_id = $1 and p.member_id = $2 and p.id = $3 and e.problem is null
    union all select e.id, true, 'completed', 'provider', p.won_back_at from payment_events e
      join payments p on p.site_id = e.site_id and p.id = e.payment_id
      where e.site_id = $1 and p.member_id = $2 and p.id = $3 and e.problem is null and e.state = 'charged_back'
        and p.won_back_at is not null) m
  order by m.id, m.is_won`);
const outright = sql(`select e.payment_id as "paymentId", e.happened_at as at from payment_events e
  join payments p on p.site_id = e.site_id and p.id = e.payment_id
  where e.site_id = $1 and p.member_id = $2 and e.state = 'refunded' and e.problem is null
  order by e.happened_at desc limit $3`);
const insertProviderEvent =
  sql(`insert into provider_events (provider, event_id, site_id, payment_id, received_at) values ($1, $2, $3, $4, $5)
  on conflict do nothing`);

/** Writes one move or problem; false when it stands there already. */
export const addPaymentEvent = async (
  tx: Tx,
  { siteId, memberId }: Scope,
  event: NewPaymentEvent,
): Promise<boolean> => {
  const { paymentId, state, source, problem = null, now } = event;
  return (await tx.run(insert, [siteId, memberId, paymentId, state, source, problem, now])) === 1;
};

/** The moves of a payment, oldest first; that a chargeback was won stands after it. */
export const listPaymentEvents = (
  reader: Reader,
  { siteId, memberId }: Scope,
  paymentId: string,
): Promise<{ state: PaymentState; source: EventSource; at: Date }[]> =>
  reader.rows(ofPayment, [siteId, memberId, paymentId]);

/** The member's payments that were refunded as a whole, and when, the newest first. */
export const listRefundedOutright = (
  reader: Reader,
  { siteId, memberId }: Scope,
  limit: number,
): Promise<{ paymentId: string; at: Date }[]> => reader.rows(outright, [siteId, memberId, limit]);

/** Notes a notification; false when it came before (T108). */
export const addProviderEvent = async (
  tx: Tx,
  { siteId }: SiteScope,
  event: { provider: string; eventId: string; paymentId: string; now: Date },
): Promise<boolean> =>
  (await tx.run(insertProviderEvent, [event.provider, event.eventId, siteId, event.paymentId, event.now])) === 1;
