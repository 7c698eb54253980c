import type { CallInput, CallOutput } from '@vonk/contract/api';
import type { AnyCall } from '../../accounts/index.ts';
import { enqueue } from '../../platform/jobs/outbox.ts';
import { refuse } from '../../platform/refusal.ts';
import { addProviderEvent } from './payment-events.ts';
import { findByReference } from '../payments.ts';
import type { PaymentsServices } from '../services.ts';

const maxBytes = 64 * 1024;

/**
 * Takes a provider's notification in: it only says which payment to ask about, so a replay or a lie about its state
 * changes nothing. What does not prove where it comes from is refused without a word why (T107); the work waits in a
 * job, so that the answer is fast (T108).
 */
export async function takeNotification(
  { db, providers, log }: PaymentsServices,
  { file, header, site, now }: AnyCall,
  { provider: name }: CallInput<'POST /api/payment-notification.php'>,
): Promise<CallOutput<'POST /api/payment-notification.php'>> {
  const provider = providers.find((known) => known.name === name) ?? refuse('invalid_input');
  if (!file || file.length > maxBytes) return refuse('invalid_input');
  const notice = await provider.verifyNotification({ body: file, header, now });
  if (!notice) {
    log.warn({ provider: provider.name }, 'a payment notification that proves or says nothing was refused');
    return refuse('invalid_input');
  }
  await db.transact(async (tx) => {
    const payment = await findByReference(tx, site, { provider: provider.name, reference: notice.reference });
    if (!payment)
      return log.warn({ provider: provider.name }, 'a payment notification is about no payment of this site');
    const isNew = await addProviderEvent(tx, site, {
      provider: provider.name,
      eventId: notice.eventId,
      paymentId: payment.id,
      now,
    });
    if (!isNew) return;
    const payload = { siteId: site.siteId, memberId: payment.memberId, paymentId: payment.id };
    await enqueue(tx, { task: 'settle-payment', payload, key: `settle-payment:${payment.id}` });
  });
  return {};
}
