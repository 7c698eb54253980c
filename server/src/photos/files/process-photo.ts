import { demoApprovalSeconds } from '@vonk/contract/photos';
import { job, type JobContext, type Tasks } from '../../platform/jobs/jobs.ts';
import { enqueue } from '../../platform/jobs/outbox.ts';
import { checkAttempts } from '../check/check-photo.ts';
import { makeVariants, type MadePhoto, UnreadablePhoto } from '../decoding/make-variants.ts';
import { deleteFiles, deleteUpload, storeFiles, uploadKey } from './photo-files.ts';
import { uploadPayload } from '../job-payloads.ts';
import { failUpload, finishUpload, type Photo, readPhoto } from '../photos.ts';
import type { PhotoServices } from '../services.ts';
import { tellOwner, updateCard } from '../shown/visible-photos.ts';

/**
 * Makes the files of an upload and hands it to inspection; one that cannot be decoded leaves nothing behind but the
 * word that it failed.
 */
export const processPhoto = (services: PhotoServices): Tasks['process-photo'] =>
  job(uploadPayload, async ({ siteId, photo: id, ending }, context) => {
    const photo = await readPhoto(context.db, { siteId }, id);
    if (photo?.state !== 'uploading') return;
    const file = await services.storage.get(uploadKey(photo, ending));
    if (!file) throw new Error('the upload is not there yet, or no longer');
    const made = await makeVariants(file.bytes).catch((error: unknown) => {
      if (error instanceof UnreadablePhoto) return undefined;
      throw error;
    });
    await (made ? finish(services, context, { photo, made }) : fail(services, context, photo));
    services.live.wake([photo.profileId]);
  });

async function finish(
  services: PhotoServices,
  { db, now }: JobContext,
  { photo, made }: { photo: Photo; made: MadePhoto },
): Promise<void> {
  await storeFiles(services.storage, photo, made);
  const isFinished = await db.transact(async (tx) => {
    if (!(await finishUpload(tx, photo, made))) return false;
    await updateCard(tx, services, { siteId: photo.siteId, memberId: photo.profileId, now });
    await tellOwner(tx, { memberId: photo.profileId, now }, { photo: photo.publicId, state: 'under_inspection' });
    const payload = { siteId: photo.siteId, photo: photo.id };
    if (services.classifier) await enqueue(tx, { task: 'check-photo', payload, maxAttempts: checkAttempts });
    if (services.isDemo) await enqueue(tx, { task: 'approve-photo', payload, delaySeconds: demoApprovalSeconds });
    return true;
  });
  await (isFinished ? deleteUpload(services.storage, photo) : deleteFiles(services.storage, photo));
}

async function fail(services: PhotoServices, { db, now }: JobContext, photo: Photo): Promise<void> {
  await db.transact(async (tx) => {
    if (!(await failUpload(tx, photo, 'photo_broken'))) return;
    await updateCard(tx, services, { siteId: photo.siteId, memberId: photo.profileId, now });
    await tellOwner(tx, { memberId: photo.profileId, now }, { photo: photo.publicId, state: 'failed' });
  });
  await deleteFiles(services.storage, photo);
}
