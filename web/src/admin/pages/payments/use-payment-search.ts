import { useNavigate, useSearch } from '@tanstack/react-router';
import { type PaymentMethod, paymentMethods } from '@vonk/contract/payment-methods';
import { type PaymentState, paymentStates } from '@vonk/contract/payments';
import { isDay } from '@vonk/contract/calendar';
import { readAmount } from '../../parts/acts/amount.ts';
import type { PaymentSearch } from './queries.ts';

export type PaymentFilter = 'name' | 'state' | 'method' | 'provider' | 'from' | 'until' | 'least' | 'most';
type Typed = Readonly<Partial<Record<PaymentFilter, string | undefined>>>;

const oneOf = <Value extends string>(values: readonly Value[], text: string | undefined): Value | undefined =>
  values.find((value) => value === text);

/** What of an address the server is asked for: what is none of it, such as an amount that is no amount, is left out. */
function askedOf(typed: Typed): Omit<PaymentSearch, 'site'> {
  const amount = (text: string | undefined) => (text === undefined ? undefined : (readAmount(text) ?? undefined));
  const day = (text: string | undefined) => (text !== undefined && isDay(text) ? text : undefined);
  const asked = {
    name: typed.name,
    state: oneOf<PaymentState>(paymentStates, typed.state),
    method: oneOf<PaymentMethod>(paymentMethods, typed.method),
    provider: typed.provider,
    from: day(typed.from),
    until: day(typed.until),
    least: amount(typed.least),
    most: amount(typed.most),
  };
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
}

/** The filter as it stands in the address, what is asked by it, and how to change it. */
export function usePaymentSearch(): {
  typed: Typed;
  asked: Omit<PaymentSearch, 'site'>;
  set: (filter: PaymentFilter, value: string) => void;
} {
  const typed = useSearch({ from: '/house/payments' });
  const navigate = useNavigate();
  return {
    typed,
    asked: askedOf(typed),
    set: (filter, value) =>
      void navigate({
        to: '/payments',
        search: (search) => ({ ...search, [filter]: value || undefined }),
        replace: true,
      }),
  };
}
