import { demoApprovalSeconds, type PhotoCut } from '@vonk/contract/photos';
import type { Tx } from '../../platform/database/db.ts';
import { job, type JobContext, type Tasks } from '../../platform/jobs/jobs.ts';
import { publicId } from '../../platform/ids.ts';
import { lockStreams } from '../../platform/live/live-events.ts';
import { enqueue } from '../../platform/jobs/outbox.ts';
import { checkAttempts } from '../check/check-photo.ts';
import { forgetCheck } from '../check/checks.ts';
import { cutVariants, type MadePhoto, UnreadablePhoto } from '../decoding/make-variants.ts';
import { deleteFiles, sourceKey, storeFiles, variantKey } from '../files/photo-files.ts';
import { photoPayload } from '../job-payloads.ts';
import { lockPhotos, type Photo, readPhoto } from '../photos.ts';
import type { PhotoServices } from '../services.ts';
import { tellOwner, updateCard } from '../shown/visible-photos.ts';
import { takeCut, wantCut } from './cuts.ts';

/**
 * Makes the files of a photo anew, turned and cut, under a key of their own: the old addresses are kept by browsers for
 * ever.
 */
export const makeCut = (services: PhotoServices): Tasks['make-cut'] =>
  job(photoPayload, async ({ siteId, photo: id }, context) => {
    const photo = await readPhoto(context.db, { siteId }, id);
    if (!photo?.wanted) return;
    const made = await cutFrom(services, photo, photo.wanted).catch((error: unknown) => {
      if (error instanceof UnreadablePhoto) return undefined;
      throw error;
    });
    await (made ? show(services, context, { photo, cut: photo.wanted, made }) : giveUp(context, photo));
    services.live.wake([photo.profileId]);
  });

/** Cuts from the whole picture; photos that were drawn here have none, and are whole in their largest file. */
async function cutFrom({ storage }: PhotoServices, photo: Photo, cut: PhotoCut): Promise<MadePhoto | undefined> {
  const source = (await storage.get(sourceKey(photo))) ?? (await storage.get(variantKey(photo, 'full')));
  return source && cutVariants(source.bytes, cut);
}

async function show(
  services: PhotoServices,
  { db, now }: JobContext,
  { photo: { siteId, id, profileId, key: oldKey }, cut, made }: { photo: Photo; cut: PhotoCut; made: MadePhoto },
): Promise<void> {
  const place = { siteId, key: publicId() + publicId() };
  await storeFiles(services.storage, place, made);
  const isShown = await db.transact(async (tx) => {
    const owner = { siteId, memberId: profileId, now };
    await lockStreams(tx, [profileId]);
    await lockPhotos(tx, owner);
    const photo = await readPhoto(tx, { siteId }, id);
    if (!photo) return false;
    const state = await takeCut(tx, photo, { ...made, key: place.key, cut });
    if (!state) return false;
    await updateCard(tx, services, owner);
    await tellOwner(tx, owner, { photo: photo.publicId, state });
    await enqueue(tx, { task: 'delete-photo-files', payload: { siteId, key: oldKey } });
    if (state === 'under_inspection') await inspectAgain(tx, services, photo);
    return true;
  });
  if (!isShown) await deleteFiles(services.storage, place);
}

/** Nobody saw this cut of it: it is judged and looked at as a new one is. */
async function inspectAgain(tx: Tx, { classifier, isDemo }: PhotoServices, photo: Photo): Promise<void> {
  const payload = { siteId: photo.siteId, photo: photo.id };
  await forgetCheck(tx, photo);
  if (classifier) await enqueue(tx, { task: 'check-photo', payload, maxAttempts: checkAttempts });
  if (isDemo) await enqueue(tx, { task: 'approve-photo', payload, delaySeconds: demoApprovalSeconds });
}

async function giveUp({ db, now }: JobContext, photo: Photo): Promise<void> {
  await db.transact(async (tx) => {
    await wantCut(tx, photo, null);
    await tellOwner(tx, { memberId: photo.profileId, now }, { photo: photo.publicId, state: photo.state });
  });
}
