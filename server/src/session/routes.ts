import type { sessionEndpoints } from '@vonk/contract/account';
import type { ModuleRoutes } from '../accounts/index.ts';
import { chooseLanguage } from './choose-language.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import type { SessionFlowServices } from './services.ts';
import { unlock } from './unlock.ts';
import { userOf } from './users.ts';

/** Guesses are counted in spans of 15 minutes: of an account and a network in `logIn`, of a browser here (T124). */
const quarter = 900;

export const sessionRoutes = (services: SessionFlowServices): ModuleRoutes<typeof sessionEndpoints> => ({
  'POST /api/user.php': {
    access: 'visitor',
    limit: [
      { max: 25, seconds: quarter, per: 'device' },
      { max: 60, seconds: 60, per: 'network' },
    ],
    handle: (call, input) => logIn(services, call, input),
  },
  'GET /api/user.php': {
    access: 'visitor',
    handle: async (call) => ({ user: call.member ? await userOf(services, call.member, call) : null }),
  },
  'PUT /api/user.php': { access: 'member', handle: (call, input) => chooseLanguage(services, call, input) },
  'POST /api/unlock.php': {
    access: 'visitor',
    limit: [
      { max: 15, seconds: quarter, per: 'device' },
      { max: 60, seconds: 60, per: 'network' },
    ],
    handle: (call, input) => unlock(services, call, input),
  },
  'GET /api/logout.php': { access: 'visitor', handle: (call) => logOut(services, call) },
});
