import type { ShownPhoto } from '@vonk/contract/photos';
import type { AnyCall } from '../accounts/index.ts';
import type { Reader } from '../platform/db.ts';
import { readPhotos } from './photos.ts';
import { shownPhotoOf } from './view.ts';

/** The active photos of a profile that the caller has found, main one first; those that are locked for them are blurred (PHOTO-3). */
export async function readShownPhotos(reader: Reader, { member, site }: AnyCall, profileId: string): Promise<ShownPhoto[]> {
  const photos = await readPhotos(reader, { siteId: site.id, memberId: profileId });
  const isOpen = member !== undefined && (member.isPremium || profileId === member.memberId);
  return photos.filter(({ state }) => state === 'active').map((photo) => shownPhotoOf(photo, site, isOpen));
}
