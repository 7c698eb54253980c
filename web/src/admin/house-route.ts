import { createRootRouteWithContext, createRoute, redirect, retainSearchParams } from '@tanstack/react-router';
import type { AdminContext } from './api/context.ts';
import { sessionQuery } from './api/queries.ts';
import { House } from './frame/house.tsx';
import { Root } from './frame/root.tsx';
import { rememberLocale } from './frame/kept/locale.ts';
import { queryOf, type Query } from './frame/kept/search.ts';

/** Every page of the back-office. */
export const root = createRootRouteWithContext<AdminContext>()({
  beforeLoad: ({ context: { texts } }) => texts.load(['admin', 'errors']),
  component: Root,
});

/** All that stands behind the login. The chosen site goes along from page to page. */
export const house = createRoute({
  getParentRoute: () => root,
  id: 'house',
  validateSearch: (search: Query) => queryOf(search, ['site']),
  search: { middlewares: [retainSearchParams(['site'])] },
  beforeLoad: async ({ context: { queryClient, call, texts }, location }) => {
    const me = await queryClient.ensureQueryData({ ...sessionQuery(call), revalidateIfStale: true });
    if (!me) throw redirect({ to: '/login', search: { to: location.href.replace(/^\/admin/, '') } });
    rememberLocale(me.locale, texts.locale);
    return { me };
  },
  component: House,
});
