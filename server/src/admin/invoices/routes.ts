import type { invoicesEndpoints } from '@vonk/contract/admin/money/invoices';
import type { StaffRoutes, StaffServices } from '../../staff/index.ts';
import { listAtDesk, openAtDesk } from './invoices-desk.ts';

const looks = { max: 120, seconds: 600, per: 'member' } as const;

export const invoicesRoutes = (services: Pick<StaffServices, 'db'>): StaffRoutes<typeof invoicesEndpoints> => ({
  'GET /api/admin/invoices': { limit: looks, handle: (call, input) => listAtDesk(services, call, input) },
  'GET /api/admin/invoice': { limit: looks, handle: (call, input) => openAtDesk(services, call, input) },
});
