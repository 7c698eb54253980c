import { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { parseSearch, stringifySearch } from '../api/routing/plain-search.ts';
import type { AdminContext } from './api/context.ts';
import { NotFound, PageError } from './frame/page-errors.tsx';
import { routeTree } from './routes.tsx';

/** The router of the back-office with its own cache, one per page load. */
export function createAdminRouter(context: Omit<AdminContext, 'queryClient'>) {
  const queryClient = new QueryClient({
    defaultOptions: {
      // `call` retries by itself. Without a connection a page says so: a query that waits would say nothing.
      queries: { retry: false, networkMode: 'always', refetchOnReconnect: true },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return createRouter({
    routeTree,
    basepath: '/admin',
    context: { ...context, queryClient },
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultErrorComponent: PageError,
    defaultNotFoundComponent: NotFound,
  });
}

export type AdminRouter = ReturnType<typeof createAdminRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AdminRouter;
  }
}
