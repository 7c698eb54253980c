import { queueHours } from '@vonk/contract/admin/queues';
import { ageOn, calendarDay } from '@vonk/contract/calendar';
import { hour } from '@vonk/contract/durations';
import { objectUntil } from '@vonk/contract/objections';
import { photoStatementKeys } from '@vonk/contract/photo-statement';
import { groundOf } from '@vonk/contract/photos';
import { noteLook } from '../../../audit/index.ts';
import {
  countWaitingPhotos,
  findInspected,
  inspectPhoto,
  listWaitingPhotos,
  variantKey,
} from '../../../photos/index.ts';
import { pageLetter } from '../letters/letters.ts';
import type { Queue } from '../queue.ts';
import { staffFile } from '../staff-files.ts';

const span = queueHours.photos * hour;
const ageAt = (birthDate: string, now: Date) => ageOn(birthDate, calendarDay(now, 'UTC'));

/** Photos under inspection (PHOTO-2, T118). */
export const photosQueue: Queue<'photos'> = {
  name: 'photos',
  count: (reader, scope, now) => countWaitingPhotos(reader, scope, new Date(now.getTime() - span)),
  async list(reader, scope, { limit, now }) {
    const waiting = await listWaitingPhotos(reader, scope, limit);
    return waiting.map(({ photo, member, uploadedAt, suspicion, isLikeRemoved, birthDate, isMain }) => ({
      id: photo,
      at: uploadedAt.toISOString(),
      due_at: new Date(uploadedAt.getTime() + span).toISOString(),
      name: member,
      age: ageAt(birthDate, now),
      is_main: isMain,
      suspicion,
      is_like_removed: isLikeRemoved,
    }));
  },
  async open(services, asked) {
    const { siteId, id, actor, now } = asked;
    const photo = await findInspected(services.db, { siteId }, id);
    if (!photo) return undefined;
    await services.db.transact((tx) => noteLook(tx, { siteId, actor, action: 'photo_viewed', subject: id, now }));
    return {
      person: {
        id: photo.profile,
        name: photo.member,
        age: ageAt(photo.birthDate, now),
        since: photo.signedUpAt.toISOString(),
      },
      url: staffFile(services, variantKey({ siteId, key: photo.key }, 'full'), asked),
      width: photo.width,
      height: photo.height,
      is_main: photo.isMain,
      suspicion: photo.suspicion,
      is_like_removed: photo.isLikeRemoved,
    };
  },
  find: async (reader, scope, { id }) => ((await findInspected(reader, scope, id)) ? {} : undefined),
  async letter(services, { siteId, id, decision: { reason }, now }, site) {
    const photo = await findInspected(services.db, { siteId }, id);
    if (!photo) return undefined;
    if (reason === null) return null;
    const keys = photoStatementKeys({
      reason,
      ground: groundOf[reason],
      is_automated: false,
      is_sorted: photo.isSorted,
    });
    return pageLetter(
      services.db,
      { siteId, memberId: photo.memberId },
      {
        site,
        write: (t, dayOf) => [
          t('removal.title'),
          t(keys.reason),
          keys.behind.map((key) => t(key, { day: dayOf(now) })).join(' '),
          t(keys.objection, { day: dayOf(objectUntil(now)) }),
        ],
      },
    );
  },
  carryOut: (services, { siteId, id, decision, actor, now }) =>
    inspectPhoto(services, {
      siteId,
      photo: id,
      reason: decision.reason,
      mayNotReturn: decision.reason !== null && decision.for_good === true,
      actor,
      now,
    }),
};
