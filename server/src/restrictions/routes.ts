import type { restrictionsEndpoints } from '@vonk/contract/restrictions';
import type { ModuleRoutes } from '../accounts/index.ts';
import { objectToRestriction, showRestriction } from './objecting/object-to-restriction.ts';
import type { RestrictionsServices } from './services.ts';

/** What was taken from a member, and the objection (T61, T62). */
export const restrictionsRoutes = (services: RestrictionsServices): ModuleRoutes<typeof restrictionsEndpoints> => ({
  'GET /api/restriction.php': { access: 'member', handle: (call) => showRestriction(services, call) },
  'POST /api/restriction-objection.php': {
    access: 'member',
    limit: { max: 10, seconds: 60, per: 'member' },
    handle: (call, input) => objectToRestriction(services, call, input),
  },
});
