import { discountGraceMinutes } from '@vonk/contract/discounts';
import { minute } from '@vonk/contract/durations';
import { isOpen } from '@vonk/contract/payments';
import type { MemberCall } from '../../accounts/index.ts';
import { Refused } from '../../platform/refusal.ts';
import { originOf } from '../../sites/index.ts';
import { bookPayment } from '../booking/book-payment.ts';
import { cardOfOrder } from '../cards/card-of-order.ts';
import { debitOfOrder, refuseDebit } from './debit-of-order.ts';
import { noteReference, noteTransfer, type PaymentRecord, readPayment } from '../payments.ts';
import { type ProviderOrder, ProviderRefusal } from '../provider.ts';
import type { GuardedProvider } from '../providers/guard.ts';
import type { PaymentsServices } from '../services.ts';
import { statementOf } from './statement.ts';
import { paymentTranslator } from '../texts.ts';

type StartCall = MemberCall<'payment_unavailable' | 'card_unavailable' | 'mandate_required' | 'blik_code_wrong'>;

/** Asks the provider to take the payment, unless it was asked before; answers the payment with its page. */
export async function startPayment(
  services: PaymentsServices,
  call: StartCall,
  { payment, blikCode, isAway }: { payment: PaymentRecord; blikCode: string | undefined; isAway: true | undefined },
): Promise<PaymentRecord> {
  const { db, providers, log } = services;
  if (payment.reference !== null || !isOpen(payment.state)) return payment;
  // By then a provider may have forgotten the key, and would start a second payment.
  if (call.now.getTime() - payment.createdAt.getTime() >= discountGraceMinutes * minute)
    return call.refuse('payment_unavailable');
  const provider = providers.find(({ name }) => name === payment.provider) ?? call.refuse('payment_unavailable');
  const order = {
    ...askFor(services, call, payment),
    ...(await cardFor(services, call, { payment, provider })),
    ...(await debitFor(services, call, { payment, provider })),
    isAway,
    ...(provider.takesCode?.includes(payment.method) ? { blikCode } : {}),
  };
  const started = await provider.createPayment(order).catch(async (error: unknown) => {
    log.error({ err: error, provider: provider.name }, 'a payment provider did not take a payment');
    const given = order.card ? 'card_unavailable' : order.blikCode === undefined ? undefined : 'blik_code_wrong';
    return refuseStart(services, call, { payment, error, given });
  });
  await db.transact(async (tx) => {
    await noteReference(tx, call.member, { id: payment.id, ...started });
    if (started.transfer) await noteTransfer(tx, call.member, { id: payment.id, ...started.transfer });
  });
  return readPayment(db, call.member, payment.id);
}

/**
 * Says that an order was not begun. One that its provider refuses ends here, so that it stands in the way of no other:
 * its discount is free, and no limit counts it. What its buyer gave with it was a try (T116).
 */
async function refuseStart(
  services: PaymentsServices,
  call: StartCall,
  { payment, error, given }: { payment: PaymentRecord; error: unknown; given?: Given },
): Promise<never> {
  await refuseDebit(services, call, { payment, error });
  if (!(error instanceof ProviderRefusal)) return call.refuse('payment_unavailable');
  const { member, site, now } = call;
  const told = given === undefined ? 'cancelled' : 'failed';
  await services.db.transact((tx) => bookPayment(tx, member, { paymentId: payment.id, told, site, now }));
  return call.refuse(given ?? 'payment_unavailable');
}

/** What of an order is its buyer's, and can be what its provider refused. */
type Given = 'card_unavailable' | 'blik_code_wrong' | undefined;

/** What is said of cards; a customer is begun at the provider, who may not be reached. */
const cardFor = (
  services: PaymentsServices,
  call: StartCall,
  { payment, provider }: { payment: PaymentRecord; provider: GuardedProvider },
): ReturnType<typeof cardOfOrder> =>
  cardOfOrder(services, call, { provider, paymentId: payment.id }).catch((error: unknown) => {
    if (error instanceof Refused) throw error;
    services.log.error({ err: error, provider: provider.name }, 'a payment provider began no customer');
    return refuseStart(services, call, { payment, error });
  });

/** What is said of mandates; a provider is told of a new one, and may not be reached, or may not take it. */
const debitFor = (
  services: PaymentsServices,
  call: StartCall,
  asked: { payment: PaymentRecord; provider: GuardedProvider },
): ReturnType<typeof debitOfOrder> =>
  debitOfOrder(services, call, asked).catch((error: unknown) => {
    if (error instanceof Refused) throw error;
    services.log.error({ err: error, provider: asked.provider.name }, 'a payment provider took no mandate');
    return refuseStart(services, call, { payment: asked.payment, error });
  });

function askFor(services: PaymentsServices, call: MemberCall, payment: PaymentRecord): ProviderOrder {
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
    dueOn: payment.transferDueOn ?? undefined,
    now: call.now,
  };
}
