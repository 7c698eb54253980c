import { sql, type Tx } from '../../platform/database/db.ts';
import type { SiteScope } from '../../sites/index.ts';

interface Alert {
  readonly queue: string;
  readonly now: Date;
  /** After how many milliseconds what stays overdue is told anew. */
  readonly again: number;
}

const isDue = sql(`insert into overdue_alerts as a (site_id, queue, told_at) values ($1, $2, $3)
  on conflict (site_id, queue) do update set told_at = $3
  where a.told_at <= $4`);
const over = sql('delete from overdue_alerts where site_id = $1 and queue = $2');

/** Whether it is time to tell that something of a site is overdue; noted as told. */
export const noteTold = async (tx: Tx, { siteId }: SiteScope, { queue, now, again }: Alert): Promise<boolean> =>
  (await tx.run(isDue, [siteId, queue, now, new Date(now.getTime() - again)])) === 1;

/** Notes that nothing is overdue any more: what will be next is told at once. */
export const noteNoneOverdue = async (tx: Tx, { siteId }: SiteScope, queue: string): Promise<void> =>
  void (await tx.run(over, [siteId, queue]));
