import type { Scope } from '../accounts/index.ts';
import { type Reader, sql } from '../platform/database/db.ts';

/** What happened to credits of a purchase, in words, and how many. */
export interface Delivery {
  readonly what: string;
  readonly credits: number;
  readonly at: Date;
  readonly [column: string]: unknown;
}

const ofPurchase = sql(`select case when e.from_account = 'sales' then 'given'
      when e.to_account = 'spent' then 'used for ' || e.cause when e.from_account = 'spent' then 'given back'
      when e.to_account = 'withdrawn' then 'frozen to be repaid' when e.from_account = 'withdrawn'
        and e.to_account = 'member' then 'not repaid after all'
      when e.from_account = 'withdrawn' then 'repaid' else 'taken back by ' || e.cause end as what,
    e.amount as credits, e.created_at as at
  from ledger_entries e join credit_lots l on l.site_id = e.site_id and l.id = e.lot_id
  where l.site_id = $1 and l.member_id = $2 and l.payment_id = $3 order by e.id`);

/** Every move of the credits of a purchase, oldest first; never what was written for them (T113). */
export const listDeliveries = (reader: Reader, { siteId, memberId }: Scope, paymentId: string): Promise<Delivery[]> =>
  reader.rows<Delivery>(ofPurchase, [siteId, memberId, paymentId]);
