import type { Scope } from '../accounts/index.ts';
import type { Tx } from '../platform/database/db.ts';
import { enqueue } from '../platform/jobs/outbox.ts';
import { dropPhoto, readSentPhotos } from './chat-photos.ts';

/**
 * Takes away all photos that a member sent; a job deletes their files. The messages they came with say that they are
 * gone.
 */
export async function forgetChatPhotos(tx: Tx, scope: Scope): Promise<void> {
  for (const photo of await readSentPhotos(tx, scope)) {
    await dropPhoto(tx, photo);
    await enqueue(tx, { task: 'delete-chat-photo-files', payload: { siteId: scope.siteId, key: photo.key } });
  }
}
