import { cardBrandNames, methodFacts, type PaymentMethod } from '@vonk/contract/payment-methods';
import type { Payment } from '@vonk/contract/payments';
import { useTranslations } from 'use-intl';

/** A method's name: its brand, else its word in the reader's language (T102). */
export function useMethodName(): (method: PaymentMethod) => string {
  const t = useTranslations('methods');
  return (method) => methodFacts[method].brand ?? t(method as Parameters<typeof t>[0]);
}

/** What a payment was made with: the method, and the brand of the card where that says more (T104). */
export function usePaidWith(): (payment: Pick<Payment, 'method' | 'card_brand'>) => string {
  const nameOf = useMethodName();
  return ({ method, card_brand: brand }) => {
    const name = nameOf(method);
    const chosen = brand === null ? name : cardBrandNames[brand];
    return chosen === name ? name : `${name} (${chosen})`;
  };
}
