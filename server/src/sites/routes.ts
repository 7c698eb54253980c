import type { sitesEndpoints } from '@vonk/contract/sites';
import type { VisitorRoutes } from './call.ts';
import { companyView, settingsView } from './view.ts';

export interface SitesServices {
  build: string;
  isDemo: boolean;
}

export const sitesRoutes = (services: SitesServices): VisitorRoutes<typeof sitesEndpoints> => ({
  'GET /api/settings.php': {
    access: 'visitor',
    handle: async (call, { network }) => ({
      settings: settingsView(call, network, services),
      domain_language: call.site.domainLanguage,
    }),
  },
  'GET /api/companyinfo.php': { access: 'visitor', handle: async ({ site }) => companyView(site) },
});
