import type { OwnPhoto, PhotoVariant, ShownPhoto } from '@vonk/contract/photos';
import type { Site } from '../sites/index.ts';
import { variantKey } from './photo-files.ts';
import type { Photo } from './photos.ts';

/** The address behind which the viewer's session is asked each time. */
const privateAddress = (id: string, variant: PhotoVariant) => `/api/photo-file.php?photo=${id}&variant=${variant}`;

/** The address of a main photo's file, the same for everybody and for ever. */
const publicAddress = ({ settings }: Site, photo: Photo, variant: PhotoVariant) => `${settings.cdn_prefix}/${variantKey(photo, variant)}`;

const hasFiles = ({ state }: Photo) => state === 'under_inspection' || state === 'active' || state === 'removed';

/** A photo as its owner sees it. */
export function ownPhotoOf(photo: Photo): OwnPhoto {
  const address = (variant: PhotoVariant) => (hasFiles(photo) ? privateAddress(photo.publicId, variant) : null);
  return {
    id: photo.publicId,
    state: photo.state,
    reason: photo.reason,
    is_main: photo.isMain,
    thumb: address('thumb'),
    card: address('card'),
    full: address('full'),
    width: photo.width,
    height: photo.height,
  };
}

/** A photo as another one sees it: the main one sharp, the others sharp for premium members and blurred for free ones (PHOTO-3). */
export function shownPhotoOf(photo: Photo, site: Site, isPremium: boolean): ShownPhoto {
  const locked = !photo.isMain && !isPremium;
  const sharp = (variant: PhotoVariant) => (photo.isMain ? publicAddress(site, photo, variant) : privateAddress(photo.publicId, variant));
  const blurred = privateAddress(photo.publicId, 'blur');
  return {
    id: photo.publicId,
    is_main: photo.isMain,
    locked,
    thumb: locked ? blurred : sharp('thumb'),
    card: locked ? blurred : sharp('card'),
    full: locked ? null : sharp('full'),
    width: photo.width,
    height: photo.height,
  };
}
