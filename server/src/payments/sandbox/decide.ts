import type { Tx } from '../../platform/database/db.ts';
import { publicId } from '../../platform/ids.ts';
import { enqueue } from '../../platform/jobs/outbox.ts';

import {
  lockSandboxPayment,
  type SandboxPayment,
  sandboxStateAt,
  type SandboxState,
  writeSandboxState,
} from './sandbox-payments.ts';

/** What the buyer can make happen on the checkout page. */
export const outcomes = ['paid', 'paid_twice', 'paid_away', 'pending', 'failed', 'cancelled'] as const;
/** And afterwards, to a payment that was paid. */
export const returns = ['refunded', 'charged_back'] as const;
export type Outcome = (typeof outcomes)[number] | (typeof returns)[number];

export const isOutcome = (value: unknown): value is Outcome => [...outcomes, ...returns].includes(value as Outcome);

const stateAfter: Readonly<Record<Outcome, SandboxState>> = {
  paid: 'paid',
  paid_twice: 'paid',
  paid_away: 'paid',
  pending: 'pending',
  failed: 'failed',
  cancelled: 'cancelled',
  refunded: 'refunded',
  charged_back: 'charged_back',
};

/** Notifications come after the buyer is back, as those of real providers do. */
const notifyAfterSeconds = 1;
const duplicateAfterSeconds = 2;
const paidAfterSeconds = 5;

/**
 * Moves a payment of the sandbox and lets it tell about it; answers it as it is, unchanged where the outcome does not
 * fit.
 */
export async function decide(
  tx: Tx,
  { siteId, reference }: { siteId: number; reference: string },
  { outcome, now }: { outcome: Outcome; now: Date },
): Promise<SandboxPayment | undefined> {
  const payment = await lockSandboxPayment(tx, { siteId }, reference);
  if (!payment) return undefined;
  const needed: SandboxState = returns.some((known) => known === outcome) ? 'paid' : 'open';
  if (sandboxStateAt(payment, now) !== needed) return payment;
  const state = stateAfter[outcome];
  await writeSandboxState(tx, payment, state);
  const eventId = await announce(tx, payment, notifyAfterSeconds);
  if (outcome === 'paid_twice') await notify(tx, payment, { eventId, delaySeconds: duplicateAfterSeconds });
  if (outcome === 'pending')
    await enqueue(tx, { task: 'sandbox-pay', payload: { siteId, reference }, delaySeconds: paidAfterSeconds });
  return { ...payment, state };
}

/** Lets the sandbox tell about a payment in an event of its own; answers the event's name. */
export async function announce(tx: Tx, payment: SandboxPayment, delaySeconds: number): Promise<string> {
  const eventId = `evt_${publicId()}`;
  await notify(tx, payment, { eventId, delaySeconds });
  return eventId;
}

const notify = (
  tx: Tx,
  { siteId, reference }: SandboxPayment,
  { eventId, delaySeconds }: { eventId: string; delaySeconds: number },
): Promise<void> => enqueue(tx, { task: 'sandbox-notify', payload: { siteId, reference, eventId }, delaySeconds });
