import type { mailEventsEndpoints } from '@vonk/contract/mail-events';
import type { ModuleRoutes } from '../accounts/index.ts';
import { type MailEventServices, takeMailEvents } from './events/take-events.ts';

/** What comes back of mails. */
export const mailsRoutes = (services: MailEventServices): ModuleRoutes<typeof mailEventsEndpoints> => ({
  'POST /api/mail-events.php': {
    access: 'visitor',
    // A service's machines are few, and what they tell must not wait.
    limit: [],
    handle: (call, input) => takeMailEvents(services, call, input),
  },
});
