import type { arrivalsEndpoints } from '@vonk/contract/admin/house/arrivals';
import type { numbersEndpoints } from '@vonk/contract/admin/house/numbers';
import type { StaffRoutes } from '../staff/index.ts';
import { exportArrivals, showArrivals } from './show-arrivals.ts';
import { exportNumbers, type NumbersServices, showNumbers } from './show-numbers.ts';

export const numbersRoutes = (
  services: NumbersServices,
): StaffRoutes<typeof numbersEndpoints & typeof arrivalsEndpoints> => ({
  'GET /api/admin/numbers': { handle: (call, input) => showNumbers(services, call, input) },
  'GET /api/admin/numbers-csv': { handle: (call, input) => exportNumbers(services, call, input) },
  'GET /api/admin/arrivals': { handle: (call, input) => showArrivals(services, call, input) },
  'GET /api/admin/arrivals-csv': { handle: (call, input) => exportArrivals(services, call, input) },
});
