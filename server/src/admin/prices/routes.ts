import type { pricePlansEndpoints } from '@vonk/contract/admin/money/price-plans';
import type { StaffRoutes, StaffServices } from '../../staff/index.ts';
import { cancelPlan, planPrices, showPlans } from './plan-prices.ts';

const acts = { max: 60, seconds: 600, per: 'member' } as const;

export const pricePlansRoutes = (services: Pick<StaffServices, 'db'>): StaffRoutes<typeof pricePlansEndpoints> => ({
  'GET /api/admin/price-plans': { handle: (call, input) => showPlans(services, call, input) },
  'POST /api/admin/price-plan': { limit: acts, handle: (call, input) => planPrices(services, call, input) },
  'POST /api/admin/price-plan-cancel': { limit: acts, handle: (call, input) => cancelPlan(services, call, input) },
});
