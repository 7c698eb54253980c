import { Locale, PaymentMethod as MollieMethod } from '@mollie/api-client';
import type { PaymentMethod } from '@vonk/contract/payment-methods';

/** The methods that Mollie carries, under its own names. */
const methods: Partial<Readonly<Record<PaymentMethod, MollieMethod>>> = {
  ideal: MollieMethod.ideal,
  bancontact: MollieMethod.bancontact,
  blik: MollieMethod.blik,
  prezelewy24: MollieMethod.przelewy24,
  eps: MollieMethod.eps,
  creditcard: MollieMethod.creditcard,
  // A card of two brands: the page asks which one pays (T104).
  cartebancaire: MollieMethod.creditcard,
  paypal: MollieMethod.paypal,
  applepay: MollieMethod.applepay,
  paysafecard: MollieMethod.paysafecard,
  sct: MollieMethod.banktransfer,
  sdd: MollieMethod.directdebit,
};

/** In the order they are offered. */
export const carriedByMollie = Object.keys(methods) as PaymentMethod[];

/** The methods of ours that are on where these of Mollie's are. */
export const methodsOfMollie = (names: readonly string[]): PaymentMethod[] =>
  carriedByMollie.filter((method) => names.includes(mollieMethod(method)));

/** What Mollie calls a method; throws for one that it does not carry. */
export function mollieMethod(method: PaymentMethod): MollieMethod {
  const name = methods[method];
  if (name === undefined) throw new Error(`mollie does not carry ${method}`);
  return name;
}

const locales: Readonly<Record<string, Locale>> = {
  nl: Locale.nl_NL,
  de: Locale.de_DE,
  en: Locale.en_GB,
  es: Locale.es_ES,
  fr: Locale.fr_FR,
  it: Locale.it_IT,
  pl: Locale.pl_PL,
};

/** The language of Mollie's own page. */
export const mollieLocale = (locale: string): Locale => locales[locale] ?? Locale.en_GB;
