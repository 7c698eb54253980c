import { queryOptions, useQuery } from '@tanstack/react-query';
import type { User } from '@vonk/contract/account';
import type { CallOutput } from '@vonk/contract/api';
import type { DiscountCode } from '@vonk/contract/discounts';
import { minute } from '@vonk/contract/durations';
import { keys } from '../api/keys.ts';
import { type Call, CallError } from '../api/call.ts';
import type { AppContext } from '../api/context.ts';
import { userQuery } from '../api/queries.ts';
import { useHasCome } from '../api/server-clock.ts';
import { useApp, useUser } from '../api/use-app.ts';

export interface Discount extends DiscountCode {
  /** Milliseconds since 1970 on the server's clock; null: it has no end. */
  readonly endsAt: number | null;
  /** Whether it may be shown as an offer (T34). */
  readonly isAdvertised: boolean;
}

/** A discount as screens use it; null where there is none. */
export const discountOf = ({ discountcode, advertised }: CallOutput<'GET /api/discountcode.php'>): Discount | null =>
  discountcode && {
    ...discountcode,
    endsAt: discountcode.expires === null ? null : Date.parse(discountcode.expires),
    isAdvertised: advertised,
  };

/** What the server knows of a discount; nothing where it refuses. */
async function orNone(asked: Promise<CallOutput<'GET /api/discountcode.php'>>): Promise<Discount | null> {
  try {
    return discountOf(await asked);
  } catch (error) {
    if (error instanceof CallError) return null;
    throw error;
  }
}

/**
 * The best offer of a newcomer, or null; that there is none, or that it could not be asked, is no error.
 */
export const welcomeQuery = (call: Call) =>
  queryOptions({
    queryKey: keys.discount('welcome'),
    queryFn: () => orNone(call('GET /api/discountcode.php', { welcome: 'true' })),
    staleTime: 5 * minute,
  });

/**
 * The best code that is the member's own, as whoever stayed was given; null where there is none. That it could not be
 * asked is no error: the page goes on without.
 */
export const ownCodeQuery = (call: Call) =>
  queryOptions({
    queryKey: keys.discount('own'),
    queryFn: () => orNone(call('GET /api/discountcode.php', { own: 'true' })),
    staleTime: 5 * minute,
  });

/** The member's own code, which applies by itself wherever it is the best (DISC-3). */
export function useOwnCode(): Discount | undefined {
  const { call } = useApp();
  const { data } = useQuery({ ...ownCodeQuery(call), enabled: useUser() !== null });
  return useHasCome(data?.endsAt ?? null) ? undefined : (data ?? undefined);
}

/** For loaders: reads the offer of whoever may have one. */
export async function ensureOffer({ call, queryClient }: Pick<AppContext, 'call' | 'queryClient'>): Promise<void> {
  const user = await queryClient.ensureQueryData(userQuery(call));
  if (mayHaveOffer(user)) await queryClient.ensureQueryData(welcomeQuery(call));
}

/** Only who is logged in and has not bought yet. */
const mayHaveOffer = (user: User | null): boolean => user !== null && !user.paid_user;

/**
 * The member's offer as a newcomer: the time bonus where there is one, else the welcome discount; gone in the second it
 * ends.
 */
export function useOffer(): Discount | undefined {
  const { call } = useApp();
  const isAsked = mayHaveOffer(useUser());
  const { data } = useQuery({ ...welcomeQuery(call), enabled: isAsked });
  const hasEnded = useHasCome(data?.endsAt ?? null);
  return isAsked && data && !hasEnded ? data : undefined;
}
