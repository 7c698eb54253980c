import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { User } from '@vonk/contract/account';
import type { Settings } from '@vonk/contract/sites';
import type { AppContext } from './context.ts';
import { userQuery } from './queries.ts';

/** What every screen may use: the caller, the cache, the texts and the site's settings. */
export const useApp = (): AppContext & { settings: Settings } => useRouteContext({ from: '__root__' });

/** The logged-in member, or null; follows login, logout and live events. */
export const useUser: () => User | null = import.meta.env.SSR ? useUserOfPage : useUserNow;

function useUserNow(): User | null {
  const { call } = useApp();
  return useQuery(userQuery(call)).data ?? null;
}

/** Nothing changes while a page is rendered, so nothing follows it. */
function useUserOfPage(): User | null {
  const { call, queryClient } = useApp();
  return queryClient.getQueryData(userQuery(call).queryKey) ?? null;
}
