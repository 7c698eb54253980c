import type { inventoryEndpoints } from '@vonk/contract/admin/house/inventory';
import type { StaffRoutes, StaffServices } from '../../staff/index.ts';
import { showInventory } from './show-inventory.ts';

export const lawRoutes = (services: Pick<StaffServices, 'db'>): StaffRoutes<typeof inventoryEndpoints> => ({
  'GET /api/admin/inventory': { handle: () => showInventory(services) },
});
