import type { PhotoVariant } from '@vonk/contract/photos';
import type { Scope } from '../../accounts/index.ts';
import type { FileAddresses } from '../../platform/storage/file-addresses.ts';
import type { Site } from '../../sites/index.ts';
import type { Photo } from '../photos.ts';
import { sourceKey, variantKey } from './photo-files.ts';

/** Which file of a photo; `source` is the owner's alone. */
export type PhotoFile = PhotoVariant | 'source';
/** Gives the address of a file. */
export type AddressOf = (photo: Pick<Photo, 'siteId' | 'key'>, file: PhotoFile) => string;
type Giver = Pick<FileAddresses, 'give'>;

export const fileKey = (photo: Pick<Photo, 'siteId' | 'key'>, file: PhotoFile): string =>
  file === 'source' ? sourceKey(photo) : variantKey(photo, file);

/** The addresses of files for one member alone, in their session, until the end of the hour (T83). */
export const addressesFor =
  (give: Giver, { member: { memberId }, now }: { member: Pick<Scope, 'memberId'>; now: Date }): AddressOf =>
  (photo, file) =>
    give.give(fileKey(photo, file), { audience: 'member', memberId, now });

/** The addresses of main photos: a guest's are others than a member's, and both may come from the site's CDN. */
export const mainAddressesFor =
  (
    give: Giver,
    { site, member, now }: { site: Site; member?: Pick<Scope, 'memberId'> | undefined; now: Date },
  ): AddressOf =>
  (photo, file) =>
    site.settings.cdn_prefix + give.give(fileKey(photo, file), { audience: member ? 'members' : 'public', now });
