import type { visibilityEndpoints } from '@vonk/contract/visibility';
import type { ModuleRoutes } from '../accounts/index.ts';
import { blockProfile, unblockProfile, type VisibilityServices } from './block-profile.ts';
import { listBlocks } from './blocks.ts';

const limit = { max: 30, seconds: 60, per: 'member' } as const;

/** Blocking and unblocking (CHAT-8). */
export const visibilityRoutes = (services: VisibilityServices): ModuleRoutes<typeof visibilityEndpoints> => ({
  'POST /api/block.php': { access: 'member', limit, handle: (call, input) => blockProfile(services, call, input) },
  'DELETE /api/block.php': { access: 'member', limit, handle: (call, input) => unblockProfile(services, call, input) },
  'GET /api/blocks.php': {
    access: 'member',
    handle: async ({ member }) => ({
      blocked: (await listBlocks(services.db, member)).map(({ id, name, kind, since }) => ({
        id,
        name,
        kind,
        since: since.toISOString(),
      })),
    }),
  },
});
