import type { partnersDeskEndpoints } from '@vonk/contract/admin/sites/partners';
import type { StaffRoutes, StaffServices } from '../../staff/index.ts';
import { endKeyAtDesk, listKeysAtDesk, makeKeyAtDesk } from './partners-desk.ts';

const acts = { max: 60, seconds: 600, per: 'member' } as const;

export const partnersDeskRoutes = (services: Pick<StaffServices, 'db'>): StaffRoutes<typeof partnersDeskEndpoints> => ({
  'GET /api/admin/network-keys': { handle: (call) => listKeysAtDesk(services, call) },
  'POST /api/admin/network-key': { limit: acts, handle: (call, input) => makeKeyAtDesk(services, call, input) },
  'POST /api/admin/network-key-end': { limit: acts, handle: (call, input) => endKeyAtDesk(services, call, input) },
});
