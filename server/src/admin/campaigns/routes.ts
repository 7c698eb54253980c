import type { campaignsEndpoints } from '@vonk/contract/admin/house/campaigns';
import type { MailServices } from '../../mails/index.ts';
import type { StaffRoutes, StaffServices } from '../../staff/index.ts';
import { listAtDesk, startAtDesk, stopAtDesk, writeAtDesk } from './campaigns-desk.ts';
import { previewAtDesk, testAtDesk } from './preview-campaign.ts';

const acts = { max: 60, seconds: 600, per: 'member' } as const;
/** Each goes through the whole segment, or to a mailbox. */
const looks = { max: 30, seconds: 600, per: 'member' } as const;

export const campaignsRoutes = (
  services: Pick<StaffServices, 'db'> & MailServices,
): StaffRoutes<typeof campaignsEndpoints> => ({
  'GET /api/admin/campaigns': { handle: (call, input) => listAtDesk(services, call, input) },
  'POST /api/admin/campaign-preview': { limit: looks, handle: (call, input) => previewAtDesk(services, call, input) },
  'POST /api/admin/campaign-test': { limit: looks, handle: (call, input) => testAtDesk(services, call, input) },
  'PUT /api/admin/campaign': { limit: acts, handle: (call, input) => writeAtDesk(services, call, input) },
  'POST /api/admin/campaign-start': { limit: acts, handle: (call, input) => startAtDesk(services, call, input) },
  'POST /api/admin/campaign-stop': { limit: acts, handle: (call, input) => stopAtDesk(services, call, input) },
});
