import type { PaymentState } from '@vonk/contract/payments';
import type { Problem } from '../booking/payment-events.ts';
import { type Reader, sql } from '../../platform/database/db.ts';
import type { SiteScope } from '../../sites/index.ts';

const list = sql(`select p.public_id as payment, p.number, p.state, p.provider, p.provider_reference as reference,
    p.total_minor as "totalMinor", p.currency, e.state as told, e.problem, e.happened_at as at
  from payment_events e join payments p on p.site_id = e.site_id and p.id = e.payment_id
  where e.site_id = $1 and e.problem is not null order by e.id desc limit $2`);

/** Something that a provider said of a payment and that was not booked (T109); money in minor units. */
export interface Unbooked {
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
}

/** What was not booked of a site, the newest first. */
export const listUnbooked = (reader: Reader, { siteId }: SiteScope, limit: number): Promise<Unbooked[]> =>
  reader.rows<Unbooked>(list, [siteId, limit]);
