import { calendarDay } from '@vonk/contract/calendar';
import type { PhotoState } from '@vonk/contract/photos';
import type { Scope } from '../../accounts/index.ts';
import type { Tx } from '../../platform/database/db.ts';
import { appendEvent } from '../../platform/live/live-events.ts';
import { setVisiblePhotos } from '../../profile/index.ts';
import { makeMain, readPhotos } from '../photos.ts';
import type { PhotoServices } from '../services.ts';
import { loseVerification } from '../verification/verifications.ts';

/**
 * After any change of a profile's photos: says which are seen on its card, and gives it a main photo again if it lost
 * its own.
 */
export async function updateCard(
  tx: Tx,
  { sites }: PhotoServices,
  { siteId, memberId, now }: Scope & { now: Date },
): Promise<void> {
  const scope = { siteId, memberId };
  const photos = await readPhotos(tx, scope);
  const active = photos.filter(({ state }) => state === 'active');
  const isMainSeen = active.some(({ isMain }) => isMain);
  const heir = active[0] ?? photos.find(({ state }) => state === 'under_inspection' || state === 'uploading');
  if (heir && !isMainSeen && (active.length > 0 || !photos.some(({ isMain }) => isMain))) await makeMain(tx, heir);
  const main = active.find(({ isMain }) => isMain) ?? active[0];
  await loseVerification(tx, scope, { mainKey: main?.key ?? null, now });
  const timeZone = sites.byId(siteId)?.timeZone ?? 'UTC';
  await setVisiblePhotos(tx, scope, {
    mainKey: main ? `${siteId}/${main.key}` : null,
    count: active.length,
    today: calendarDay(now, timeZone),
  });
}

/** Tells the owner's screens that a photo stands otherwise now; after commit, wake them. */
export const tellOwner = async (
  tx: Tx,
  { memberId, now }: Pick<Scope, 'memberId'> & { now: Date },
  { photo, state }: { photo: string; state: PhotoState | 'deleted' },
): Promise<void> => void (await appendEvent(tx, memberId, { kind: 'photo', payload: { photo, state }, now }));
