import type { Refuses } from '../../platform/refusal.ts';
import type { CallInput, CallOutput } from '@vonk/contract/api';
import { cleanEmail } from '@vonk/contract/signup';
import { cleanText, cutText } from '@vonk/contract/text';
import { checkWithdrawal, type WithdrawalMistake } from '@vonk/contract/withdrawal-form';
import { type AnyCall, readCredentials } from '../../accounts/index.ts';
import { withdrawPurchase } from '../../credits/index.ts';
import { mailSupport, mayReceipt, queueMail } from '../../mails/index.ts';
import type { Reader, Tx } from '../../platform/database/db.ts';
import { newId } from '../../platform/ids.ts';
import { enqueue } from '../../platform/jobs/outbox.ts';
import { lockStreams } from '../../platform/live/live-events.ts';
import { bookOwed } from '../books/entries.ts';
import { tellBalance } from '../booking/tell-balance.ts';
import { findOrder, lockPayment, type PaymentRecord } from '../payments.ts';
import type { PaymentsServices } from '../services.ts';
import { addWithdrawal, readWithdrawal } from './withdrawals.ts';

type Input = CallInput<'POST /api/withdrawal.php'>;

/**
 * Takes a declaration of withdrawal: what is left of the order's credits leaves the balance at once, support gets it to
 * pay back, and the address of the order a dated receipt (T39 to T42). An order that is not found is no reason to
 * refuse: the declaration counts, and a person looks for it. Then nothing is mailed to whoever was named, and the
 * answer is the same, so that neither orders nor mailboxes can be tried out. Declared again, the first one stands.
 */
export async function declareWithdrawal(
  services: Pick<PaymentsServices, 'db' | 'live'>,
  call: AnyCall<WithdrawalMistake>,
  input: Input,
): Promise<CallOutput<'POST /api/withdrawal.php'>> {
  const { db, live } = services;
  const { site, now } = call;
  const declared = judge(call, input);
  const meant = await findMeant(db, call, declared);
  const buyer = meant && (await readCredentials(db, { siteId: site.siteId, memberId: meant.memberId }));
  const receiptTo =
    buyer && (await mayReceipt(db, { siteId: site.siteId, email: buyer.email, now })) ? buyer.email : undefined;
  const receivedAt = await db.transact(async (tx) => {
    const known = meant && (await withdraw(tx, call, { meant, id: newId(now) }));
    if (known?.declaredAt) return known.declaredAt;
    const id = known?.id ?? newId(now);
    await keepDeclaration(tx, call, { id, ...declared, refund: known?.refund, receiptTo });
    return now.toISOString();
  });
  if (meant) live.wake([meant.memberId]);
  return { received_at: receivedAt };
}

interface Withdrawn {
  readonly id: string;
  /** Undefined: its time is over. */
  readonly refund?: Refund;
  /** When it was declared before. */
  readonly declaredAt?: string;
}

/**
 * Freezes an order's credits as long as it can be withdrawn from; one after another, however many declare it at once.
 */
async function withdraw(
  tx: Tx,
  { site, now }: AnyCall,
  { meant, id }: { meant: PaymentRecord; id: string },
): Promise<Withdrawn> {
  const buyer = { siteId: site.siteId, memberId: meant.memberId };
  await lockStreams(tx, [meant.memberId]);
  const payment = await lockPayment(tx, buyer, meant.id);
  const withdrawal = await readWithdrawal(tx, buyer, { payment, site, now });
  if (withdrawal?.declared_at) return { id, declaredAt: withdrawal.declared_at };
  if (!withdrawal?.is_open) return { id };
  const { is_whole: isWhole } = withdrawal;
  const { minor } = await withdrawPurchase(tx, buyer, { paymentId: payment.id, withdrawalId: id, isWhole, now });
  await bookOwed(tx, buyer, now);
  await tellBalance(tx, buyer, { payment: payment.publicId, now });
  // Carried out at once where a provider can (T42).
  if (minor > 0) await enqueue(tx, { task: 'check-refunds', payload: {}, key: 'check-refunds' });
  return { id, refund: { payment, minor } };
}

async function keepDeclaration(tx: Tx, call: AnyCall, declared: Mailed & Input): Promise<void> {
  const { refund, id, name, order, email } = declared;
  await addWithdrawal(tx, call.site, {
    id,
    name,
    order,
    email,
    paymentId: refund?.payment.id,
    refundMinor: refund?.minor,
    locale: call.locale,
    now: call.now,
  });
  await mailWithdrawal(tx, call, declared);
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
  if (!member) return { order: null };
  const payment = await findOrder(db, site, { number: order.trim(), memberId: member.memberId });
  const withdrawal = payment && (await readWithdrawal(db, member, { payment, site, now }));
  if (!withdrawal || payment.number === null || !payment.completedAt) return { order: null };
  const { number, completedAt, credits, currency, method } = payment;
  return { order: { ...withdrawal, number, ordered_at: completedAt.toISOString(), credits, currency, method } };
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
