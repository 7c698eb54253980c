import { createHash } from 'node:crypto';
import { maxInventedPictures, type PictureOrigin } from '@vonk/contract/admin/sites/invented-pictures';
import type { Scope } from '../../accounts/index.ts';
import type { Tx } from '../../platform/database/db.ts';
import { newId, publicId } from '../../platform/ids.ts';
import { enqueue } from '../../platform/jobs/outbox.ts';
import { type MadePhoto, makeInventedVariants, UnreadablePhoto } from '../decoding/make-variants.ts';
import { deleteFiles, storeFiles } from '../files/photo-files.ts';
import {
  addPhoto,
  decide,
  describe,
  findPhoto,
  finishUpload,
  lockPhotos,
  makeMain,
  type Photo,
  readPhotos,
  removePhoto,
  reorder,
} from '../photos.ts';
import type { PhotoServices } from '../services.ts';
import { updateCard } from '../shown/visible-photos.ts';
import { isOfPerson, noteOrigin } from './picture-origins.ts';

interface NewPicture {
  /** Judged already (`judgePhoto`). */
  readonly bytes: Buffer;
  readonly origin: PictureOrigin;
  readonly note: string;
  readonly alt: string;
  readonly now: Date;
  /** Written with what makes it seen. */
  readonly noteDeed: (tx: Tx) => Promise<void>;
}

export type Placed = 'placed' | 'photo_broken' | 'photo_of_person' | 'photo_limit';

/**
 * Gives an invented profile a picture, decoded as members' photos are, active at once: staff is who inspects. The row
 * comes first, so that every file belongs to one. A picture that is or looks like a person's is not taken (T1); one
 * that a machine made is marked (T12).
 */
export async function placePicture(
  services: PhotoServices,
  scope: Scope,
  { bytes, origin, note, alt, now, noteDeed }: NewPicture,
): Promise<Placed> {
  const { db, storage } = services;
  const made = await makeInventedVariants(bytes, origin === 'ai').catch((error: unknown) => {
    if (error instanceof UnreadablePhoto) return undefined;
    throw error;
  });
  if (!made) return 'photo_broken';
  const photo = {
    id: newId(now),
    publicId: publicId(),
    key: publicId() + publicId(),
    now,
    contentHash: createHash('sha256').update(bytes).digest(),
  };
  const begun = await db.transact((tx) => begin(tx, scope, { photo, made }));
  if (begun !== 'placed') return begun;
  const row = { siteId: scope.siteId, id: photo.id };
  try {
    await storeFiles(storage, { siteId: scope.siteId, key: photo.key }, made);
    await db.transact(async (tx) => {
      await lockPhotos(tx, scope);
      await finishUpload(tx, row, made);
      await decide(tx, row, { state: 'active', reason: null, now });
      await describe(tx, row, alt);
      await noteOrigin(tx, scope, { id: photo.id, origin, note });
      await updateCard(tx, services, { ...scope, now });
      await noteDeed(tx);
    });
  } catch (error) {
    await db.transact((tx) => removePhoto(tx, row));
    await deleteFiles(storage, { siteId: scope.siteId, key: photo.key });
    throw error;
  }
  return 'placed';
}

interface Begun {
  readonly photo: Pick<Photo, 'id' | 'publicId' | 'key' | 'contentHash'> & { readonly now: Date };
  readonly made: MadePhoto;
}

async function begin(tx: Tx, scope: Scope, { photo, made }: Begun): Promise<Placed> {
  await lockPhotos(tx, scope);
  if ((await readPhotos(tx, scope)).length >= maxInventedPictures) return 'photo_limit';
  const looks = [made.perceptualHash, made.mirroredHash];
  if (await isOfPerson(tx, scope, { contentHash: photo.contentHash, looks })) return 'photo_of_person';
  await addPhoto(tx, scope, photo);
  return 'placed';
}

/** What staff change of the pictures of an invented profile. */
export type PictureChange =
  | { readonly picture: string; readonly to: { readonly isMain?: true | undefined; readonly alt?: string | undefined } }
  | { readonly picture: string; readonly to: 'removed' }
  | { readonly order: readonly string[] };

/** Changes them, and with them the card; false when there is no such picture of the profile. */
export async function changePictures(
  tx: Tx,
  services: PhotoServices,
  { siteId, memberId, now, ...change }: PictureChange & Scope & { now: Date },
): Promise<boolean> {
  const scope = { siteId, memberId };
  await lockPhotos(tx, scope);
  if ('order' in change) {
    await reorder(tx, scope, change.order);
  } else {
    const photo = await findPhoto(tx, scope, change.picture);
    if (photo?.profileId !== scope.memberId) return false;
    await carryOut(tx, photo, change.to);
  }
  await updateCard(tx, services, { ...scope, now });
  return true;
}

type Asked = Exclude<PictureChange, { order: readonly string[] }>['to'];

async function carryOut(tx: Tx, photo: Photo, to: Asked): Promise<void> {
  if (to === 'removed') {
    await removePhoto(tx, photo);
    await enqueue(tx, { task: 'delete-photo-files', payload: { siteId: photo.siteId, key: photo.key } });
    return;
  }
  if (to.isMain && photo.state === 'active') await makeMain(tx, photo);
  if (to.alt !== undefined) await describe(tx, photo, to.alt);
}
