import * as z from 'zod/mini';
import { minute } from '@vonk/contract/durations';
import { job, type Tasks } from '../platform/jobs/jobs.ts';
import { enqueue } from '../platform/jobs/outbox.ts';
import { checkCard, checkCards } from './cards/check-card.ts';
import { forgetCard } from './cards/forget-card.ts';
import { takeMissedNotices } from './booking/take-notification.ts';
import { listOpenPayments, noteAsked } from './payments.ts';
import { queueRefund } from './refunds/queue-refund.ts';
import { refundRepayment } from './refunds/refund-repayment.ts';
import { listUnanswered, listUnasked } from './refunds/refunds.ts';
import { sandboxTasks } from './sandbox/jobs.ts';
import type { SandboxServices } from './sandbox/sandbox.ts';
import type { PaymentsServices } from './services.ts';
import { debitTopUp } from './top-ups/debit-top-up.ts';
import { mailTopUpLink } from './top-ups/mail-link.ts';
import { planTopUps } from './top-ups/plan-top-ups.ts';
import { settlePayment } from './booking/settle-payment.ts';

const settlePayload = z.object({
  siteId: z.int(),
  memberId: z.string(),
  paymentId: z.string(),
  /** What its provider calls it, when we had not noted that yet. */
  reference: z.optional(z.string()),
});

const refundPayload = z.object({ siteId: z.int(), memberId: z.string(), number: z.string() });

declare module '../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'settle-payment': z.infer<typeof settlePayload>;
    'check-open-payments': NoPayload;
    'refund-repayment': z.infer<typeof refundPayload>;
    'check-refunds': NoPayload;
  }
}

/** How long a refund under way is left alone, and how many are looked at in one go. */
const refundMinutes = 30;
const refundsAtOnce = 500;

/** The jobs behind payments: one booking each, and a look at those whose notification never came. */
export const paymentTasks = (
  services: PaymentsServices & SandboxServices,
): Pick<
  Tasks,
  | 'settle-payment'
  | 'check-open-payments'
  | 'refund-repayment'
  | 'check-refunds'
  | 'forget-card'
  | 'check-card'
  | 'check-cards'
  | 'take-missed-notices'
  | 'plan-top-ups'
  | 'mail-top-up-link'
  | 'debit-top-up'
  | 'sandbox-notify'
  | 'sandbox-pay'
  | 'sandbox-refund'
> => ({
  'settle-payment': job(settlePayload, async ({ paymentId, reference, ...scope }, { now }) => {
    await settlePayment(services, scope, { paymentId, reference, now });
  }),
  'check-open-payments': async (_, { db, now }) => {
    for (const { siteId, memberId, id } of await listOpenPayments(db, now))
      await db.transact(async (tx) => {
        await noteAsked(tx, { siteId, memberId }, { id, now });
        await enqueue(tx, {
          task: 'settle-payment',
          payload: { siteId, memberId, paymentId: id },
          key: `settle-payment:${id}`,
          maxAttempts: 3,
        });
      });
  },
  'refund-repayment': job(refundPayload, ({ number, ...scope }, { now }) =>
    refundRepayment(services, scope, { number, now }),
  ),
  'check-refunds': async (_, { db, now }) => {
    const names = services.providers.map(({ name }) => name);
    const before = new Date(now.getTime() - refundMinutes * minute);
    const due = [
      ...(await listUnasked(db, names, refundsAtOnce)),
      ...(await listUnanswered(db, before, refundsAtOnce)),
    ];
    for (const repaid of due) await db.transact((tx) => queueRefund(tx, repaid));
  },
  'forget-card': forgetCard(services),
  'check-card': checkCard(services),
  'check-cards': checkCards,
  'take-missed-notices': takeMissedNotices(services),
  'plan-top-ups': planTopUps(services),
  'mail-top-up-link': mailTopUpLink(services),
  'debit-top-up': debitTopUp(services),
  ...sandboxTasks(services),
});
