import type { CallOutput } from '@vonk/contract/api';
import { day } from '@vonk/contract/durations';
import { type MoneyBack, repayDays } from '@vonk/contract/payments';
import type { MemberCall } from '../../accounts/index.ts';
import { listOwnRepayments, type OwnRepayment } from '../../credits/index.ts';
import { listRefundedOutright } from '../booking/payment-events.ts';
import { listPaymentsById, type PaymentRecord } from '../payments.ts';
import type { PaymentsServices } from '../services.ts';
import { listLateDeclarations, readWithdrawals } from '../withdrawals/withdrawals.ts';
import { maskIban } from '../../direct-debit/index.ts';
import { readRefundAccounts, type RefundAccount } from './refund-accounts.ts';
import { readProgress, type RefundProgress } from './refunds.ts';

const mostAtOnce = 100;

/**
 * Everything that comes back to the member, or was to: repayments with how far their provider is, purchases that were
 * refunded as a whole, and declarations of withdrawal that came too late (T42).
 */
export async function listMoneyBack(
  { db, seal }: Pick<PaymentsServices, 'db' | 'seal'>,
  { member, site, now }: MemberCall,
): Promise<CallOutput<'GET /api/refunds.php'>> {
  const repayments = await listOwnRepayments(db, member, mostAtOnce);
  const outright = await listRefundedOutright(db, member, mostAtOnce);
  const late = await listLateDeclarations(db, member, mostAtOnce);
  const ids = [...repayments, ...outright, ...late].map(({ paymentId }) => paymentId);
  const payments = await listPaymentsById(db, member, ids);
  const numbers = repayments.map(({ number }) => number);
  const progress = await readProgress(db, site, numbers);
  const accounts = await readRefundAccounts(db, member, { numbers, seal });
  const withdrawals = await readWithdrawals(db, member, { payments: [...payments.values()], site, now });
  const repaid = new Set(repayments.map(({ paymentId }) => paymentId));
  const refunds = [
    ...repayments.map((repayment) =>
      repaymentView(repayment, progress.get(repayment.number)?.state, accounts.get(repayment.number)),
    ),
    // What a repayment paid back in whole is told by that.
    ...outright.filter(({ paymentId }) => !repaid.has(paymentId)).map(outrightView),
    ...late.flatMap((declared) => {
      const until = withdrawals.get(declared.paymentId)?.until;
      return until !== undefined && declared.at > new Date(until) ? [lateView(declared, until)] : [];
    }),
  ].flatMap(({ paymentId, ...told }) => {
    const payment = payments.get(paymentId);
    return payment ? [moneyBackView(payment, told)] : [];
  });
  return { refunds: refunds.toSorted((one, other) => (one.asked_at < other.asked_at ? 1 : -1)) };
}

type Told = Partial<Pick<MoneyBack, 'account'>> &
  Pick<MoneyBack, 'state' | 'reason' | 'settled_at' | 'until' | 'number' | 'asked_at'> & {
    readonly amountMinor?: number | null;
    readonly credits?: number;
  };

const moneyBackView = (payment: PaymentRecord, { amountMinor, credits, ...told }: Told): MoneyBack => ({
  payment: payment.publicId,
  state: told.state,
  reason: told.reason,
  amount_minor: amountMinor === undefined ? payment.totalMinor : amountMinor,
  currency: payment.currency,
  method: payment.method,
  credits: credits ?? payment.credits,
  asked_at: told.asked_at,
  settled_at: told.settled_at,
  until: told.until,
  number: told.number,
  account: told.account ?? null,
});

/** Of one that is due: nobody was asked yet, its provider is at it, or cannot do it, and then an account is needed. */
const dueStates: Readonly<Record<RefundProgress, MoneyBack['state']>> = {
  asked: 'under_way',
  pending: 'under_way',
  paid: 'under_way',
  failed: 'needs_account',
};

/** People pay to an account that was given. */
function dueState(progress: RefundProgress | undefined, account: RefundAccount | undefined): MoneyBack['state'] {
  if (account) return 'under_way';
  return progress === undefined ? 'asked' : dueStates[progress];
}

const settledStates = { paid: 'paid', dropped: 'refused' } as const;

function repaymentView(
  repayment: OwnRepayment,
  progress: RefundProgress | undefined,
  account: RefundAccount | undefined,
): Told & { paymentId: string } {
  const { number, paymentId, credits, minor, state, askedAt, settledAt } = repayment;
  return {
    paymentId,
    number,
    credits,
    amountMinor: minor,
    state: state === 'due' ? dueState(progress, account) : settledStates[state],
    account: account ? maskIban(account.iban) : null,
    reason: state === 'dropped' ? 'dropped' : null,
    asked_at: askedAt.toISOString(),
    settled_at: settledAt?.toISOString() ?? null,
    until: state === 'due' ? new Date(askedAt.getTime() + repayDays * day).toISOString() : null,
  };
}

const outrightView = ({ paymentId, at }: { paymentId: string; at: Date }): Told & { paymentId: string } => ({
  paymentId,
  state: 'paid',
  reason: null,
  asked_at: at.toISOString(),
  settled_at: at.toISOString(),
  until: null,
  number: null,
});

const lateView = ({ paymentId, at }: { paymentId: string; at: Date }, until: string): Told & { paymentId: string } => ({
  paymentId,
  amountMinor: null,
  state: 'refused',
  reason: 'too_late',
  asked_at: at.toISOString(),
  settled_at: at.toISOString(),
  until,
  number: null,
});
