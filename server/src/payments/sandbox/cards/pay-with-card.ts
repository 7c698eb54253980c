import type { Tx } from '../../../platform/database/db.ts';
import { type CardReference, ProviderRefusal } from '../../provider.ts';
import { announce } from '../decide.ts';
import { lockSandboxPayment, type SandboxPayment, writeSandboxState } from '../sandbox-payments.ts';
import { findSandboxCard } from './sandbox-cards.ts';

/** By their last digits: a card whose bank asks its owner to confirm, and one that it refuses. */
const asking = '0930';
const refusing = '0002';

/** Pays with a kept card at once; one whose bank asks waits at its page. */
export async function payWithCard(
  tx: Tx,
  { siteId, reference }: SandboxPayment,
  { customer, token }: CardReference,
): Promise<SandboxPayment> {
  const payment = await lockSandboxPayment(tx, { siteId }, reference);
  const card = await findSandboxCard(tx, token);
  if (!payment || card?.customer !== customer) throw new ProviderRefusal('sandbox', 'unknown card');
  if (payment.state !== 'open' || card.lastFour === asking) return payment;
  const state = card.lastFour === refusing ? 'failed' : 'paid';
  await writeSandboxState(tx, payment, state);
  await announce(tx, payment, 1);
  return { ...payment, state };
}
