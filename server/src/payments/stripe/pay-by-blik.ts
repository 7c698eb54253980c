import { Stripe } from 'stripe';
import type { ProviderOrder } from '../provider.ts';
import { directMark } from './pay-by-card.ts';
import { statementAtStripe } from './statement-at-stripe.ts';

/**
 * Pays by a code of the buyer's bank app, who confirms in that app within a minute (PAY-2). A code that is wrong or
 * over fails the payment, at once or in a moment.
 */
export async function payByBlik(
  client: Stripe,
  order: ProviderOrder,
  code: string,
): Promise<{ reference: string; redirect: null }> {
  try {
    const intent = await client.paymentIntents.create(
      {
        amount: order.amountMinor,
        currency: order.currency.toLowerCase(),
        allowed_payment_method_types: ['blik'],
        payment_method_data: { type: 'blik', blik: {} },
        payment_method_options: { blik: { code } },
        description: order.description,
        ...statementAtStripe(order),
        metadata: { order: order.orderId, site: String(order.siteId), by: directMark },
        confirm: true,
        return_url: order.returnUrl,
      },
      { idempotencyKey: order.key },
    );
    return { reference: intent.id, redirect: null };
  } catch (error) {
    const failed = error instanceof Stripe.errors.StripeError ? error.payment_intent : undefined;
    if (!failed) throw error;
    return { reference: failed.id, redirect: null };
  }
}
