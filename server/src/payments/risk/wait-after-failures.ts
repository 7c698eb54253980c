import { minute } from '@vonk/contract/durations';
import type { PaymentMethod } from '@vonk/contract/payment-methods';
import type { MemberCall } from '../../accounts/index.ts';
import { type Reader, sql } from '../../platform/database/db.ts';

/** So many payments by one method may fail within so long; then it waits until the oldest of them is so long ago. */
export const failureLimit = { max: 3, minutes: 30 } as const;

const failures = sql(`select e.happened_at as at from payments p
    join payment_events e on e.site_id = p.site_id and e.payment_id = p.id and e.state = 'failed' and e.problem is null
  where p.site_id = $1 and p.member_id = $2 and p.method = $3 and e.happened_at > $4
  order by e.happened_at desc limit $5`);

/**
 * Refuses an order by a method of which the member's last payments failed, and says how long to wait: who tries cards
 * tries them slowly, and another method goes on (T116, T124).
 */
export async function waitAfterFailures(
  reader: Reader,
  call: MemberCall<'payment_wait'>,
  method: PaymentMethod,
): Promise<void> {
  const { member, now } = call;
  const span = failureLimit.minutes * minute;
  const since = new Date(now.getTime() - span);
  const values = [member.siteId, member.memberId, method, since, failureLimit.max];
  const oldest = (await reader.rows<{ at: Date }>(failures, values))[failureLimit.max - 1];
  if (!oldest) return;
  const seconds = Math.max(1, Math.ceil((oldest.at.getTime() + span - now.getTime()) / 1000));
  call.refuse('payment_wait', { field: 'method', details: { seconds, minutes: Math.ceil(seconds / 60) } });
}
