import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { house } from './house-route.ts';

const legalTexts = createRoute({
  getParentRoute: () => house,
  path: '/legal-texts',
  loader: ({ context }) => context.texts.load(['admin-legal']),
  component: lazyRouteComponent(() => import('./pages/legal/legal-texts-page.tsx'), 'LegalTextsPage'),
});

const legalText = createRoute({
  getParentRoute: () => house,
  path: '/legal-texts/$page',
  loader: ({ context }) => context.texts.load(['admin-legal']),
  component: lazyRouteComponent(() => import('./pages/legal/legal-text-page.tsx'), 'LegalTextPage'),
});

/** The static pages of a site, and each by itself. */
export const legalRoutes = [legalTexts, legalText] as const;
