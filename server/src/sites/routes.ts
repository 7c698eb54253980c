import type { SettingsLists, sitesEndpoints } from '@vonk/contract/sites';
import type { VisitorCall, VisitorRoutes } from './call.ts';
import { companyView, settingsView } from './view.ts';

export interface SitesServices {
  build: string;
  isDemo: boolean;
  /** What other modules have of a site's settings. */
  readLists(call: VisitorCall): Promise<SettingsLists>;
}

export const sitesRoutes = (services: SitesServices): VisitorRoutes<typeof sitesEndpoints> => ({
  'GET /api/settings.php': {
    access: 'visitor',
    handle: async (call, { network, brief }) => ({
      settings: {
        ...settingsView(call, network, services),
        ...(brief === undefined && (await services.readLists(call))),
      },
      domain_language: call.site.domainLanguage,
    }),
  },
  'GET /api/companyinfo.php': { access: 'visitor', handle: async ({ site }) => companyView(site) },
});
