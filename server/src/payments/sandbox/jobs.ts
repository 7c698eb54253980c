import type { Tasks } from '../../platform/jobs/jobs.ts';
import { announce } from './decide.ts';
import type { SandboxServices } from './sandbox.ts';
import { lockSandboxPayment, writeSandboxState } from './sandbox-payments.ts';
import { sendNotification } from './send-notification.ts';

declare module '../../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'sandbox-notify': { site_id: number; reference: string; event_id: string };
    'sandbox-pay': { site_id: number; reference: string };
  }
}

/** What the sandbox does later: its notifications, over HTTP as every provider's, and the money that was pending. */
export const sandboxTasks = (services: SandboxServices): Pick<Tasks, 'sandbox-notify' | 'sandbox-pay'> => ({
  'sandbox-notify': ({ site_id: siteId, reference, event_id: eventId }, { now }) =>
    sendNotification(services, { siteId, reference, eventId, now }),
  'sandbox-pay': async ({ site_id: siteId, reference }, { db }) => {
    await db.transact(async (tx) => {
      const payment = await lockSandboxPayment(tx, siteId, reference);
      if (payment?.state !== 'pending') return;
      await writeSandboxState(tx, payment, 'paid');
      await announce(tx, payment, 0);
    });
  },
});
