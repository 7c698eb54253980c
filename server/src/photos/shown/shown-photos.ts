import type { ShownPhoto } from '@vonk/contract/photos';
import type { AnyCall } from '../../accounts/index.ts';
import type { Reader } from '../../platform/database/db.ts';
import type { Seal } from '../../platform/seal.ts';
import { addressesFor } from '../files/photo-address.ts';
import { readPhotos } from '../photos.ts';
import { shownPhotoOf } from './view.ts';

/**
 * The active photos of a profile that the caller has found, main one first; those that are locked for them are blurred
 * (PHOTO-3).
 */
export async function readShownPhotos(
  { db, seal }: { db: Reader; seal: Pick<Seal, 'sign'> },
  { member, site, now }: AnyCall,
  profileId: string,
): Promise<ShownPhoto[]> {
  const photos = await readPhotos(db, { siteId: site.siteId, memberId: profileId });
  const isOpen = member !== undefined && (member.isPremium || profileId === member.memberId);
  const addressOf = member && addressesFor(seal, { member, now });
  return photos
    .filter(({ state }) => state === 'active')
    .flatMap((photo) => shownPhotoOf(photo, site, { addressOf, isOpen }));
}
