import type { pagesEndpoints } from '@vonk/contract/pages';
import type { ModuleRoutes } from '../accounts/index.ts';
import type { PagesServices } from './services.ts';
import { showPage } from './show-page.ts';

export const pagesRoutes = (services: PagesServices): ModuleRoutes<typeof pagesEndpoints> => ({
  'GET /api/page.php': { access: 'visitor', handle: (call, input) => showPage(services, call, input) },
});
