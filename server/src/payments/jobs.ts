import * as z from 'zod/mini';
import { minute } from '@vonk/contract/durations';
import { job, type Tasks } from '../platform/jobs/jobs.ts';
import { enqueue } from '../platform/jobs/outbox.ts';
import { deleteOldProviderEvents } from './booking/payment-events.ts';
import { listOpenPayments } from './payments.ts';
import { sandboxTasks } from './sandbox/jobs.ts';
import type { SandboxServices } from './sandbox/sandbox.ts';
import type { PaymentsServices } from './services.ts';
import { settlePayment } from './booking/settle-payment.ts';

const settlePayload = z.object({ siteId: z.int(), memberId: z.string(), paymentId: z.string() });

declare module '../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'settle-payment': z.infer<typeof settlePayload>;
    'check-open-payments': NoPayload;
    'purge-provider-events': NoPayload;
  }
}

const firstCheckMinutes = 5;

/** The jobs behind payments: one booking each, and a look at those whose notification never came. */
export const paymentTasks = (
  services: PaymentsServices & SandboxServices,
): Pick<
  Tasks,
  'settle-payment' | 'check-open-payments' | 'purge-provider-events' | 'sandbox-notify' | 'sandbox-pay'
> => ({
  'settle-payment': job(settlePayload, async ({ paymentId, ...scope }, { now }) => {
    await settlePayment(services, scope, { paymentId, now });
  }),
  'check-open-payments': async (_, { db, now }) => {
    const before = new Date(now.getTime() - firstCheckMinutes * minute);
    for (const { siteId, memberId, id } of await listOpenPayments(db, before))
      await db.transact((tx) =>
        enqueue(tx, {
          task: 'settle-payment',
          payload: { siteId, memberId, paymentId: id },
          key: `settle-payment:${id}`,
          maxAttempts: 3,
        }),
      );
  },
  'purge-provider-events': async (_, { db, now }) => {
    await db.transact((tx) => deleteOldProviderEvents(tx, now));
  },
  ...sandboxTasks(services),
});
