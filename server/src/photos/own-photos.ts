import type { InputOf } from '@vonk/contract/endpoint';
import { maxAltCharacters, type OwnPhoto, type photosEndpoints } from '@vonk/contract/photos';
import { cleanText, countGraphemes } from '@vonk/contract/text';
import type { MemberCall } from '../accounts/index.ts';
import { type Reader, type Tx } from '../platform/database/db.ts';
import { enqueue } from '../platform/jobs/outbox.ts';
import { orRefuse, type Refuses } from '../platform/refusal.ts';
import { lockStreams } from '../platform/live/live-events.ts';
import { readStatements } from './objections/statements.ts';
import { addressesFor } from './files/photo-address.ts';
import { describe, findPhoto, lockPhotos, makeMain, type Photo, readPhotos, removePhoto, reorder } from './photos.ts';
import type { PhotoServices } from './services.ts';
import { photoLimit } from './photo-limit.ts';
import { ownPhotoOf } from './shown/view.ts';
import { tellOwner, updateCard } from './shown/visible-photos.ts';

interface OwnPhotos {
  photos: OwnPhoto[];
  limit: number;
}

/** The member's own photos in any state, and how many they may have. */
export async function listOwnPhotos(
  { db, fileAddresses }: Pick<PhotoServices, 'fileAddresses'> & { db: Reader },
  call: MemberCall,
): Promise<OwnPhotos> {
  const statements = await readStatements(db, call.member);
  const addressOf = addressesFor(fileAddresses, call);
  const photos = await readPhotos(db, call.member);
  return {
    photos: photos.map((photo) => ownPhotoOf(photo, addressOf, statements.get(photo.id))),
    limit: photoLimit(call),
  };
}

/** Makes a photo the main one, if others can see it, or describes it for those who cannot. */
export const changePhoto = (
  services: PhotoServices,
  call: MemberCall<'photo_not_active' | 'alt_too_long'>,
  { photo, main, alt }: InputOf<(typeof photosEndpoints)['PUT /api/photo.php']>,
) =>
  changeOwnPhotos(services, call, async (tx) => {
    const chosen = await findOwn(tx, call, photo);
    if (main && chosen.state !== 'active') call.refuse('photo_not_active');
    if (main) await makeMain(tx, chosen);
    if (alt !== undefined) await describe(tx, chosen, cleanAlt(call, alt));
    await tellOwner(tx, { ...call.member, now: call.now }, { photo, state: chosen.state });
  });

function cleanAlt(call: Refuses<'alt_too_long'>, text: string): string {
  const alt = cleanText(text).replaceAll('\n', ' ');
  if (countGraphemes(alt) > maxAltCharacters)
    call.refuse('alt_too_long', { field: 'alt', details: { max: maxAltCharacters } });
  return alt;
}

/** Puts the photos in an order; the first becomes the main one when others can see it. */
export const orderPhotos = (services: PhotoServices, call: MemberCall, { order }: { order: readonly string[] }) =>
  changeOwnPhotos(services, call, async (tx) => {
    await reorder(tx, call.member, order);
    const [first] = order;
    const photo = (await readPhotos(tx, call.member)).find(({ publicId }) => publicId === first);
    if (!photo) return;
    if (photo.state === 'active' && !photo.isMain) await makeMain(tx, photo);
    await tellOwner(tx, { ...call.member, now: call.now }, { photo: photo.publicId, state: photo.state });
  });

/** Deletes an own photo; its files go by a job of the same transaction. */
export const deletePhoto = (services: PhotoServices, call: MemberCall, { photo }: { photo: string }) =>
  changeOwnPhotos(services, call, async (tx) => {
    const unwanted = await findOwn(tx, call, photo);
    await removePhoto(tx, unwanted);
    await enqueue(tx, { task: 'delete-photo-files', payload: { siteId: unwanted.siteId, key: unwanted.key } });
    await tellOwner(tx, { ...call.member, now: call.now }, { photo, state: 'deleted' });
  });

/** Changes the member's photos in one transaction, and with them the card; answers how they stand then. */
export async function changeOwnPhotos(
  services: PhotoServices,
  call: MemberCall,
  work: (tx: Tx) => Promise<void>,
): Promise<OwnPhotos> {
  const { member, now } = call;
  const photos = await services.db.transact(async (tx) => {
    await lockStreams(tx, [member.memberId]);
    await lockPhotos(tx, member);
    await work(tx);
    await updateCard(tx, services, { siteId: member.siteId, memberId: member.memberId, now });
    return listOwnPhotos({ ...services, db: tx }, call);
  });
  services.live.wake([member.memberId]);
  return photos;
}

/** A photo of the member's own; anybody else's is not found. */
export async function findOwn(tx: Tx, { member }: MemberCall, publicId: string): Promise<Photo> {
  const photo = await findPhoto(tx, member, publicId);
  return orRefuse(photo?.profileId === member.memberId ? photo : undefined, 'not_found');
}
