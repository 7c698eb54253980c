import type { leavingEndpoints } from '@vonk/contract/leaving';
import type { ModuleRoutes } from '../accounts/index.ts';
import { comeBack } from './come-back.ts';
import { eraseNow } from './erasing/erase-now.ts';
import { leave } from './leave.ts';
import { showLeaving } from './offers/show-leaving.ts';
import type { LeavingServices } from './services.ts';
import { takeOffer } from './offers/take-offer.ts';

const perNetwork = { max: 30, seconds: 60, per: 'network' } as const;
const perMember = { max: 30, seconds: 60, per: 'member' } as const;

/** Leaving, coming back, and what may be enough instead (LEAVE-1). */
export const leavingRoutes = (services: LeavingServices): ModuleRoutes<typeof leavingEndpoints> => ({
  'GET /api/leave.php': { access: 'member', limit: perMember, handle: (call) => showLeaving(services, call) },
  'POST /api/leave.php': { access: 'member', limit: perMember, handle: (call, input) => leave(services, call, input) },
  'POST /api/stay.php': {
    access: 'visitor',
    limit: perNetwork,
    handle: (call, input) => comeBack(services, call, input),
  },
  'POST /api/erase.php': {
    access: 'visitor',
    limit: perNetwork,
    handle: (call, input) => eraseNow(services, call, input),
  },
  'POST /api/retention-offer.php': {
    access: 'member',
    limit: perMember,
    handle: (call, input) => takeOffer(services, call, input),
  },
});
