import type { Country } from './locales.ts';

/** The payment methods, by the names of the original; slugs never change, because old payments cite them. */
export const paymentMethods = [
  'ideal',
  'bancontact',
  'creditcard',
  'cartebancaire',
  'applepay',
  'paypal',
  'prezelewy24',
  'blik',
  'eps',
  'sct',
  'paysafecard',
  'sdd',
  'visa',
  'mastercard',
  'maestro',
  'nexi',
  'giropay',
  'sofort',
] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Who takes payments, by the names that settings and payments cite; the sandbox takes none for real. */
export const paymentProviders = ['mollie', 'stripe', 'sandbox'] as const;
export type PaymentProviderName = (typeof paymentProviders)[number];

export const isPaymentMethod = (value: unknown): value is PaymentMethod =>
  paymentMethods.includes(value as PaymentMethod);

/** What a method looks like to a buyer: where the money is. */
export type MethodFamily = 'bank' | 'card' | 'wallet' | 'transfer' | 'debit' | 'voucher';

/**
 * What is known of a method (T101). `offered` has a button of its own, `as_card` is paid with the card form, `ended` is
 * kept for old payments.
 */
export interface MethodFacts {
  readonly status: 'offered' | 'as_card' | 'ended';
  readonly family: MethodFamily;
  /** The brand as its scheme writes it, where it is the same in every language. */
  readonly brand?: string;
  readonly countries: readonly Country[] | 'all';
  readonly currencies: readonly string[] | 'all';
  /** The most one payment can be, in minor units of each of `currencies`. */
  readonly maxMinor?: number;
}

/** The countries of ours in the SEPA area that pay in euro. */
const euroCountries = ['NL', 'BE', 'DE', 'AT', 'FR', 'IT', 'ES', 'IE'] as const satisfies readonly Country[];
const card = { family: 'card', countries: 'all', currencies: 'all' } as const;
const euro = { currencies: ['EUR'] } as const;

/** Which methods live, where and in which currency. */
export const methodFacts: Readonly<Record<PaymentMethod, MethodFacts>> = {
  // Shown under both names while the Dutch scheme moves to Wero (T102).
  ideal: { status: 'offered', family: 'bank', brand: 'iDEAL | Wero', countries: ['NL'], ...euro },
  bancontact: { status: 'offered', family: 'bank', brand: 'Bancontact', countries: ['BE'], ...euro },
  creditcard: { status: 'offered', ...card },
  cartebancaire: { status: 'offered', family: 'card', brand: 'Cartes Bancaires', countries: ['FR'], ...euro },
  applepay: { status: 'offered', ...card, family: 'wallet', brand: 'Apple Pay' },
  paypal: { status: 'offered', family: 'wallet', brand: 'PayPal', countries: 'all', currencies: 'all' },
  prezelewy24: {
    status: 'offered',
    family: 'bank',
    brand: 'Przelewy24',
    countries: ['PL'],
    currencies: ['PLN', 'EUR'],
  },
  blik: { status: 'offered', family: 'wallet', brand: 'BLIK', countries: ['PL'], currencies: ['PLN'] },
  eps: { status: 'offered', family: 'bank', brand: 'eps', countries: ['AT'], ...euro },
  sct: { status: 'offered', family: 'transfer', countries: euroCountries, ...euro },
  // A classic PIN pays 50 euro at most in the EU.
  paysafecard: {
    status: 'offered',
    family: 'voucher',
    brand: 'paysafecard',
    countries: euroCountries,
    ...euro,
    maxMinor: 5000,
  },
  sdd: { status: 'offered', family: 'debit', countries: euroCountries, ...euro },
  visa: { status: 'as_card', ...card, brand: 'Visa' },
  mastercard: { status: 'as_card', ...card, brand: 'Mastercard' },
  // None issued since July 2023; the last cards, until about 2027, pay by number.
  maestro: { status: 'as_card', ...card, brand: 'Maestro' },
  nexi: { status: 'as_card', ...card, brand: 'Nexi' },
  // Ended on 31 December 2024.
  giropay: { status: 'ended', family: 'bank', brand: 'giropay', countries: ['DE'], ...euro },
  // Ended with its provider's merger into Klarna, March 2025.
  sofort: { status: 'ended', family: 'bank', brand: 'Sofort', countries: euroCountries, ...euro },
};

/** The brands of cards, as their schemes write them. Which of two on one card pays is its holder's choice (T104). */
export const cardBrandNames = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  maestro: 'Maestro',
  cartes_bancaires: 'Cartes Bancaires',
  american_express: 'American Express',
  diners_club: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  unionpay: 'UnionPay',
} as const;
export type CardBrand = keyof typeof cardBrandNames;
export const cardBrands = Object.keys(cardBrandNames) as CardBrand[];

/** The method whose button stands for `method`: the card form for a card brand. */
export const buttonOf = (method: PaymentMethod): PaymentMethod =>
  methodFacts[method].status === 'as_card' ? 'creditcard' : method;

/** What decides which methods are offered. */
export interface Purchase {
  readonly country: string;
  readonly currency: string;
  /** In minor units; without it the amount is not yet known. */
  readonly totalMinor?: number;
}

/** Whether a method may be offered for a purchase; which provider carries it is another question. */
export function isEligible(method: PaymentMethod, { country, currency, totalMinor = 0 }: Purchase): boolean {
  const { status, countries, currencies, maxMinor = Infinity } = methodFacts[method];
  if (status !== 'offered') return false;
  return (
    (countries === 'all' || countries.includes(country as Country)) &&
    (currencies === 'all' || currencies.includes(currency)) &&
    totalMinor <= maxMinor
  );
}
