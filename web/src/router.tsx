import { dehydrate, type DehydratedState, hydrate, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { askAgainWhenOvertaken } from './api/cache/ask-again.ts';
import type { AppContext } from './api/context.ts';
import { ErrorScreen, NotFoundScreen } from './layouts/error-screen.tsx';
import { parseSearch, stringifySearch } from './api/routing/plain-search.ts';
import { routeTree } from './route-tree.gen.ts';

/** A router with its own cache: one per page load in the browser, one per request on the server. */
export function createAppRouter(context: Omit<AppContext, 'queryClient'>) {
  const isServer = typeof window === 'undefined';
  const queryClient = new QueryClient({
    defaultOptions: {
      // `call` retries by itself; on the server no timer may outlive the request.
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        // Without a connection a screen says so, or shows what is kept: a query that waits by itself would keep the
        // screen before it for ever.
        networkMode: 'always',
        refetchOnReconnect: true,
        ...(isServer ? { gcTime: Infinity } : {}),
      },
      // Without a connection one hears so at once; by itself what was sent would wait without a word.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  if (!isServer) askAgainWhenOvertaken(queryClient);
  return createRouter({
    routeTree,
    context: { ...context, queryClient },
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: isServer || afterFirstScreen(),
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
    ...(isServer ? { ssr: { nonce: context.page.nonce } } : {}),
    // All that a page is rendered with is there before: nothing is streamed after it, and it needs no stream.
    dehydrate: () => ({ queries: answeredQueries(queryClient) }),
    hydrate: ({ queries }) => hydrate(queryClient, { queries: queries as DehydratedState['queries'] }),
    Wrap: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  });
}

/**
 * What the page was rendered with, a refusal too. Typed as the router wants it, who cannot see that all of it came from
 * JSON.
 */
const answeredQueries = (queryClient: QueryClient) =>
  dehydrate(queryClient, { shouldDehydrateQuery: ({ state }) => state.status !== 'pending' }).queries as object[];

/**
 * The first screen stands before its script runs, and its page has scrolled it to where one was: a visitor may have
 * gone on from there, and is not taken back.
 */
function afterFirstScreen(): () => boolean {
  let isFirst = true;
  return () => {
    if (!isFirst) return true;
    isFirst = false;
    // The router keeps the place of what it saw scroll, and it did not see this.
    if (scrollY > 0) document.dispatchEvent(new Event('scroll'));
    return false;
  };
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
