import type { searchEndpoints } from '@vonk/contract/search';
import type { ModuleRoutes } from '../accounts/index.ts';
import { chooseOnlyReal } from './choose-only-real.ts';
import { searchMembers } from './search-members.ts';
import type { SearchServices } from './services.ts';

/** Search, for members and, where the site opens it, for guests. */
export const searchRoutes = (services: SearchServices): ModuleRoutes<typeof searchEndpoints> => ({
  'GET /api/members.php': {
    access: 'visitor',
    limit: { max: 120, seconds: 60, per: 'member' },
    handle: (call, input) => searchMembers(services, call, input),
  },
  'PUT /api/only-real-members.php': {
    access: 'visitor',
    limit: { max: 30, seconds: 60, per: 'member' },
    handle: (call, input) => chooseOnlyReal(services, call, input),
  },
});
