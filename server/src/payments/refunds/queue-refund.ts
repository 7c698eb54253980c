import type { Tx } from '../../platform/database/db.ts';
import { enqueue } from '../../platform/jobs/outbox.ts';
import type { Repaid } from './refunds.ts';

/** Has a repayment carried out, or looked into where that is under way. */
export const queueRefund = (tx: Tx, { siteId, memberId, number }: Repaid): Promise<void> =>
  enqueue(tx, {
    task: 'refund-repayment',
    payload: { siteId, memberId, number },
    key: `refund-repayment:${siteId}:${number}`,
    maxAttempts: 3,
  });
