import type { Tx } from '../../../platform/database/db.ts';
import { enqueue } from '../../../platform/jobs/outbox.ts';
import type { ProviderOrder } from '../../provider.ts';
import { announce } from '../decide.ts';
import { lockSandboxPayment, type SandboxPayment, writeSandboxState } from '../sandbox-payments.ts';

/** Takes a debit to the bank: it is under way until the day it is due, or as long as the demo wants it. */
export async function submitDebit(
  tx: Tx,
  { siteId, reference }: SandboxPayment,
  { mandate, now, seconds }: Required<Pick<ProviderOrder, 'mandate' | 'now'>> & { seconds: number | undefined },
): Promise<void> {
  const payment = await lockSandboxPayment(tx, { siteId }, reference);
  if (payment?.state !== 'open' || !mandate) return;
  const untilDue = Math.max(0, (Date.parse(`${mandate.dueOn}T09:00:00Z`) - now.getTime()) / 1000);
  await writeSandboxState(tx, payment, 'pending');
  await announce(tx, payment, 1);
  await enqueue(tx, {
    task: 'sandbox-pay',
    payload: { siteId, reference },
    delaySeconds: seconds ?? Math.ceil(untilDue),
  });
}
