import type { sitesEndpoints } from '@vonk/contract/admin/sites/sites';
import type { PaymentsServices } from '../../payments/index.ts';
import type { StaffRoutes, StaffServices } from '../../staff/index.ts';
import { changeSite, putBackSite } from './change-site.ts';
import { previewTheme } from './preview-theme.ts';
import { makeSite, showNewSite } from './make-site.ts';
import { listSites, showSite } from './show-site.ts';
import { showVersion, showVersions } from './show-versions.ts';

const acts = { max: 60, seconds: 600, per: 'member' } as const;

export const sitesDeskRoutes = (
  services: Pick<StaffServices, 'db' | 'sites'> & Pick<PaymentsServices, 'providers'>,
): StaffRoutes<typeof sitesEndpoints> => ({
  'GET /api/admin/sites': { handle: (call) => listSites(services, call) },
  'GET /api/admin/site': { handle: (call) => showSite(services, call) },
  'GET /api/admin/site-versions': { handle: (call, input) => showVersions(services, call, input) },
  'GET /api/admin/site-version': { handle: (call, input) => showVersion(services, call, input) },
  'GET /api/admin/theme': { handle: async (call, { color }) => previewTheme(call, color) },
  'GET /api/admin/new-site': { handle: () => showNewSite(services) },
  'POST /api/admin/new-site': { limit: acts, handle: (call, input) => makeSite(services, call, input) },
  'PUT /api/admin/site': { limit: acts, handle: (call, input) => changeSite(services, call, input) },
  'POST /api/admin/site-back': { limit: acts, handle: (call, input) => putBackSite(services, call, input) },
});
