import type { differencesEndpoints } from '@vonk/contract/admin/money/differences';
import type { StaffRoutes, StaffServices } from '../../staff/index.ts';
import { reopenAtDesk, settleAtDesk, showDifferences } from './differences-desk.ts';

const acts = { max: 120, seconds: 600, per: 'member' } as const;
const looks = { max: 120, seconds: 600, per: 'member' } as const;

export const differencesRoutes = (services: Pick<StaffServices, 'db'>): StaffRoutes<typeof differencesEndpoints> => ({
  'GET /api/admin/differences': { limit: looks, handle: (call, input) => showDifferences(services, call, input) },
  'POST /api/admin/difference-settle': { limit: acts, handle: (call, input) => settleAtDesk(services, call, input) },
  'POST /api/admin/difference-reopen': { limit: acts, handle: (call, input) => reopenAtDesk(services, call, input) },
});
