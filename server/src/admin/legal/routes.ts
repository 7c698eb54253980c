import type { legalEndpoints } from '@vonk/contract/admin/sites/legal';
import type { StaffRoutes } from '../../staff/index.ts';
import { type LegalServices, listLegal, showEdition, showLegal } from './list-legal.ts';
import { publishLegal } from './publish-legal.ts';

const acts = { max: 60, seconds: 600, per: 'member' } as const;

export const legalRoutes = (services: LegalServices): StaffRoutes<typeof legalEndpoints> => ({
  'GET /api/admin/legal-texts': { handle: (call) => listLegal(services, call) },
  'GET /api/admin/legal-text': { handle: (call, input) => showLegal(services, call, input) },
  'GET /api/admin/legal-edition': { handle: (call, input) => showEdition(services, call, input) },
  'PUT /api/admin/legal-text': { limit: acts, handle: (call, input) => publishLegal(services, call, input) },
});
