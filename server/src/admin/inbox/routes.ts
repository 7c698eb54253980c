import type { inboxEndpoints } from '@vonk/contract/admin/queues/inbox';
import type { RateLimit } from '../../platform/http/rates/rate-limit.ts';
import type { StaffRoutes } from '../../staff/index.ts';
import { answerTalk, giveTalkBack, keepAnswer } from './answer-talk.ts';
import type { InboxServices } from './desk.ts';
import { listTalks } from './list-talks.ts';
import { openTalk, showTalkState } from './show-talk.ts';

/** Enough for who writes all day, and too little to copy what members wrote. */
const looks: RateLimit = { max: 120, seconds: 600, per: 'member' };

export const inboxRoutes = (services: InboxServices): StaffRoutes<typeof inboxEndpoints> => ({
  'GET /api/admin/inbox': { handle: (call) => listTalks(services, call) },
  'POST /api/admin/inbox-open': { limit: looks, handle: (call, input) => openTalk(services, call, input) },
  'GET /api/admin/inbox-state': { handle: (call, input) => showTalkState(services, call, input) },
  'DELETE /api/admin/inbox-open': { handle: (call, input) => giveTalkBack(services, call, input) },
  'PUT /api/admin/inbox-draft': { handle: (call, input) => keepAnswer(services, call, input) },
  'POST /api/admin/inbox-reply': { handle: (call, input) => answerTalk(services, call, input) },
});
