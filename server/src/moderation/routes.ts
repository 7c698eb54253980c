import type { complaintsEndpoints } from '@vonk/contract/complaints';
import { hourSeconds } from '@vonk/contract/durations';
import type { reportsEndpoints } from '@vonk/contract/reports';
import type { ModuleRoutes } from '../accounts/index.ts';
import { fileComplaint } from './file-complaint.ts';
import { readLooks } from './report-looks.ts';
import { reportProfile } from './report-profile.ts';
import type { ModerationServices } from './services.ts';

/** How many of the last looks a member is shown; the export has all. */
const shownLooks = 50;

export const moderationRoutes = (
  services: ModerationServices,
): ModuleRoutes<typeof reportsEndpoints & typeof complaintsEndpoints> => ({
  'POST /api/report.php': {
    access: 'member',
    limit: { max: 20, seconds: hourSeconds, per: 'member' },
    handle: (call, input) => reportProfile(services, call, input),
  },
  'GET /api/report-looks.php': {
    access: 'member',
    handle: async ({ member }) => ({
      looks: (await readLooks(services.db, member, shownLooks)).map(({ number, at }) => ({
        number,
        at: at.toISOString(),
      })),
    }),
  },
  'POST /api/complaint.php': {
    access: 'visitor',
    limit: { max: 10, seconds: hourSeconds, per: 'network' },
    handle: (call, input) => fileComplaint(services, call, input),
  },
});
