import { queueHours } from '@vonk/contract/admin/queues';
import { day, hour } from '@vonk/contract/durations';
import { readCredentials } from '../../../accounts/index.ts';
import { noteAction, noteLook } from '../../../audit/index.ts';
import { countBegun } from '../../../chat/index.ts';
import { previewRestriction, restrictMember } from '../../../restrictions/index.ts';
import { countSuspicions, decideSuspicion, findSuspicion, listSuspicions } from '../../../suspicions/index.ts';
import { countBlockers } from '../../../visibility/index.ts';
import { conductDays } from '../../suspicions/note-conduct.ts';
import { mailLetter } from '../letters/letters.ts';
import type { Asked, DecisionOf, Queue } from '../queue.ts';

const span = queueHours.suspicions * hour;

type Suspend = Extract<DecisionOf<'suspicions'>, { outcome: 'suspended' }>;
const statementOf = ({ actor, now }: Asked, { reason, facts }: Suspend) =>
  ({ kind: 'suspended', reason, facts, until: null, actor, now }) as const;

/** Accounts of which something was counted that somebody is to look at (STAFF-2). */
export const suspicionsQueue: Queue<'suspicions'> = {
  name: 'suspicions',
  count: (reader, scope, now) => countSuspicions(reader, scope, { before: new Date(now.getTime() - span), now }),
  async list(reader, scope, { limit, now }) {
    const waiting = await listSuspicions(reader, scope, { limit, now });
    return waiting.map(({ profile, member, since, signals }) => ({
      id: profile,
      at: since.toISOString(),
      due_at: new Date(since.getTime() + span).toISOString(),
      name: member,
      signals: signals.map(({ signal }) => signal),
    }));
  },
  async open({ db }, { siteId, id, actor, now }) {
    const found = await findSuspicion(db, { siteId }, { profile: id, now });
    if (!found) return undefined;
    await db.transact((tx) => noteLook(tx, { siteId, actor, action: 'suspicion_read', subject: id, now }));
    const scope = { siteId, memberId: found.memberId };
    const since = new Date(now.getTime() - conductDays * day);
    return {
      person: { id: found.profile, name: found.member },
      state: found.state,
      signed_up_at: found.signedUpAt.toISOString(),
      locale: found.locale,
      signals: found.signals.map((one) => ({ ...one, noted_at: new Date(one.noted_at).toISOString() })),
      conduct: { ...(await countBegun(db, scope, since)), blocked_by: await countBlockers(db, scope, since) },
    };
  },
  find: async (reader, scope, { id, now }) =>
    (await findSuspicion(reader, scope, { profile: id, now })) ? {} : undefined,
  async letter(services, { decision, ...asked }) {
    const { siteId, id, now } = asked;
    const found = await findSuspicion(services.db, { siteId }, { profile: id, now });
    if (!found) return undefined;
    if (decision.outcome !== 'suspended') return null;
    const to = await readCredentials(services.db, { siteId, memberId: found.memberId });
    return mailLetter(services, { to, order: previewRestriction(statementOf(asked, decision)) });
  },
  async carryOut(services, { decision, ...asked }) {
    const { siteId, id, actor, now } = asked;
    const found = await findSuspicion(services.db, { siteId }, { profile: id, now });
    if (!found) return false;
    const { outcome } = decision;
    if (outcome === 'suspended') {
      const deed = { siteId, email: found.email, ...statementOf(asked, decision) };
      if ((await restrictMember(services, deed)) !== 'done') return false;
    }
    await services.db.transact(async (tx) => {
      await decideSuspicion(tx, { siteId, memberId: found.memberId }, { outcome, actor, now });
      // Closing an account stands in the log by itself.
      if (outcome === 'suspended') return;
      const action = outcome === 'fine' ? 'suspicion_fine' : 'suspicion_watched';
      const reason = found.signals.map(({ signal, count }) => `${signal}: ${count}`).join(', ');
      await noteAction(tx, { siteId, actor, action, subject: id, reason, now });
    });
    return true;
  },
};
