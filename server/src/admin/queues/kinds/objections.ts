import { queueHours } from '@vonk/contract/admin/queues';
import { hour } from '@vonk/contract/durations';
import { readCredentials } from '../../../accounts/index.ts';
import { noteLook } from '../../../audit/index.ts';
import {
  countWaitingObjections,
  findWaitingObjection,
  judgeObjection,
  listWaitingObjections,
  variantKey,
} from '../../../photos/index.ts';
import {
  countRestrictionObjections,
  findRestrictionObjection,
  judgementMail,
  judgeRestriction,
  listRestrictionObjections,
} from '../../../restrictions/index.ts';
import type { Reader } from '../../../platform/database/db.ts';
import type { SiteScope } from '../../../sites/index.ts';
import { namesOf } from '../../../staff/index.ts';
import { mailLetter, pageLetter } from '../letters/letters.ts';
import type { Queue } from '../queue.ts';
import { staffFile } from '../staff-files.ts';

const span = queueHours.objections * hour;

/** Ids say which kind it is: of a photo, or of a member whose account or profile was restricted. */
const idOf = (kind: 'photo' | 'member', id: string) => `${kind}_${id}`;
const photoIn = (id: string) => /^photo_(\w+)$/.exec(id)?.[1];
const memberIn = (id: string) => /^member_(\w+)$/.exec(id)?.[1];
const earlier = (one: Date | null, other: Date | null) => (one && other ? (one < other ? one : other) : (one ?? other));

/** The objection of an id, if it waits. */
async function findObjection(reader: Reader, scope: SiteScope, id: string) {
  const [photo, member] = [photoIn(id), memberIn(id)];
  if (photo !== undefined) {
    const found = await findWaitingObjection(reader, scope, photo);
    return found && { ...found, subject: photo, to: 'photo' as const, facts: '' };
  }
  const found = member === undefined ? undefined : await findRestrictionObjection(reader, scope, member);
  return found && { ...found, subject: found.profile, to: found.kind, key: null };
}

/** Objections to a photo taken away or a restriction; judged by somebody else than who decided that (T62). */
export const objectionsQueue: Queue<'objections'> = {
  name: 'objections',
  async count(reader, scope, now) {
    const before = new Date(now.getTime() - span);
    const photos = await countWaitingObjections(reader, scope, before);
    const members = await countRestrictionObjections(reader, scope, before);
    return {
      open: photos.open + members.open,
      overdue: photos.overdue + members.overdue,
      oldestAt: earlier(photos.oldestAt, members.oldestAt),
    };
  },
  async list(reader, scope, { limit, actor }) {
    const photos = (await listWaitingObjections(reader, scope, limit)).map((one) => ({
      ...one,
      id: idOf('photo', one.photo),
      to: 'photo' as const,
    }));
    const members = (await listRestrictionObjections(reader, scope, limit)).map((one) => ({
      ...one,
      id: idOf('member', one.profile),
      to: one.kind,
    }));
    const waiting = [...photos, ...members].toSorted((one, other) => one.askedAt.getTime() - other.askedAt.getTime());
    const names = await namesOf(
      reader,
      waiting.map(({ decidedBy }) => decidedBy),
    );
    return waiting.slice(0, limit).map(({ id, to, askedAt, member, decidedBy }) => ({
      id,
      at: askedAt.toISOString(),
      due_at: new Date(askedAt.getTime() + span).toISOString(),
      name: member,
      to,
      decided_by: names.get(decidedBy) ?? decidedBy,
      is_own: decidedBy === actor,
    }));
  },
  async open(services, asked) {
    const { siteId, id, actor, now } = asked;
    const found = await findObjection(services.db, { siteId }, id);
    if (!found) return undefined;
    const entry = { siteId, actor, action: 'objection_read', subject: found.subject, now } as const;
    await services.db.transact((tx) => noteLook(tx, entry));
    const names = await namesOf(services.db, [found.decidedBy]);
    const { locale } = await readCredentials(services.db, { siteId, memberId: found.memberId });
    return {
      person: { id: found.profile, name: found.member },
      to: found.to,
      reason: found.reason,
      facts: found.facts,
      decided_by: names.get(found.decidedBy) ?? found.decidedBy,
      text: found.text,
      locale,
      url: found.key === null ? null : staffFile(services, variantKey({ siteId, key: found.key }, 'full'), asked),
    };
  },
  async find(reader, scope, { id }) {
    const found = await findObjection(reader, scope, id);
    return found && { notBy: found.decidedBy };
  },
  async letter(services, { siteId, id, decision: judgement, now }, site) {
    const found = await findObjection(services.db, { siteId }, id);
    if (!found) return undefined;
    const owner = { siteId, memberId: found.memberId };
    if (found.to !== 'photo') {
      const to = await readCredentials(services.db, owner);
      return mailLetter(services, {
        to,
        order: judgementMail({ kind: found.to, reason: found.reason, judgement, now }),
      });
    }
    // A photo that is shown again says so by itself.
    if (judgement.outcome === 'restored') return null;
    const { explanation } = judgement;
    return pageLetter(services.db, owner, {
      site,
      write: (t) => [t('removal.title'), t('removal.upheld'), t('removal.because', { explanation })],
    });
  },
  async carryOut(services, { siteId, id, decision: judgement, actor, now }) {
    const [photo, member] = [photoIn(id), memberIn(id)];
    if (photo !== undefined)
      return (await judgeObjection(services, { siteId, photo, judgement, actor, now })) === 'done';
    const found = member && (await findRestrictionObjection(services.db, { siteId }, member));
    if (!found) return false;
    return (await judgeRestriction(services, { siteId, email: found.email, judgement, actor, now })) === 'done';
  },
};
