import { discountGraceMinutes } from '@vonk/contract/discounts';
import { minute } from '@vonk/contract/durations';
import { isOpen } from '@vonk/contract/payments';
import type { MemberCall } from '../../accounts/index.ts';
import { readInstruction } from '../../direct-debit/index.ts';
import { Refused } from '../../platform/refusal.ts';
import { originOf } from '../../sites/index.ts';
import { cardOfOrder } from '../cards/card-of-order.ts';
import { noteReference, noteTransfer, type PaymentRecord, readPayment } from '../payments.ts';
import { type ProviderOrder, ProviderRefusal } from '../provider.ts';
import type { GuardedProvider } from '../providers/guard.ts';
import type { PaymentsServices } from '../services.ts';
import { statementOf } from './statement.ts';
import { paymentTranslator } from '../texts.ts';

/** Asks the provider to take the payment, unless it was asked before; answers the payment with its page. */
export async function startPayment(
  services: PaymentsServices,
  call: MemberCall<'payment_unavailable' | 'card_unavailable' | 'mandate_required'>,
  payment: PaymentRecord,
): Promise<PaymentRecord> {
  const { db, providers, log } = services;
  if (payment.reference !== null || !isOpen(payment.state)) return payment;
  // By then a provider may have forgotten the key, and would start a second payment.
  if (call.now.getTime() - payment.createdAt.getTime() >= discountGraceMinutes * minute)
    return call.refuse('payment_unavailable');
  const provider = providers.find(({ name }) => name === payment.provider) ?? call.refuse('payment_unavailable');
  const order = {
    ...(await askFor(services, call, payment)),
    ...(await cardFor(services, call, { payment, provider })),
  };
  const started = await provider.createPayment(order).catch((error: unknown) => {
    log.error({ err: error, provider: provider.name }, 'a payment provider did not take a payment');
    return call.refuse(order.card && error instanceof ProviderRefusal ? 'card_unavailable' : 'payment_unavailable');
  });
  await db.transact(async (tx) => {
    await noteReference(tx, call.member, { id: payment.id, ...started });
    if (started.transfer) await noteTransfer(tx, call.member, { id: payment.id, ...started.transfer });
  });
  return readPayment(db, call.member, payment.id);
}

/** What is said of cards; a customer is begun at the provider, who may not be reached. */
const cardFor = (
  services: PaymentsServices,
  call: MemberCall<'payment_unavailable' | 'card_unavailable'>,
  { payment, provider }: { payment: PaymentRecord; provider: GuardedProvider },
): ReturnType<typeof cardOfOrder> =>
  cardOfOrder(services, call, { provider, paymentId: payment.id }).catch((error: unknown) => {
    if (error instanceof Refused) throw error;
    services.log.error({ err: error, provider: provider.name }, 'a payment provider began no customer');
    return call.refuse('payment_unavailable');
  });

async function askFor(
  services: PaymentsServices,
  call: MemberCall<'mandate_required'>,
  payment: PaymentRecord,
): Promise<ProviderOrder> {
  const { db, seal } = services;
  const mandate =
    payment.method === 'sdd'
      ? ((await readInstruction(db, seal, { scope: call.member, paymentId: payment.id })) ??
        call.refuse('mandate_required'))
      : undefined;
  const { credits, method, provider, publicId, nextPath, totalMinor, currency, locale } = payment;
  const query = new URLSearchParams({ payment: publicId, ...(nextPath === null ? {} : { next: nextPath }) });
  const named = new URLSearchParams({ provider, order: publicId });
  return {
    key: payment.id,
    orderId: publicId,
    siteId: call.site.siteId,
    amountMinor: totalMinor,
    currency,
    method,
    description: paymentTranslator(locale)('statement.credits', { site: call.site.name, count: credits }),
    statement: payment.statement ?? statementOf(call.site, method),
    locale,
    // The host the buyer came by: its cookies hold the session. It is one of the site's own.
    returnUrl: `${originOf(services, { domain: call.host })}/credits/${credits}/${method}?${query}`,
    notifyUrl: `${originOf(services, call.site)}/api/payment-notification.php?${named}`,
    mandate,
    dueOn: payment.transferDueOn ?? undefined,
    now: call.now,
  };
}
