import type { Tx } from '../../platform/database/db.ts';
import { publicId } from '../../platform/ids.ts';
import { enqueue } from '../../platform/jobs/outbox.ts';
import type { SiteScope } from '../../sites/index.ts';

import { type CardOutcome, isCardOutcome, keepSandboxCard } from './cards/keep-sandbox-card.ts';
import { debitReturns } from './debits/returns.ts';
import { refundByHand } from './sandbox-refunds.ts';
import {
  lockSandboxPayment,
  type SandboxPayment,
  sandboxStateAt,
  type SandboxState,
  writeSandboxReturn,
  writeSandboxState,
  writeSandboxWon,
  writeWrongTransfer,
} from './sandbox-payments.ts';

/** What the buyer can make happen on the checkout page. */
export const outcomes = ['paid', 'paid_twice', 'paid_away', 'pending', 'failed', 'cancelled', 'expired'] as const;
/** And afterwards, to a payment that was paid. */
export const returns = ['refunded', 'refunded_part', 'charged_back'] as const;
/** To one that was charged back. */
export const chargebackOutcomes = ['chargeback_won'] as const;
/** What can become of a debit that is under way, or of one that was paid. */
export const debitOutcomes = ['settled', ...debitReturns] as const;
/** What a bank transfer can do besides: bring another amount, or come when its time is over. */
export const transferOutcomes = ['paid_short', 'paid_over', 'paid_late'] as const;
type TransferOutcome = (typeof transferOutcomes)[number];
type Decided = (typeof outcomes)[number] | (typeof returns)[number];
export type Outcome =
  | Decided
  | (typeof chargebackOutcomes)[number]
  | TransferOutcome
  | (typeof debitOutcomes)[number]
  | CardOutcome;

const all: ReadonlySet<unknown> = new Set([
  ...outcomes,
  ...returns,
  ...chargebackOutcomes,
  ...debitOutcomes,
  ...transferOutcomes,
]);
const isTransferOutcome = (outcome: Outcome): outcome is TransferOutcome =>
  transferOutcomes.some((known) => known === outcome);
export const isOutcome = (value: unknown): value is Outcome => all.has(value) || isCardOutcome(value);
const isDebitOutcome = (outcome: Outcome): outcome is (typeof debitOutcomes)[number] =>
  debitOutcomes.some((known) => known === outcome);

const stateAfter: Readonly<Record<Decided, SandboxState>> = {
  paid: 'paid',
  paid_twice: 'paid',
  paid_away: 'paid',
  pending: 'pending',
  failed: 'failed',
  cancelled: 'cancelled',
  expired: 'expired',
  refunded: 'refunded',
  refunded_part: 'paid',
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
  { siteId, reference }: SiteScope & { reference: string },
  { outcome, now }: { outcome: Outcome; now: Date },
): Promise<SandboxPayment | undefined> {
  const payment = await lockSandboxPayment(tx, { siteId }, reference);
  if (!payment) return undefined;
  if (isDebitOutcome(outcome)) return decideDebit(tx, payment, outcome);
  if (outcome === 'chargeback_won') return winBack(tx, payment);
  if (isTransferOutcome(outcome)) return decideTransfer(tx, payment, { outcome, now });
  if (!canCome(payment, outcome, now)) return payment;
  const state = isCardOutcome(outcome) ? 'paid' : stateAfter[outcome];
  await writeSandboxState(tx, payment, state);
  if (state === 'paid') await keepSandboxCard(tx, payment, { outcome, now });
  if (outcome === 'refunded_part') await refundByHand(tx, payment, now);
  const eventId = await announce(tx, payment, notifyAfterSeconds);
  if (outcome === 'paid_twice') await notify(tx, payment, { eventId, delaySeconds: duplicateAfterSeconds });
  if (outcome === 'pending')
    await enqueue(tx, { task: 'sandbox-pay', payload: { siteId, reference }, delaySeconds: paidAfterSeconds });
  return { ...payment, state };
}

/** Whether it is where an outcome can come about; a bank takes back once. */
function canCome(payment: SandboxPayment, outcome: Decided | CardOutcome, now: Date): boolean {
  if (outcome === 'charged_back' && payment.isWonBack) return false;
  return sandboxStateAt(payment, now) === (returns.some((known) => known === outcome) ? 'paid' : 'open');
}

/** What a bank took back is paid again; a debit that came back is owed and not argued about. */
async function winBack(tx: Tx, payment: SandboxPayment): Promise<SandboxPayment> {
  if (payment.state !== 'charged_back' || payment.method === 'sdd') return payment;
  await writeSandboxWon(tx, payment);
  await announce(tx, payment, notifyAfterSeconds);
  return { ...payment, state: 'paid', isWonBack: true };
}

/** Half of it or a tenth more goes back and leaves the payment open; what is late is taken all the same. */
async function decideTransfer(
  tx: Tx,
  payment: SandboxPayment,
  { outcome, now }: { outcome: TransferOutcome; now: Date },
): Promise<SandboxPayment> {
  const state = sandboxStateAt(payment, now);
  if (payment.method !== 'sct' || state !== (outcome === 'paid_late' ? 'expired' : 'open')) return payment;
  if (outcome === 'paid_late') await writeSandboxState(tx, payment, 'paid');
  else await writeWrongTransfer(tx, payment, Math.round(payment.amountMinor * (outcome === 'paid_short' ? 0.5 : 1.1)));
  await announce(tx, payment, notifyAfterSeconds);
  return outcome === 'paid_late' ? { ...payment, state: 'paid' } : payment;
}

async function decideDebit(
  tx: Tx,
  payment: SandboxPayment,
  outcome: (typeof debitOutcomes)[number],
): Promise<SandboxPayment> {
  const isOver = payment.state !== 'pending' && !(payment.state === 'paid' && outcome !== 'settled');
  if (payment.method !== 'sdd' || isOver) return payment;
  const state = outcome === 'settled' ? 'paid' : payment.state === 'paid' ? 'charged_back' : 'failed';
  if (state === 'paid') await writeSandboxState(tx, payment, state);
  else await writeSandboxReturn(tx, payment, { state, code: outcome });
  await announce(tx, payment, notifyAfterSeconds);
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
