import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { queryOf, type Query } from './frame/kept/search.ts';
import { house } from './house-route.ts';

const invented = createRoute({
  getParentRoute: () => house,
  path: '/invented',
  validateSearch: (search: Query) => queryOf(search, ['name', 'kind', 'shown']),
  loader: ({ context }) =>
    context.texts.load(['admin-invented', 'admin-pictures', 'admin-members', 'members', 'profile', 'shell']),
  component: lazyRouteComponent(() => import('./pages/invented/invented-page.tsx'), 'InventedPage'),
});

/** The profiles of a site that are nobody's. */
export const inventedRoutes = [invented] as const;
