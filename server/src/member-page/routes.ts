import type { memberPageEndpoints } from '@vonk/contract/member-page';
import type { ModuleRoutes } from '../accounts/index.ts';
import { type MemberPageServices, showMember } from './show-member.ts';

export const memberPageRoutes = (services: MemberPageServices): ModuleRoutes<typeof memberPageEndpoints> => ({
  'GET /api/member.php': {
    access: 'visitor',
    limit: { max: 120, seconds: 60, per: 'member' },
    handle: (call, input) => showMember(services, call, input),
  },
});
