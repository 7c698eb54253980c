import type { Stripe } from 'stripe';
import {
  type MandateKeeper,
  type MandateReference,
  MandateRefusal,
  type ProviderOrder,
  ProviderRefusal,
} from '../provider.ts';
import { cardsAtStripe } from './cards.ts';
import { directMark } from './pay-by-card.ts';
import { statementAtStripe } from './statement-at-stripe.ts';
import { told } from './told.ts';

/** Why Stripe says no, where the account or its mandate is the reason: these requests have no other things to miss. */
const ofMandate = new RegExp(
  [
    'mandate_invalid|bank_account|iban|account_number|account_invalid|no_account|sepa_unsupported',
    'payment_method|resource_missing|\\bcustomer$',
  ].join('|'),
);

const byMandate = <Answer>(act: () => Promise<Answer>): Promise<Answer> =>
  told(act).catch((error: unknown) => {
    if (error instanceof ProviderRefusal && ofMandate.test(error.code)) throw new MandateRefusal('stripe', error.code);
    throw error;
  });

/** Mandates that Stripe keeps, each with a payment method of a customer of its own. */
export const mandatesAtStripe = (client: Stripe): MandateKeeper => ({
  openCustomer: (asked) => cardsAtStripe(client).openCustomer(asked),
  openMandate: ({ key, customer, email, mandate }) =>
    byMandate(async () => {
      const { reference, signedAt, iban, holder: name } = mandate;
      const setup = await client.setupIntents.create(
        {
          customer,
          confirm: true,
          usage: 'off_session',
          allowed_payment_method_types: ['sepa_debit'],
          // Stripe wants an address; the member's own stays here, as we mail what is to be told of a debit.
          payment_method_data: { type: 'sepa_debit', sepa_debit: { iban }, billing_details: { name, email } },
          payment_method_options: { sepa_debit: { mandate_options: { reference_prefix: `${reference}-` } } },
          // It was signed before, by a code; of the signer's network and browser nothing was kept.
          mandate_data: {
            customer_acceptance: {
              type: 'offline',
              accepted_at: Math.floor(signedAt.getTime() / 1000),
              offline: {},
            },
          },
        },
        { idempotencyKey: key },
      );
      const { status, payment_method: method } = setup;
      const token = typeof method === 'string' ? method : method?.id;
      if (status !== 'succeeded' || token === undefined) throw new MandateRefusal('stripe', `setup ${status}`);
      return token;
    }),
  endMandate: ({ customer }) => cardsAtStripe(client).removeCustomer(customer),
});

/** Debits by a mandate that Stripe keeps; nobody is asked anything. */
export const debitBy = (
  client: Stripe,
  order: ProviderOrder,
  { customer, token }: MandateReference,
): Promise<{ reference: string; redirect: null }> =>
  byMandate(async () => {
    const intent = await client.paymentIntents.create(
      {
        amount: order.amountMinor,
        currency: order.currency.toLowerCase(),
        customer,
        payment_method: token,
        allowed_payment_method_types: ['sepa_debit'],
        description: order.description,
        ...statementAtStripe(order),
        metadata: { order: order.orderId, site: String(order.siteId), by: directMark },
        off_session: true,
        confirm: true,
      },
      { idempotencyKey: order.key },
    );
    return { reference: intent.id, redirect: null };
  });
