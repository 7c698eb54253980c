import { Hono } from 'hono';
import type Stripe from 'stripe';
import type { StripeDebtor, StripeStore } from '../store.ts';
import { fieldsOf, formOf, listOf, missing, once, refused, type Told } from '../told.ts';

type SetupAnswer = Pick<Stripe.SetupIntent, 'id' | 'object' | 'created' | 'customer' | 'livemode' | 'status'> & {
  payment_method: string;
  mandate: string;
};

const textOf = (form: URLSearchParams, name: string): string => form.get(name) ?? '';
const account = 'payment_method_data[sepa_debit][iban]';

/** What of a mandate does not fit: the API takes one that was agreed to, of a holder with a name and an address. */
function problemOf(store: StripeStore, form: URLSearchParams): Told | undefined {
  if (!store.customers.has(textOf(form, 'customer'))) return missing('customer');
  const prefix = form.get('payment_method_options[sepa_debit][mandate_options][reference_prefix]') ?? '';
  const iban = textOf(form, account);
  const required = ['billing_details[name]', 'billing_details[email]'].map((name) =>
    name.replace(/^(\w+)/, 'payment_method_data[$1]'),
  );
  const lacking = required.find((name) => textOf(form, name) === '');
  if (lacking !== undefined) return refused('Missing required param', lacking);
  if (!listOf(form, 'allowed_payment_method_types').includes('sepa_debit'))
    return refused('This stand-in sets up debits alone', 'allowed_payment_method_types');
  if (form.get('confirm') !== 'true') return refused('This stand-in takes confirmed ones alone', 'confirm');
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/.test(iban) || store.refusedAccounts.has(iban))
    return refused('The IBAN you provided is invalid.', account, 'invalid_bank_account_iban');
  if (!/^[A-Z0-9/_&. -]{0,12}$/.test(prefix))
    return refused('Invalid reference_prefix', 'reference_prefix', 'invalid_mandate_reference_prefix_format');
  const accepted = fieldsOf(form, 'mandate_data');
  return accepted['customer_acceptance][type'] === undefined
    ? refused('You must provide mandate_data', 'mandate_data')
    : undefined;
}

/** Mandates for direct debit, each with the account it debits, kept for a customer. */
export function setupIntentsApi(store: StripeStore): Hono {
  const api = new Hono();
  api.post('/v1/setup_intents', async (context) => {
    const form = await formOf(context);
    return once(store, context, () => {
      const problem = problemOf(store, form);
      if (problem) return problem;
      const debtor: StripeDebtor = {
        id: store.newId('pm'),
        customer: textOf(form, 'customer'),
        iban: textOf(form, account),
        holder: textOf(form, 'payment_method_data[billing_details][name]'),
        email: textOf(form, 'payment_method_data[billing_details][email]'),
        prefix: textOf(form, 'payment_method_options[sepa_debit][mandate_options][reference_prefix]'),
        mandate: 'active',
      };
      store.debtors.set(debtor.id, debtor);
      const body: SetupAnswer = {
        id: store.newId('seti'),
        object: 'setup_intent',
        created: Math.floor(store.now() / 1000),
        customer: textOf(form, 'customer'),
        livemode: false,
        mandate: store.newId('mandate'),
        payment_method: debtor.id,
        status: 'succeeded',
      };
      return { status: 200, body };
    });
  });
  return api;
}
