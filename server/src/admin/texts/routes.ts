import type { textBlocksEndpoints } from '@vonk/contract/admin/house/text-blocks';
import type { StaffRoutes, StaffServices } from '../../staff/index.ts';
import { listAtDesk, removeAtDesk, writeAtDesk } from './blocks-desk.ts';

const acts = { max: 120, seconds: 600, per: 'member' } as const;

export const textBlocksRoutes = (services: Pick<StaffServices, 'db'>): StaffRoutes<typeof textBlocksEndpoints> => ({
  'GET /api/admin/text-blocks': { handle: (call) => listAtDesk(services, call) },
  'PUT /api/admin/text-block': { limit: acts, handle: (call, input) => writeAtDesk(services, call, input) },
  'DELETE /api/admin/text-block': { limit: acts, handle: (call, input) => removeAtDesk(services, call, input) },
});
