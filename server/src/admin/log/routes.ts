import type { logEndpoints } from '@vonk/contract/admin/house/log';
import { checkChain } from '../../audit/index.ts';
import type { StaffRoutes } from '../../staff/index.ts';
import { exportLog, type LogServices, searchLog, showLogWords } from './search-log.ts';

const shownBreaks = 100;

export const logRoutes = (services: LogServices): StaffRoutes<typeof logEndpoints> => ({
  'GET /api/admin/log': { handle: (call, input) => searchLog(services, call, input) },
  'GET /api/admin/log-words': { handle: (call) => showLogWords(services, call) },
  'GET /api/admin/log-csv': { handle: (call, input) => exportLog(services, call, input) },
  'GET /api/admin/log-chain': {
    // It reads every entry there is.
    limit: { max: 6, seconds: 60, per: 'member' },
    async handle({ now }) {
      const { breaks, ...state } = await checkChain(services.db, { now, limit: shownBreaks + 1 });
      return { ...state, breaks: breaks.slice(0, shownBreaks), has_more: breaks.length > shownBreaks };
    },
  },
});
