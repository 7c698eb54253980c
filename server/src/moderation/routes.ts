import type { reportsEndpoints } from '@vonk/contract/reports';
import type { ModuleRoutes } from '../accounts/index.ts';
import type { Db } from '../platform/db.ts';
import { reportProfile } from './report-profile.ts';

export interface ModerationServices {
  db: Db;
}

export const reportsRoutes = (services: ModerationServices): ModuleRoutes<typeof reportsEndpoints> => ({
  'POST /api/report.php': {
    access: 'member',
    limit: { max: 20, seconds: 3600, per: 'member' },
    handle: (call, input) => reportProfile(services, call, input),
  },
});
