import type { codesEndpoints } from '@vonk/contract/admin/money/codes';
import type { StaffRoutes, StaffServices } from '../../staff/index.ts';
import { endAtDesk, listAtDesk, makeAtDesk } from './codes-desk.ts';

const acts = { max: 60, seconds: 600, per: 'member' } as const;

export const codesRoutes = (services: Pick<StaffServices, 'db'>): StaffRoutes<typeof codesEndpoints> => ({
  'GET /api/admin/codes': { handle: (call, input) => listAtDesk(services, call, input) },
  'POST /api/admin/codes': { limit: acts, handle: (call, input) => makeAtDesk(services, call, input) },
  'POST /api/admin/code-end': { limit: acts, handle: (call, input) => endAtDesk(services, call, input) },
});
