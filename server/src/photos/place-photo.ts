import type { Scope } from '../accounts/index.ts';
import type { Tx } from '../platform/database/db.ts';
import { addPhoto, decide, finishUpload, lockPhotos, type Photo } from './photos.ts';
import type { PhotoServices } from './services.ts';
import { updateCard } from './shown/visible-photos.ts';

/** A photo whose files are stored already and need no inspection, because we drew it. */
export interface PlacedPhoto extends Pick<Photo, 'id' | 'publicId' | 'key' | 'contentHash'> {
  readonly width: number;
  readonly height: number;
  readonly perceptualHash: Buffer;
  readonly now: Date;
}

/** Adds such a photo, active at once; the first of a profile becomes its main one. */
export async function placePhoto(
  tx: Tx,
  services: PhotoServices,
  { siteId, memberId, ...photo }: Scope & PlacedPhoto,
): Promise<void> {
  const scope = { siteId, memberId };
  await lockPhotos(tx, scope);
  await addPhoto(tx, scope, photo);
  const row = { siteId, id: photo.id };
  await finishUpload(tx, row, photo);
  await decide(tx, row, { state: 'active', reason: null, now: photo.now });
  await updateCard(tx, services, { ...scope, now: photo.now });
}
