import type { PaymentMethod } from '@vonk/contract/payment-methods';
import type { Stripe } from 'stripe';

type StripeMethod = NonNullable<Stripe.Checkout.SessionCreateParams['allowed_payment_method_types']>[number];
type StripeLocale = NonNullable<Stripe.Checkout.SessionCreateParams['locale']>;

/**
 * The methods that Stripe carries, under its own names. A bank transfer wants a customer there, paysafecard is not
 * offered to shops.
 */
const methods: Partial<Readonly<Record<PaymentMethod, StripeMethod>>> = {
  ideal: 'ideal',
  bancontact: 'bancontact',
  blik: 'blik',
  prezelewy24: 'p24',
  eps: 'eps',
  creditcard: 'card',
  // A card of two brands: the page asks which one pays (T104).
  cartebancaire: 'card',
  paypal: 'paypal',
  // The page of cards shows the wallet's button on a device that has it.
  applepay: 'card',
  sdd: 'sepa_debit',
};

/** In the order they are offered. */
export const carriedByStripe = Object.keys(methods) as PaymentMethod[];

/** What Stripe calls a method; throws for one that it does not carry. */
export function stripeMethod(method: PaymentMethod): StripeMethod {
  const name = methods[method];
  if (name === undefined) throw new Error(`stripe does not carry ${method}`);
  return name;
}

/** What a method's entry of an account's configuration is called there; a wallet has one of its own. */
const configured = (method: PaymentMethod): string => (method === 'applepay' ? 'apple_pay' : stripeMethod(method));

/** The methods of ours that an account's configuration offers. */
export const methodsOfStripe = (configuration: object): PaymentMethod[] =>
  carriedByStripe.filter((method) => {
    const entry = (configuration as Readonly<Record<string, { available?: boolean } | undefined>>)[configured(method)];
    return entry?.available === true;
  });

const locales: Readonly<Record<string, StripeLocale>> = {
  nl: 'nl',
  de: 'de',
  en: 'en-GB',
  es: 'es',
  fr: 'fr',
  it: 'it',
  pl: 'pl',
};

/** The language of Stripe's own page. */
export const stripeLocale = (locale: string): StripeLocale => locales[locale] ?? 'auto';
