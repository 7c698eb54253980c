import { createHash } from 'node:crypto';
import { maxPhotoPixels, maxPhotoRatio, minPhotoSide, type OwnPhoto } from '@vonk/contract/photos';
import type { MemberCall } from '../accounts/index.ts';
import { newId, publicId } from '../platform/ids.ts';
import { enqueue } from '../platform/jobs/outbox.ts';
import { orRefuse, type Refuses } from '../platform/refusal.ts';
import { endingOf, imageTypeOf, isWhole } from './files/image-type.ts';
import { sizeOf } from './decoding/image-size.ts';
import { deleteUpload, uploadKey } from './files/photo-files.ts';
import { addressesFor } from './files/photo-address.ts';
import { isTooNarrow, isTooSmall } from './decoding/photo-shape.ts';
import { photoLimit } from './photo-limit.ts';
import { addPhoto, isBanned, lockPhotos, readPhoto, readPhotos, removePhoto } from './photos.ts';
import type { PhotoServices } from './services.ts';
import { ownPhotoOf } from './shown/view.ts';
import { tellOwner } from './shown/visible-photos.ts';

/**
 * Takes a photo in: what is no whole JPEG, PNG or WebP of reasonable size is refused at once (PHOTO-1), the rest is
 * decoded by a job. The row comes first and the job last, so that every file belongs to a row and every job finds its
 * file.
 */
export async function uploadPhoto(
  services: PhotoServices,
  call: MemberCall<PhotoMistake | 'photo_refused' | 'photo_limit'>,
): Promise<{ photo: OwnPhoto }> {
  const { db, storage, live } = services;
  const { member, now } = call;
  const bytes = call.file ?? Buffer.alloc(0);
  const ending = endingOf(judgePhoto(call, bytes));
  const contentHash = createHash('sha256').update(bytes).digest();
  if (await isBanned(db, member, contentHash)) call.refuse('photo_refused');
  const photo = { id: newId(now), publicId: publicId(), key: publicId() + publicId(), contentHash, now };
  const place = { siteId: member.siteId, key: photo.key };
  await db.transact(async (tx) => {
    await lockPhotos(tx, member);
    const counted = (await readPhotos(tx, member)).filter(({ state }) => state !== 'removed' && state !== 'failed');
    const limit = photoLimit(call);
    if (counted.length >= limit) call.refuse('photo_limit', { details: { limit } });
    await addPhoto(tx, member, photo);
  });
  try {
    await storage.put(uploadKey(place, ending), bytes);
  } catch (error) {
    await deleteUpload(storage, place).catch(() => undefined);
    await db.transact(async (tx) => removePhoto(tx, orRefuse(await readPhoto(tx, member, photo.id), 'not_found')));
    throw error;
  }
  const stored = await db.transact(async (tx) => {
    await enqueue(tx, {
      task: 'process-photo',
      payload: { siteId: member.siteId, photo: photo.id, ending },
      maxAttempts: 5,
    });
    await tellOwner(tx, { memberId: member.memberId, now }, { photo: photo.publicId, state: 'uploading' });
    return orRefuse(await readPhoto(tx, member, photo.id), 'not_found');
  });
  live.wake([member.memberId]);
  return { photo: ownPhotoOf(stored, addressesFor(services.fileAddresses, call), undefined) };
}

/** Why a file is no photo that can be taken in. */
export type PhotoMistake =
  | 'photo_heic'
  | 'photo_type'
  | 'photo_broken'
  | 'photo_pixels'
  | 'photo_small'
  | 'photo_narrow';

/** What a file is; refuses what is no whole JPEG, PNG or WebP of reasonable size (PHOTO-1). */
export function judgePhoto(call: Refuses<PhotoMistake>, bytes: Buffer) {
  const type = imageTypeOf(bytes);
  if (type === 'heic') return call.refuse('photo_heic');
  if (type === undefined) return call.refuse('photo_type');
  if (!isWhole(bytes, type)) return call.refuse('photo_broken');
  const size = sizeOf(bytes, type) ?? call.refuse('photo_broken');
  if (size.width * size.height > maxPhotoPixels)
    call.refuse('photo_pixels', { details: { megapixels: maxPhotoPixels / 1_000_000 } });
  if (isTooSmall(size)) call.refuse('photo_small', { details: { side: minPhotoSide } });
  if (isTooNarrow(size)) call.refuse('photo_narrow', { details: { ratio: maxPhotoRatio } });
  return type;
}
