import * as z from 'zod/mini';
import { job, type Tasks } from '../../platform/jobs/jobs.ts';
import { announce } from './decide.ts';
import type { SandboxServices } from './sandbox.ts';
import { lockSandboxPayment, writeSandboxState } from './sandbox-payments.ts';
import { paySandboxRefund } from './sandbox-refunds.ts';
import { sendNotification } from './send-notification.ts';

const payPayload = z.object({ siteId: z.int(), reference: z.string() });
const refundPayload = z.extend(payPayload, { refund: z.string() });
const notifyPayload = z.extend(payPayload, { eventId: z.string() });

declare module '../../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'sandbox-notify': z.infer<typeof notifyPayload>;
    'sandbox-pay': z.infer<typeof payPayload>;
    'sandbox-refund': z.infer<typeof refundPayload>;
  }
}

/** What the sandbox does later: its notifications, over HTTP as every provider's, and money that was under way. */
export const sandboxTasks = (
  services: SandboxServices,
): Pick<Tasks, 'sandbox-notify' | 'sandbox-pay' | 'sandbox-refund'> => ({
  'sandbox-notify': job(notifyPayload, (told, { now }) => sendNotification(services, { ...told, now })),
  'sandbox-pay': job(payPayload, async ({ siteId, reference }, { db }) => {
    await db.transact(async (tx) => {
      const payment = await lockSandboxPayment(tx, { siteId }, reference);
      if (payment?.state !== 'pending') return;
      await writeSandboxState(tx, payment, 'paid');
      await announce(tx, payment, 0);
    });
  }),
  'sandbox-refund': job(refundPayload, async ({ siteId, reference, refund }, { db }) => {
    await db.transact(async (tx) => {
      const payment = await lockSandboxPayment(tx, { siteId }, reference);
      if (payment && (await paySandboxRefund(tx, payment, refund))) await announce(tx, payment, 0);
    });
  }),
});
