import type { CallOutput } from '@vonk/contract/api';
import { useSyncExternalStore } from 'react';

type Offer = CallOutput<'GET /api/packages.php'>;

const never = () => () => {};

/** Whether this browser can pay by Apple Pay; no other one is worth offering it to. */
export function hasApplePay(): boolean {
  const { ApplePaySession: session } = globalThis as { ApplePaySession?: { canMakePayments(): boolean } };
  try {
    return session?.canMakePayments() ?? false;
  } catch {
    // Apple's own refuses the question on pages that are not secure.
    return false;
  }
}

/** What the server offers, as far as this browser can pay by it; the server's page offers what all can. */
export function useOwnOffer<Own extends Pick<Offer, 'methods'>>(offer: Own): Own {
  const hasApple = useSyncExternalStore(never, hasApplePay, () => false);
  return hasApple ? offer : { ...offer, methods: offer.methods.filter(({ slug }) => slug !== 'applepay') };
}
