import { Stripe } from 'stripe';
import type { ProviderOrder, ProviderPayment } from '../provider.ts';
import { intentPaymentOf } from './payment-of.ts';
import { statementAtStripe } from './statement-at-stripe.ts';

/** What a payment without a page is told from others by, on Stripe's lists. */
export const directMark = 'card';

type Network = Stripe.PaymentIntentCreateParams.PaymentMethodOptions.Card.Network;
const networks: ReadonlySet<string> = new Set(['cartes_bancaires', 'visa', 'mastercard'] satisfies Network[]);
const isNetwork = (brand: string): brand is Network => networks.has(brand);

/**
 * Pays with a kept card while its buyer is there. Its bank may ask them to confirm, at a page; that it says no is an
 * answer, and stands with the payment.
 */
export async function payByCard(
  client: Stripe,
  order: ProviderOrder,
  { customer, token, brand }: NonNullable<ProviderOrder['card']>,
): Promise<{ reference: string; redirect: string | null }> {
  try {
    const intent = await client.paymentIntents.create(
      {
        amount: order.amountMinor,
        currency: order.currency.toLowerCase(),
        customer,
        payment_method: token,
        allowed_payment_method_types: ['card'],
        // The brand that was picked when the card was kept pays again (T104).
        ...(isNetwork(brand) ? { payment_method_options: { card: { network: brand } } } : {}),
        description: order.description,
        ...statementAtStripe(order),
        metadata: { order: order.orderId, site: String(order.siteId), by: directMark },
        confirm: true,
        ...(order.isAway ? { off_session: true } : { return_url: order.returnUrl }),
      },
      { idempotencyKey: order.key },
    );
    return { reference: intent.id, redirect: intent.next_action?.redirect_to_url?.url ?? null };
  } catch (error) {
    const declined = error instanceof Stripe.errors.StripeCardError ? error.payment_intent : undefined;
    if (!declined) throw error;
    return { reference: declined.id, redirect: null };
  }
}

/** What its name begins with; that of a page begins with `cs_`. */
export const isIntent = (reference: string): boolean => reference.startsWith('pi_');

/** A payment without a page, as it stands now. */
export const fetchIntent = async (client: Stripe, reference: string): Promise<ProviderPayment> =>
  intentPaymentOf(
    client,
    await client.paymentIntents.retrieve(reference, { expand: ['latest_charge.balance_transaction'] }),
  );
