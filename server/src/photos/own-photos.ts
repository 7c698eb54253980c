import type { OwnPhoto } from '@vonk/contract/photos';
import type { MemberCall } from '../accounts/index.ts';
import { type Reader, type Tx } from '../platform/db.ts';
import { enqueue } from '../platform/outbox.ts';
import { orRefuse, refuse } from '../platform/refusal.ts';
import { lockStreams } from '../platform/live-events.ts';
import { findPhoto, lockPhotos, makeMain, type Photo, readPhotos, removePhoto } from './photos.ts';
import type { PhotoServices } from './services.ts';
import { photoLimit } from './upload-photo.ts';
import { ownPhotoOf } from './view.ts';
import { tellOwner, updateCard } from './visible-photos.ts';

declare module '../platform/outbox.ts' {
  interface JobPayloads {
    'delete-photo-files': { site: number; key: string };
  }
}

/** The member's own photos in any state, and how many they may have. */
export async function listOwnPhotos(reader: Reader, call: MemberCall): Promise<{ photos: OwnPhoto[]; limit: number }> {
  return { photos: (await readPhotos(reader, call.member)).map(ownPhotoOf), limit: photoLimit(call) };
}

/** Makes a photo the main one; only one that others can see. */
export const chooseMainPhoto = (services: PhotoServices, call: MemberCall, { photo }: { photo: string }) =>
  change(services, call, async (tx) => {
    const chosen = await findOwn(tx, call, photo);
    if (chosen.state !== 'active') refuse('photo_not_active');
    await makeMain(tx, chosen);
    await tellOwner(tx, { ...call.member, now: call.now }, { photo, state: 'active' });
  });

/** Deletes an own photo; its files go by a job of the same transaction. */
export const deletePhoto = (services: PhotoServices, call: MemberCall, { photo }: { photo: string }) =>
  change(services, call, async (tx) => {
    const unwanted = await findOwn(tx, call, photo);
    await removePhoto(tx, unwanted);
    await enqueue(tx, { task: 'delete-photo-files', payload: { site: unwanted.siteId, key: unwanted.key } });
    await tellOwner(tx, { ...call.member, now: call.now }, { photo, state: 'deleted' });
  });

async function change(services: PhotoServices, call: MemberCall, work: (tx: Tx) => Promise<void>) {
  const { member, now } = call;
  const photos = await services.db.transact(async (tx) => {
    await lockStreams(tx, [member.memberId]);
    await lockPhotos(tx, member);
    await work(tx);
    await updateCard(tx, services, { siteId: member.siteId, memberId: member.memberId, now });
    return listOwnPhotos(tx, call);
  });
  services.live.wake([member.memberId]);
  return photos;
}

async function findOwn(tx: Tx, { member }: MemberCall, publicId: string): Promise<Photo> {
  const photo = await findPhoto(tx, member, publicId);
  return orRefuse(photo?.profileId === member.memberId ? photo : undefined, 'not_found');
}
