import { type Reader, sql, type Tx } from '../../platform/database/db.ts';
import { publicId } from '../../platform/ids.ts';
import { enqueue } from '../../platform/jobs/outbox.ts';
import { type ProviderRefund, ProviderRefusal, type RefundState } from '../provider.ts';
import { lockSandboxPayment, type SandboxPayment, writeSandboxState } from './sandbox-payments.ts';

const insert = sql(`insert into sandbox_refunds (reference, key, payment, amount_minor, state, created_at)
  values ($1, $2, $3, $4, $5, $6)`);
const byKey = sql('select reference, state from sandbox_refunds where key = $1');
const byReference = sql('select state from sandbox_refunds where payment = $1 and reference = $2');
const gone = sql(`select coalesce(sum(amount_minor), 0)::integer as asked,
    coalesce(sum(amount_minor) filter (where state = 'paid'), 0)::integer as paid
  from sandbox_refunds where payment = $1 and state <> 'failed'`);
const pay = sql(
  `update sandbox_refunds set state = 'paid' where payment = $1 and reference = $2 and state = 'pending'`,
);

/** How long a refund is under way. */
const paidAfterSeconds = 5;

/** What was asked back of a payment, and what of it went back, in minor units. */
export const readSandboxRefunds = (reader: Reader, payment: string): Promise<{ asked: number; paid: number }> =>
  reader.one(gone, [payment]);

export const findSandboxRefund = async (
  reader: Reader,
  { payment, refund }: { payment: string; refund: string },
): Promise<RefundState | undefined> =>
  (await reader.maybe<{ state: RefundState }>(byReference, [payment, refund]))?.state;

/** Begins a refund, or finds the one with the same key; never more than was paid (T112). */
export async function refundSandboxPayment(
  tx: Tx,
  { siteId, reference: payment }: SandboxPayment,
  { key, amountMinor, now }: ProviderRefund,
): Promise<{ reference: string; state: RefundState }> {
  const locked = await lockSandboxPayment(tx, { siteId }, payment);
  const known = await tx.maybe<{ reference: string; state: RefundState }>(byKey, [key]);
  if (known) return known;
  if (locked?.state !== 'paid') throw new ProviderRefusal('sandbox', 'not paid');
  if (locked.method === 'paysafecard') throw new ProviderRefusal('sandbox', 'no way back for paysafecard');
  const { asked } = await readSandboxRefunds(tx, payment);
  if (asked + amountMinor > locked.amountMinor) throw new ProviderRefusal('sandbox', 'more than was paid');
  const reference = `sbr_${publicId()}`;
  await tx.run(insert, [reference, key, payment, amountMinor, 'pending', now]);
  await enqueue(tx, {
    task: 'sandbox-refund',
    payload: { siteId, reference: payment, refund: reference },
    delaySeconds: paidAfterSeconds,
  });
  return { reference, state: 'pending' };
}

/** Half of what is left of a payment goes back, as by the shop's own hand at the provider. */
export async function refundByHand(tx: Tx, { reference, amountMinor }: SandboxPayment, now: Date): Promise<void> {
  const { asked } = await readSandboxRefunds(tx, reference);
  const half = Math.floor((amountMinor - asked) / 2);
  if (half > 0) await tx.run(insert, [`sbr_${publicId()}`, publicId(), reference, half, 'paid', now]);
}

/** A refund under way arrives; false when it is not under way. A payment that went back in whole is refunded. */
export async function paySandboxRefund(tx: Tx, payment: SandboxPayment, refund: string): Promise<boolean> {
  if ((await tx.run(pay, [payment.reference, refund])) === 0) return false;
  const { paid } = await readSandboxRefunds(tx, payment.reference);
  if (paid >= payment.amountMinor) await writeSandboxState(tx, payment, 'refunded');
  return true;
}
