import type { noticesEndpoints } from '@vonk/contract/notices';
import type { ModuleRoutes } from '../accounts/index.ts';
import { type NoticesServices, tellNotice } from './tell-notice.ts';

export const noticesRoutes = (services: NoticesServices): ModuleRoutes<typeof noticesEndpoints> => ({
  'POST /api/notice.php': {
    access: 'member',
    limit: { max: 60, seconds: 60, per: 'member' },
    handle: (call, input) => tellNotice(services, call, input),
  },
});
