import type { CallOutput } from '@vonk/contract/api';
import type { PaymentDetails } from '@vonk/contract/payments';
import { buttonOf, isPaymentMethod, methodFacts, type PaymentMethod } from '@vonk/contract/payment-methods';

type Offer = CallOutput<'GET /api/packages.php'>;

/** The methods that can pay so much, in their order. */
export const methodsFor = (offer: Pick<Offer, 'methods'>, totalMinor: number): PaymentMethod[] =>
  offer.methods.filter(({ max_minor: max }) => max === null || totalMinor <= max).map(({ slug }) => slug);

/** Why the method an address asks for cannot be used, and which one it means when it can. */
export type Asked =
  | { kind: 'none' }
  | { kind: 'offered'; method: PaymentMethod }
  | { kind: 'unknown' }
  | { kind: 'ended' | 'notHere' | 'onlyEuro' | 'overLimit'; method: PaymentMethod };

/** Reads a method from an address: every name of the original leads somewhere friendly (T101). */
export function readAsked(
  asked: string | undefined,
  offer: Pick<Offer, 'methods' | 'currency'>,
  totalMinor: number,
): Asked {
  if (asked === undefined) return { kind: 'none' };
  if (!isPaymentMethod(asked)) return { kind: 'unknown' };
  if (methodFacts[asked].status === 'ended') return { kind: 'ended', method: asked };
  const method = buttonOf(asked);
  if (methodsFor(offer, totalMinor).includes(method)) return { kind: 'offered', method };
  if (offer.methods.some(({ slug }) => slug === method)) return { kind: 'overLimit', method: asked };
  const { currencies } = methodFacts[method];
  const isForeign = offer.currency !== 'EUR' && currencies !== 'all' && currencies.join(' ') === 'EUR';
  return { kind: isForeign ? 'onlyEuro' : 'notHere', method: asked };
}

/** The methods after a payment that came to nothing: the one that failed last, one that was stopped by hand first. */
export function methodsAfter(
  { method: tried, state }: Pick<PaymentDetails, 'method' | 'state'>,
  methods: readonly PaymentMethod[],
): PaymentMethod[] {
  const same = methods.filter((method) => method === tried);
  const others = methods.filter((method) => method !== tried);
  return state === 'cancelled' ? [...same, ...others] : [...others, ...same];
}
