import { publicId } from '../../platform/ids.ts';
import { job, type Tasks } from '../../platform/jobs/jobs.ts';
import { enqueue } from '../../platform/jobs/outbox.ts';
import { photoPayload } from '../job-payloads.ts';
import { moveTo, readPhoto } from '../photos.ts';
import type { PhotoServices } from '../services.ts';
import { tellOwner } from '../shown/visible-photos.ts';
import { fileKey, type PhotoFile } from './photo-address.ts';
import { deleteFiles } from './photo-files.ts';

const allFiles: readonly PhotoFile[] = ['thumb', 'card', 'full', 'blur', 'source'];

/**
 * Lays the files of a photo that was taken away under another key, so that addresses given before show nothing at once;
 * its owner, who may object, gets new ones.
 */
export const moveRemovedFiles = (services: PhotoServices): Tasks['move-removed-files'] =>
  job(photoPayload, async ({ siteId, photo: id }, { db, now }) => {
    const { storage, live } = services;
    const photo = await readPhoto(db, { siteId }, id);
    if (photo?.state !== 'removed') return;
    const place = { siteId, key: publicId() + publicId() };
    for (const file of allFiles) {
      const stored = await storage.get(fileKey(photo, file));
      if (stored) await storage.put(fileKey(place, file), stored.bytes);
    }
    const isMoved = await db.transact(async (tx) => {
      if (!(await moveTo(tx, photo, place.key))) return false;
      await enqueue(tx, { task: 'delete-photo-files', payload: { siteId, key: photo.key } });
      await tellOwner(tx, { memberId: photo.profileId, now }, { photo: photo.publicId, state: photo.state });
      return true;
    });
    if (isMoved) live.wake([photo.profileId]);
    else await deleteFiles(storage, place);
  });
