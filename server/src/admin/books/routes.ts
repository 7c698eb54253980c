import type { booksEndpoints } from '@vonk/contract/admin/money/books';
import type { cardRiskEndpoints } from '@vonk/contract/admin/money/card-risk';
import type { Sites } from '../../sites/index.ts';
import type { StaffRoutes, StaffServices } from '../../staff/index.ts';
import { showMonths, takeMonth, takeQuarter } from './books-desk.ts';
import { showCardRisk } from './show-card-risk.ts';

const looks = { max: 120, seconds: 600, per: 'member' } as const;
/** All entries of a span are read for each. */
const writing = { max: 30, seconds: 600, per: 'member' } as const;

export const booksRoutes = (
  services: Pick<StaffServices, 'db'> & { readonly sites: Sites },
): StaffRoutes<typeof booksEndpoints & typeof cardRiskEndpoints> => ({
  'GET /api/admin/card-risk': { limit: looks, handle: (call) => showCardRisk(services, call) },
  'GET /api/admin/months': { limit: looks, handle: (call, input) => showMonths(services, call, input) },
  'POST /api/admin/month-files': { limit: writing, handle: (call, input) => takeMonth(services, call, input) },
  'POST /api/admin/quarter-files': { limit: writing, handle: (call, input) => takeQuarter(services, call, input) },
});
