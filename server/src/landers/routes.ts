import type { landersEndpoints } from '@vonk/contract/landers';
import type { ModuleRoutes } from '../accounts/index.ts';
import { countBounce } from './count-bounce.ts';
import { createMemberCounts } from './member-counts.ts';
import type { LandersServices } from './services.ts';
import { showLander } from './show-lander.ts';
import { showMember, showMembers } from './show-member.ts';

export function landersRoutes(services: LandersServices): ModuleRoutes<typeof landersEndpoints> {
  const counts = createMemberCounts(services.db);
  return {
    'GET /api/lander.php': {
      access: 'visitor',
      handle: (call, input) => showLander({ ...services, counts }, call, input),
    },
    'GET /api/lander-member.php': {
      access: 'visitor',
      limit: { max: 60, seconds: 60, per: 'member' },
      handle: (call, input) => showMember(services, call, input),
    },
    'GET /api/lander-members.php': {
      access: 'visitor',
      limit: { max: 60, seconds: 60, per: 'member' },
      handle: (call, input) => showMembers(services, call, input),
    },
    'POST /api/page-hidden.php': {
      access: 'visitor',
      limit: { max: 30, seconds: 60, per: 'member' },
      handle: (call) => countBounce(services, call),
    },
  };
}
