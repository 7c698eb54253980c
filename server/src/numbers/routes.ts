import type { numbersEndpoints } from '@vonk/contract/admin/house/numbers';
import type { StaffRoutes } from '../staff/index.ts';
import { exportNumbers, type NumbersServices, showNumbers } from './show-numbers.ts';

export const numbersRoutes = (services: NumbersServices): StaffRoutes<typeof numbersEndpoints> => ({
  'GET /api/admin/numbers': { handle: (call, input) => showNumbers(services, call, input) },
  'GET /api/admin/numbers-csv': { handle: (call, input) => exportNumbers(services, call, input) },
});
