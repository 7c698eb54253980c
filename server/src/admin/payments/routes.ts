import type { adminPaymentsEndpoints } from '@vonk/contract/admin/money/payments';
import type { RateLimit } from '../../platform/http/rates/rate-limit.ts';
import type { StaffRoutes } from '../../staff/index.ts';
import { exportPayments, listAtDesk } from './list-payments.ts';
import { type DeskServices, refundAtDesk, showAtProvider, showPayment } from './payment-desk.ts';

const looks: RateLimit = { max: 120, seconds: 600, per: 'member' };
const acts: RateLimit = { max: 60, seconds: 600, per: 'member' };

export const paymentDeskRoutes = (services: DeskServices): StaffRoutes<typeof adminPaymentsEndpoints> => ({
  'GET /api/admin/payments': { limit: looks, handle: (call, input) => listAtDesk(services, call, input) },
  'GET /api/admin/payments-csv': { limit: looks, handle: (call, input) => exportPayments(services, call, input) },
  'GET /api/admin/payment': { limit: looks, handle: (call, input) => showPayment(services, call, input) },
  'POST /api/admin/payment-at-provider': {
    limit: acts,
    handle: (call, input) => showAtProvider(services, call, input),
  },
  'POST /api/admin/payment-refund': { limit: acts, handle: (call, input) => refundAtDesk(services, call, input) },
});
