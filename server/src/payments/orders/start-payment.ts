import { isOpen } from '@vonk/contract/payments';
import type { MemberCall } from '../../accounts/index.ts';
import { originOf } from '../../sites/index.ts';
import { noteReference, type PaymentRecord, readPayment } from '../payments.ts';
import type { ProviderOrder } from '../provider.ts';
import type { PaymentsServices } from '../services.ts';
import { paymentTranslator } from '../texts.ts';

/** Asks the provider to take the payment, unless it was asked before; answers the payment with its page. */
export async function startPayment(
  services: PaymentsServices,
  call: MemberCall<'payment_unavailable'>,
  payment: PaymentRecord,
): Promise<PaymentRecord> {
  const { db, providers, log } = services;
  if (payment.reference !== null || !isOpen(payment.state)) return payment;
  const provider = providers.find(({ name }) => name === payment.provider) ?? call.refuse('payment_unavailable');
  const started = await provider.createPayment(askFor(services, call, payment)).catch((error: unknown) => {
    log.error({ err: error, provider: provider.name }, 'a payment provider did not take a payment');
    return call.refuse('payment_unavailable');
  });
  await db.transact((tx) => noteReference(tx, call.member, { id: payment.id, ...started }));
  return readPayment(db, call.member, payment.id);
}

function askFor(services: PaymentsServices, call: MemberCall, payment: PaymentRecord): ProviderOrder {
  const { credits, method, publicId, nextPath, totalMinor, currency, locale } = payment;
  const query = new URLSearchParams({ payment: publicId, ...(nextPath === null ? {} : { next: nextPath }) });
  return {
    key: payment.id,
    orderId: publicId,
    siteId: call.site.siteId,
    amountMinor: totalMinor,
    currency,
    method,
    description: paymentTranslator(locale)('statement.credits', { site: call.site.name, count: credits }),
    locale,
    // The host the buyer came by: its cookies hold the session. It is one of the site's own.
    returnUrl: `${originOf(services, { domain: call.host })}/credits/${credits}/${method}?${query}`,
    now: call.now,
  };
}
