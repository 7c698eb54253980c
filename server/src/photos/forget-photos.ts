import { calendarDay } from '@vonk/contract/calendar';
import type { Scope } from '../accounts/index.ts';
import type { Tx } from '../platform/database/db.ts';
import { enqueue } from '../platform/jobs/outbox.ts';
import { removeTries } from './verification/tries.ts';
import { removeVerifications } from './verification/verifications.ts';
import { lockPhotos, noteErasedLooks, readPhotos, removePhoto } from './photos.ts';

/**
 * Takes all photos of a member away, and what verified them; jobs delete their files. What they looked like is kept, so
 * that none becomes the picture of an invented profile (T1).
 */
export async function forgetPhotos(tx: Tx, scope: Scope, now: Date): Promise<void> {
  await lockPhotos(tx, scope);
  const photos = await readPhotos(tx, scope);
  await noteErasedLooks(tx, photos, calendarDay(now, 'UTC'));
  for (const photo of photos) {
    await removePhoto(tx, photo);
    await enqueue(tx, { task: 'delete-photo-files', payload: { siteId: scope.siteId, key: photo.key } });
  }
  const evidence = [...(await removeVerifications(tx, scope)), ...(await removeTries(tx, scope))];
  for (const payload of evidence) await enqueue(tx, { task: 'delete-evidence', payload });
}
