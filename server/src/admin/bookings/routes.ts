import type { bookingsEndpoints } from '@vonk/contract/admin/money/bookings';
import type { StaffRoutes, StaffServices } from '../../staff/index.ts';
import {
  endMandateAtDesk,
  reopenUnbookedAtDesk,
  settleUnbookedAtDesk,
  showMandates,
  showUnbooked,
} from './bookings-desk.ts';

const acts = { max: 60, seconds: 600, per: 'member' } as const;
const looks = { max: 120, seconds: 600, per: 'member' } as const;

export const bookingsRoutes = (services: Pick<StaffServices, 'db'>): StaffRoutes<typeof bookingsEndpoints> => ({
  'GET /api/admin/unbooked': { limit: looks, handle: (call, input) => showUnbooked(services, call, input) },
  'POST /api/admin/unbooked-settle': {
    limit: acts,
    handle: (call, input) => settleUnbookedAtDesk(services, call, input),
  },
  'POST /api/admin/unbooked-reopen': {
    limit: acts,
    handle: (call, input) => reopenUnbookedAtDesk(services, call, input),
  },
  'GET /api/admin/mandates': { limit: looks, handle: (call, input) => showMandates(services, call, input) },
  'POST /api/admin/mandate-end': { limit: acts, handle: (call, input) => endMandateAtDesk(services, call, input) },
});
