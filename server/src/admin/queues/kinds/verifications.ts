import { queueHours } from '@vonk/contract/admin/queues';
import { hour } from '@vonk/contract/durations';
import { readCredentials } from '../../../accounts/index.ts';
import { noteLook } from '../../../audit/index.ts';
import {
  countWaitingVerifications,
  decideVerification,
  evidenceKey,
  findAskedVerification,
  listWaitingVerifications,
  variantKey,
  verificationMail,
} from '../../../photos/index.ts';
import { mailLetter } from '../letters/letters.ts';
import type { Queue } from '../queue.ts';
import { staffFile } from '../staff-files.ts';

const span = queueHours.verifications * hour;

/** Members who ask that a picture is compared with their main photo (T117). */
export const verificationsQueue: Queue<'verifications'> = {
  name: 'verifications',
  count: (reader, scope, now) => countWaitingVerifications(reader, scope, new Date(now.getTime() - span)),
  async list(reader, scope, { limit }) {
    const waiting = await listWaitingVerifications(reader, scope, limit);
    return waiting.map(({ profile, member, method, askedAt }) => ({
      id: profile,
      at: askedAt.toISOString(),
      due_at: new Date(askedAt.getTime() + span).toISOString(),
      name: member,
      method,
    }));
  },
  async open(services, asked) {
    const { siteId, id, actor, now } = asked;
    const found = await findAskedVerification(services.db, { siteId }, id);
    if (!found) return undefined;
    const entry = { siteId, actor, action: 'verification_viewed', subject: id, now } as const;
    await services.db.transact((tx) => noteLook(tx, entry));
    const main = found.mainKey;
    return {
      person: { id: found.profile, name: found.member },
      method: found.method,
      instruction: found.instruction,
      url: staffFile(services, evidenceKey({ siteId, key: found.key }), asked),
      main_url: main === null ? null : staffFile(services, variantKey({ siteId, key: main }, 'full'), asked),
    };
  },
  find: async (reader, scope, { id }) => ((await findAskedVerification(reader, scope, id)) ? {} : undefined),
  async letter(services, { siteId, id, decision: { reason }, now }) {
    const found = await findAskedVerification(services.db, { siteId }, id);
    if (!found) return undefined;
    const to = await readCredentials(services.db, { siteId, memberId: found.memberId });
    return mailLetter(services, { to, order: verificationMail({ request: found.request, reason, now }) });
  },
  carryOut: async (services, { siteId, id, decision: { reason }, actor, now }) =>
    (await decideVerification(services, { siteId, profile: id, reason, actor, now })) === 'done',
};
