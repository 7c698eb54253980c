import { methodFacts, type PaymentMethod } from '@vonk/contract/payment-methods';
import { useTranslations } from 'use-intl';

/** A method's name: its brand, else its word in the reader's language (T102). Needs the texts `methods`. */
export function useMethodName(): (method: PaymentMethod) => string {
  const t = useTranslations('methods');
  return (method) => methodFacts[method].brand ?? t(method as Parameters<typeof t>[0]);
}
