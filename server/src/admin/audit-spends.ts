import { day } from '@vonk/contract/durations';
import { noteAction } from '../audit/index.ts';
import { returnWrongfulSpends, whoSpentWrongfully } from '../chat/index.ts';
import { tellMember } from '../mails/index.ts';
import type { Tasks } from '../platform/jobs/jobs.ts';
import type { Live } from '../platform/live/live.ts';
import type { Sites } from '../sites/index.ts';

declare module '../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'audit-spends': NoPayload;
  }
}

/** How far back it looks; what proves that a member was told is kept far longer. */
const auditedDays = 365;

/**
 * The nightly job that looks for credits paid to profiles that are no members without the member having been told so
 * first: they come back to the lots they came from, the member is told in the conversation and by mail, and it stands
 * in the audit log (T13). May run twice: once returned is returned.
 */
export const auditSpendsJob =
  ({ live, sites }: { live: Pick<Live, 'wake'>; sites: Sites }): Tasks['audit-spends'] =>
  async (_, { db, now }) => {
    const since = new Date(now.getTime() - auditedDays * day);
    for (const { siteId, timeZone } of sites.all())
      for (const { memberId, profileId } of await whoSpentWrongfully(db, { siteId }, since)) {
        const isReturned = await db.transact(async (tx) => {
          const spender = { siteId, memberId };
          const returned = await returnWrongfulSpends(tx, spender, { profileId, since, timeZone, now });
          if (!returned) return false;
          const { credits, conversation } = returned;
          const reason = `${credits} credits`;
          await noteAction(tx, {
            siteId,
            actor: 'audit-spends',
            action: 'spend_returned',
            subject: conversation,
            reason,
            now,
          });
          const cause = `spend-returned:${conversation}:${now.toISOString()}`;
          await tellMember(tx, spender, {
            template: 'spend_returned',
            cause,
            data: { credits },
            now,
          });
          return true;
        });
        if (isReturned) live.wake([memberId]);
      }
  };
