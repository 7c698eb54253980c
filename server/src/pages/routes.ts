import type { pagesEndpoints } from '@vonk/contract/pages';
import type { ModuleRoutes } from '../accounts/index.ts';
import type { PagesServices } from './services.ts';
import { showPage } from './show-page.ts';
import { agreeToTerms, showOwnTerms, showTermsText } from './terms/own-terms.ts';

export const pagesRoutes = (services: PagesServices): ModuleRoutes<typeof pagesEndpoints> => ({
  'GET /api/page.php': { access: 'visitor', handle: (call, input) => showPage(services, call, input) },
  'GET /api/terms.php': { access: 'member', handle: (call) => showOwnTerms(services, call) },
  'GET /api/terms-text.php': { access: 'member', handle: (call, input) => showTermsText(services, call, input) },
  'POST /api/terms.php': {
    access: 'member',
    limit: { max: 30, seconds: 600, per: 'member' },
    handle: (call, input) => agreeToTerms(services, call, input),
  },
});
