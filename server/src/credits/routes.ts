import type { creditsEndpoints } from '@vonk/contract/credits';
import type { ModuleRoutes } from '../accounts/index.ts';
import { limitSpending, showLimits } from './limit-spending.ts';
import type { CreditsServices } from './services.ts';

export const creditsRoutes = (services: CreditsServices): ModuleRoutes<typeof creditsEndpoints> => ({
  'GET /api/spending-limits.php': { access: 'member', handle: (call) => showLimits(services, call) },
  'PUT /api/spending-limits.php': {
    access: 'member',
    limit: { max: 30, seconds: 60, per: 'member' },
    handle: (call, input) => limitSpending(services, call, input),
  },
});
