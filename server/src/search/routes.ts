import type { searchEndpoints } from '@vonk/contract/search';
import type { ModuleRoutes } from '../accounts/index.ts';
import { limitsOf } from '../platform/http/rates/rate-limit.ts';
import { orRefuse } from '../platform/refusal.ts';
import { chooseOnlyReal } from './choose-only-real.ts';
import { deleteSearch } from './saved/delete-search.ts';
import { saveSearch } from './saved/save-search.ts';
import { listSearches } from './saved/saved-searches.ts';
import { searchMembers } from './search-members.ts';
import type { SearchServices } from './services.ts';

const rare = { max: 30, seconds: 60, per: 'member' } as const;

/** Search, for members and, where the site opens it, for guests. */
export const searchRoutes = (services: SearchServices): ModuleRoutes<typeof searchEndpoints> => ({
  'GET /api/members.php': {
    access: 'visitor',
    limit: limitsOf({ max: 120, firstDay: 60, seconds: 60 }),
    quick: (call, input) => searchMembers(services, call, input),
    handle: async (call, input) => orRefuse(await searchMembers(services, call, input), 'authentication_required'),
  },
  'GET /api/saved-searches.php': {
    access: 'member',
    handle: async ({ member }) => ({ searches: await listSearches(services.db, member) }),
  },
  'POST /api/saved-search.php': {
    access: 'member',
    limit: rare,
    handle: (call, input) => saveSearch(services, call, input),
  },
  'DELETE /api/saved-search.php': {
    access: 'member',
    limit: rare,
    handle: (call, input) => deleteSearch(services, call, input),
  },
  'PUT /api/only-real-members.php': {
    access: 'visitor',
    limit: rare,
    handle: (call, input) => chooseOnlyReal(services, call, input),
  },
});
