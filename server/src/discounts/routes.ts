import type { discountsEndpoints } from '@vonk/contract/discounts';
import type { ModuleRoutes } from '../accounts/index.ts';
import { type DiscountsServices, readDiscount } from './read-discount.ts';

export const discountsRoutes = (services: DiscountsServices): ModuleRoutes<typeof discountsEndpoints> => ({
  'GET /api/discountcode.php': {
    access: 'visitor',
    // Codes cannot be found by trying.
    limit: { max: 120, seconds: 60, per: 'member' },
    handle: (call, input) => readDiscount(services, call, input),
  },
});
