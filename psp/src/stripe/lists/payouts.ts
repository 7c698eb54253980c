import type Stripe from 'stripe';
import { chargeAnswer, disputeAnswer, refundAnswer } from '../answers.ts';
import type { BalanceEntry, StripePayout, StripeSession, StripeStore } from '../store.ts';

/** What another currency is worth in euro, in which the account is paid out. */
const euros: Readonly<Record<string, number>> = { pln: 0.23, gbp: 1.17 };
const inEuro = (session: StripeSession, amount: number) => Math.round(amount * (euros[session.currency] ?? 1));

const disputeFee = 2000;

/** What is kept of a payment, where the test says nothing else: 1.5 % and 0.25 euro. */
export const feeOf = ({ fee, amount }: StripeSession): number => fee ?? Math.round(amount * 0.015) + 25;

interface Line {
  /** What it is of: each comes once. */
  readonly key: string;
  readonly type: Stripe.BalanceTransaction['type'];
  readonly source: object | null;
  readonly amount: number;
  readonly fee: number;
  readonly rate: number | null;
}

function linesOf(session: StripeSession): Line[] {
  if (session.intentStatus !== 'succeeded') return [];
  const rate = euros[session.currency] ?? null;
  const { dispute } = session;
  const of = (amount: number, fee = 0) => ({ amount: inEuro(session, amount), fee, rate });
  const taken = { type: 'adjustment' as const, source: disputeAnswer(session) ?? null };
  return [
    { key: session.charge, type: 'charge', source: chargeAnswer(session), ...of(session.amount, feeOf(session)) },
    ...session.refunds
      .filter(({ status }) => status === 'succeeded')
      .map((refund) => ({
        key: refund.id,
        type: 'refund' as const,
        source: refundAnswer(session, refund),
        ...of(-refund.amount),
      })),
    ...(dispute ? [{ key: dispute.id, ...taken, ...of(-session.amount, disputeFee) }] : []),
    ...(dispute?.status === 'won' ? [{ key: `${dispute.id}:won`, ...taken, ...of(session.amount) }] : []),
  ];
}

/** Pays out everything that came and went back since the last time, and the account's own costs. */
export function payOut(store: StripeStore, costs = 0): StripePayout {
  const created = Math.floor(store.now() / 1000);
  const lines = [...store.sessions.values()].flatMap(linesOf).filter(({ key }) => !store.paidOut.has(key));
  const failed = [...store.payouts.values()].filter(({ id, status }) => status === 'failed' && !store.paidOut.has(id));
  lines.push(
    ...failed.map((payout) => ({
      key: payout.id,
      type: 'payout_failure' as const,
      source: payoutAnswer(payout),
      amount: payout.amount,
      fee: 0,
      rate: null,
    })),
    ...(costs === 0
      ? []
      : [{ key: store.newId('fee'), type: 'stripe_fee' as const, source: null, amount: -costs, fee: 0, rate: null }]),
  );
  for (const { key } of lines) store.paidOut.add(key);
  const entries = lines.map(({ type, source, amount, fee, rate }): BalanceEntry => ({
    id: store.newId('txn'),
    object: 'balance_transaction',
    amount,
    created,
    currency: 'eur',
    exchange_rate: rate,
    fee,
    net: amount - fee,
    status: 'available',
    type,
    source,
  }));
  const amount = entries.reduce((sum, { net }) => sum + net, 0);
  const payout: StripePayout = { id: store.newId('po'), amount, created, status: 'in_transit', entries };
  store.payouts.set(payout.id, payout);
  return payout;
}

/** A payout as the client reads it. */
export const payoutAnswer = ({ id, amount, created, status }: StripePayout) =>
  ({
    id,
    object: 'payout',
    amount,
    arrival_date: created + 2 * 86_400,
    automatic: true,
    created,
    currency: 'eur',
    livemode: false,
    status,
  }) satisfies Partial<Stripe.Payout>;
