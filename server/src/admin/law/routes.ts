import type { authoritiesEndpoints } from '@vonk/contract/admin/house/authorities';
import type { drillsEndpoints } from '@vonk/contract/admin/house/drills';
import type { inventoryEndpoints } from '@vonk/contract/admin/house/inventory';
import type { transparencyEndpoints } from '@vonk/contract/admin/house/transparency';
import type { StaffRoutes, StaffServices } from '../../staff/index.ts';
import { answerRequestAtDesk, listRequestsAtDesk, noteRequestAtDesk } from './authorities-desk.ts';
import { listDrills, noteDrill } from './breach-drills.ts';
import { reportYear } from './report-year.ts';
import { showInventory } from './show-inventory.ts';

const acts = { max: 120, seconds: 600, per: 'member' } as const;

type LawEndpoints = typeof inventoryEndpoints &
  typeof authoritiesEndpoints &
  typeof transparencyEndpoints &
  typeof drillsEndpoints;

export const lawRoutes = (services: Pick<StaffServices, 'db'>): StaffRoutes<LawEndpoints> => ({
  'GET /api/admin/inventory': { handle: () => showInventory(services) },
  'GET /api/admin/drills': { handle: (call, input) => listDrills(services, call, input) },
  'POST /api/admin/drill': { limit: acts, handle: (call, input) => noteDrill(services, call, input) },
  'GET /api/admin/transparency': { handle: (call, input) => reportYear(services, call, input) },
  'GET /api/admin/authority-requests': { handle: (call, input) => listRequestsAtDesk(services, call, input) },
  'POST /api/admin/authority-request': {
    limit: acts,
    handle: (call, input) => noteRequestAtDesk(services, call, input),
  },
  'POST /api/admin/authority-answer': {
    limit: acts,
    handle: (call, input) => answerRequestAtDesk(services, call, input),
  },
});
