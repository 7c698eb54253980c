import type { ShownPhoto } from '@vonk/contract/photos';
import type { AnyCall } from '../../accounts/index.ts';
import type { Reader } from '../../platform/database/db.ts';
import type { FileAddresses } from '../../platform/storage/file-addresses.ts';
import { addressesFor, mainAddressesFor } from '../files/photo-address.ts';
import { readPhotos } from '../photos.ts';
import { shownPhotoOf } from './view.ts';

/**
 * The active photos of a profile that the caller has found, main one first; those that are locked for them are blurred
 * (PHOTO-3).
 */
export async function readShownPhotos(
  { db, fileAddresses }: { db: Reader; fileAddresses: Pick<FileAddresses, 'give'> },
  call: AnyCall,
  profileId: string,
): Promise<ShownPhoto[]> {
  const { member, site, now } = call;
  const photos = await readPhotos(db, { siteId: site.siteId, memberId: profileId });
  const isOpen = member !== undefined && (member.isPremium || profileId === member.memberId);
  const mainAddressOf = mainAddressesFor(fileAddresses, call);
  const addressOf = member && addressesFor(fileAddresses, { member, now });
  return photos
    .filter(({ state }) => state === 'active')
    .flatMap((photo) => shownPhotoOf(photo, { mainAddressOf, addressOf, isOpen }));
}
