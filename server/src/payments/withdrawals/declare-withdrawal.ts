import type { Refuses } from '../../platform/refusal.ts';
import type { CallInput, CallOutput } from '@vonk/contract/api';
import { cleanEmail } from '@vonk/contract/signup';
import { cleanText, cutText } from '@vonk/contract/text';
import { checkWithdrawal, type WithdrawalMistake } from '@vonk/contract/withdrawal-form';
import { type AnyCall, readCredentials } from '../../accounts/index.ts';
import { mailSupport, mayReceipt, queueMail } from '../../mails/index.ts';
import type { Reader, Tx } from '../../platform/database/db.ts';
import { newId } from '../../platform/ids.ts';
import { findOrder, type PaymentRecord } from '../payments.ts';
import type { PaymentsServices } from '../services.ts';
import { addWithdrawal, readWithdrawal } from './withdrawals.ts';

type Input = CallInput<'POST /api/withdrawal.php'>;

/**
 * Takes a declaration of withdrawal: support gets it to pay back, and the address of the order a dated receipt (T39 to
 * T42). An order that is not found is no reason to refuse: the declaration counts, and a person looks for it. Then
 * nothing is mailed to whoever was named, and the answer is the same, so that neither orders nor mailboxes can be tried
 * out.
 */
export async function declareWithdrawal(
  { db }: Pick<PaymentsServices, 'db'>,
  call: AnyCall<WithdrawalMistake>,
  input: Input,
): Promise<CallOutput<'POST /api/withdrawal.php'>> {
  const { site, locale, now } = call;
  const declared = judge(call, input);
  const payment = await findMeant(db, call, declared);
  const refund = payment && (await refundOf(db, call, payment));
  const buyer = payment && (await readCredentials(db, { siteId: site.siteId, memberId: payment.memberId }));
  const isReceipted = buyer && (await mayReceipt(db, { siteId: site.siteId, email: buyer.email, now }));
  await db.transact(async (tx) => {
    const id = newId(now);
    await addWithdrawal(tx, site, {
      id,
      ...declared,
      paymentId: refund?.payment.id,
      refundMinor: refund?.minor,
      locale,
      now,
    });
    const receiptTo = isReceipted ? buyer.email : undefined;
    await mailWithdrawal(tx, call, { id, ...declared, refund, receiptTo });
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

/** The order that is meant: of the member who asks, else of whoever has the address. */
const findMeant = (
  reader: Reader,
  { site, member }: AnyCall,
  { order, email }: Input,
): Promise<PaymentRecord | undefined> =>
  findOrder(reader, site, { number: order, ...(member ? { memberId: member.memberId } : { email }) });

/** What comes back, while the order can still be withdrawn. */
async function refundOf(reader: Reader, { site, now }: AnyCall, payment: PaymentRecord): Promise<Refund | undefined> {
  const buyer = { siteId: site.siteId, memberId: payment.memberId };
  const withdrawal = await readWithdrawal(reader, buyer, { payment, site, now });
  return withdrawal.is_open ? { payment, minor: withdrawal.refund_minor } : undefined;
}

interface Mailed {
  readonly id: string;
  readonly refund: Refund | undefined;
  /** The address of the order. */
  readonly receiptTo: string | undefined;
}

async function mailWithdrawal(
  tx: Tx,
  { site, locale, now }: Pick<AnyCall, 'site' | 'locale' | 'now'>,
  { id, name, order, email, refund, receiptTo }: Input & Mailed,
): Promise<void> {
  const data = {
    name,
    order,
    email,
    at: now.toISOString(),
    refund_minor: refund?.minor ?? null,
    currency: refund?.payment.currency ?? null,
  };
  const to = receiptTo !== undefined && { siteId: site.siteId, email: receiptTo, locale };
  if (to) await queueMail(tx, to, { template: 'withdrawal', cause: `withdrawal:${id}`, data, now });
  await mailSupport(tx, site, { template: 'withdrawal_support', cause: `withdrawal-support:${id}`, data, now });
}
