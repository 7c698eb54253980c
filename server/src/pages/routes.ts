import type { complaintsEndpoints } from '@vonk/contract/complaints';
import type { pagesEndpoints } from '@vonk/contract/pages';
import type { ModuleRoutes } from '../accounts/index.ts';
import { fileComplaint } from './file-complaint.ts';
import type { PagesServices } from './services.ts';
import { showPage } from './show-page.ts';

export const pagesRoutes = (services: PagesServices): ModuleRoutes<typeof pagesEndpoints & typeof complaintsEndpoints> => ({
  'GET /api/page.php': { access: 'visitor', handle: (call, input) => showPage(services, call, input) },
  'POST /api/complaint.php': {
    access: 'visitor',
    limit: { max: 10, seconds: 3600, per: 'address' },
    handle: (call, input) => fileComplaint(services, call, input),
  },
});
