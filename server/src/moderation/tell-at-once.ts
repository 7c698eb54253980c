import type { Tx } from '../platform/database/db.ts';
import { enqueue } from '../platform/jobs/outbox.ts';
import type { SiteScope } from '../sites/index.ts';

/** Has whoever of the staff is on duty told of what cannot wait until it is overdue (T68). */
export const tellAtOnce = (tx: Tx, { siteId }: SiteScope, number: string): Promise<void> =>
  enqueue(tx, { task: 'tell-urgent', payload: { siteId, number }, key: `urgent:${siteId}:${number}`, priority: -1 });
