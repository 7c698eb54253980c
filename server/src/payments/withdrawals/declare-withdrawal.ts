import type { Refuses } from '../../platform/refusal.ts';
import type { CallInput, CallOutput } from '@vonk/contract/api';
import { cleanEmail } from '@vonk/contract/signup';
import { cleanText, cutText } from '@vonk/contract/text';
import { checkWithdrawal, type WithdrawalMistake } from '@vonk/contract/withdrawal-form';
import type { AnyCall } from '../../accounts/index.ts';
import { mailSupport, queueMail } from '../../mails/index.ts';
import type { Reader, Tx } from '../../platform/database/db.ts';
import { newId } from '../../platform/ids.ts';
import { findOrder, type PaymentRecord } from '../payments.ts';
import type { PaymentsServices } from '../services.ts';
import { addWithdrawal, readWithdrawal } from './withdrawals.ts';

type Input = CallInput<'POST /api/withdrawal.php'>;

/**
 * Takes a declaration of withdrawal: whoever sends it gets a dated receipt at once, and support gets it to pay back
 * (T39-T42). An order that is not found is no reason to refuse: the declaration counts, and a person looks for it.
 */
export async function declareWithdrawal(
  { db }: Pick<PaymentsServices, 'db'>,
  call: AnyCall<WithdrawalMistake>,
  input: Input,
): Promise<CallOutput<'POST /api/withdrawal.php'>> {
  const { site, locale, now } = call;
  const declared = judge(call, input);
  await db.transact(async (tx) => {
    const refund = await findRefund(tx, call, declared);
    const id = newId(now);
    await addWithdrawal(tx, site, {
      id,
      ...declared,
      paymentId: refund?.payment.id,
      refundMinor: refund?.minor,
      locale,
      now,
    });
    await mailWithdrawal(tx, call, { id, ...declared, refund });
  });
  return { received_at: now.toISOString() };
}

/**
 * What withdrawing from one's own order would give back. A visitor is told nothing: an order would tell who is a
 * member.
 */
export async function showWithdrawable(
  { db }: Pick<PaymentsServices, 'db'>,
  { member, site, now }: AnyCall,
  { order }: CallInput<'GET /api/withdrawal.php'>,
): Promise<CallOutput<'GET /api/withdrawal.php'>> {
  const payment = member && (await findOrder(db, site, { number: order.trim(), memberId: member.memberId }));
  if (!member || !payment?.completedAt || payment.number === null) return { order: null };
  const { until, is_open, unused_credits, refund_minor } = await readWithdrawal(db, member, { payment, site, now });
  const { number, completedAt, credits, currency, method } = payment;
  return {
    order: {
      number,
      ordered_at: completedAt.toISOString(),
      until,
      is_open,
      unused_credits,
      refund_minor,
      credits,
      currency,
      method,
    },
  };
}

/** What was declared, cleaned; refuses at the first field that lacks something. */
function judge(call: Refuses<WithdrawalMistake>, input: Input): Input {
  const line = (text: string) => cutText(cleanText(text).replaceAll('\n', ' '), 100);
  const declared = { name: line(input.name), order: line(input.order), email: cleanEmail(input.email) };
  const [mistake] = Object.entries(checkWithdrawal(declared));
  if (mistake) call.refuse(mistake[1], { field: mistake[0] });
  return declared;
}

interface Refund {
  readonly payment: PaymentRecord;
  readonly minor: number;
}

/** The order that is meant and what comes back, when number and buyer fit and it can still be withdrawn. */
async function findRefund(
  reader: Reader,
  { site, member, now }: AnyCall,
  { order, email }: Input,
): Promise<Refund | undefined> {
  const payment = await findOrder(reader, site, {
    number: order,
    ...(member ? { memberId: member.memberId } : { email }),
  });
  if (!payment) return undefined;
  const withdrawal = await readWithdrawal(
    reader,
    { siteId: site.siteId, memberId: payment.memberId },
    { payment, site, now },
  );
  return withdrawal.is_open ? { payment, minor: withdrawal.refund_minor } : undefined;
}

async function mailWithdrawal(
  tx: Tx,
  { site, locale, now }: Pick<AnyCall, 'site' | 'locale' | 'now'>,
  { id, name, order, email, refund }: Input & { id: string; refund: Refund | undefined },
): Promise<void> {
  const data = {
    name,
    order,
    email,
    at: now.toISOString(),
    refund_minor: refund?.minor ?? null,
    currency: refund?.payment.currency ?? null,
  };
  const to = { siteId: site.siteId, email, locale };
  await queueMail(tx, to, { template: 'withdrawal', cause: `withdrawal:${id}`, data, now });
  await mailSupport(tx, site, { template: 'withdrawal_support', cause: `withdrawal-support:${id}`, data, now });
}
