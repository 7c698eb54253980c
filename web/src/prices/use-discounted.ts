import { useQuery } from '@tanstack/react-query';
import { type DiscountedOrder, discountMinorOf, whyNotOn } from '@vonk/contract/discounts';
import { minute } from '@vonk/contract/durations';
import { useSyncExternalStore } from 'react';
import { keys } from '../api/keys.ts';
import { CallError } from '../api/call.ts';
import { type Discount, discountOf, useOffer, useOwnCode } from './discounts.ts';
import { useHasCome } from '../api/server-clock.ts';
import { useApp } from '../api/use-app.ts';

const key = 'discount_code';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Keeps the code somebody typed in this tab, until it is used or taken away (C24); undefined takes it away. */
export function keepCode(code: string | undefined): void {
  if (code === undefined) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, code);
  for (const listener of listeners) listener();
}

export interface TypedCode {
  code: string | null;
  discount: Discount | undefined;
  /** Why it does not hold, in words. */
  problem: string | undefined;
}

/** The code typed in this tab, and what the server says of it. */
export function useTypedCode(): TypedCode {
  const { call } = useApp();
  const code = useSyncExternalStore(
    subscribe,
    () => sessionStorage.getItem(key),
    () => null,
  );
  const { data, error } = useQuery({
    queryKey: keys.discount(code),
    queryFn: async () => discountOf(await call('GET /api/discountcode.php', { code: code ?? '' })),
    enabled: code !== null,
    staleTime: minute,
  });
  const hasEnded = useHasCome(data?.endsAt ?? null);
  return {
    code,
    discount: hasEnded ? undefined : (data ?? undefined),
    problem: error instanceof CallError ? error.message : undefined,
  };
}

/**
 * The one discount that counts for an order: the best of the newcomer's offer, the member's own code and the typed one;
 * they never add up (B3, DISC-2).
 */
export function useDiscounted(): (order: DiscountedOrder) => { discount: Discount | undefined; minor: number } {
  const offer = useOffer();
  const own = useOwnCode();
  const { discount: typed } = useTypedCode();
  return (order) => {
    const [best] = [offer, own, typed]
      .filter((discount) => discount !== undefined)
      .filter((discount) => whyNotOn(discount, order) === undefined)
      .toSorted((one, other) => other.value_percentage - one.value_percentage);
    return { discount: best, minor: best ? discountMinorOf(order.totalMinor, best.value_percentage) : 0 };
  };
}
