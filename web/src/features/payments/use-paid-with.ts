import { cardBrandNames } from '@vonk/contract/payment-methods';
import type { Payment } from '@vonk/contract/payments';
import { useMethodName } from '../../texts/use-method-name.ts';

/** What a payment was made with: the method, and the brand of the card where that says more (T104). */
export function usePaidWith(): (payment: Pick<Payment, 'method' | 'card_brand'>) => string {
  const nameOf = useMethodName();
  return ({ method, card_brand: brand }) => {
    const name = nameOf(method);
    const chosen = brand === null ? name : cardBrandNames[brand];
    return chosen === name ? name : `${name} (${chosen})`;
  };
}
