import type { Scope } from '../accounts/index.ts';
import type { Tx } from '../platform/database/db.ts';
import { enqueue } from '../platform/jobs/outbox.ts';
import { removeTries } from './verification/tries.ts';
import { removeVerifications } from './verification/verifications.ts';
import { lockPhotos, readPhotos, removePhoto } from './photos.ts';

/** Takes all photos of a profile away, and what verified them; jobs delete their files. */
export async function forgetPhotos(tx: Tx, scope: Scope): Promise<void> {
  await lockPhotos(tx, scope);
  for (const photo of await readPhotos(tx, scope)) {
    await removePhoto(tx, photo);
    await enqueue(tx, { task: 'delete-photo-files', payload: { siteId: scope.siteId, key: photo.key } });
  }
  const evidence = [...(await removeVerifications(tx, scope)), ...(await removeTries(tx, scope))];
  for (const payload of evidence) await enqueue(tx, { task: 'delete-evidence', payload });
}
