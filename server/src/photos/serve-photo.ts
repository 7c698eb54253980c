import { photoVariants, type PhotoVariant } from '@vonk/contract/photos';
import type { AnyCall, Member } from '../accounts/index.ts';
import type { StoredFile } from '../platform/storage.ts';
import { isFound } from '../visibility/index.ts';
import { variantKey } from './photo-files.ts';
import { findPhoto, isPublicKey, type Photo } from './photos.ts';
import type { PhotoServices } from './services.ts';

const publicPath = /^\/photos\/(\d{1,5})\/([1-9A-HJ-NP-Za-km-z]{28})\/(thumb|card|full)-v1\.webp$/;
const isVariant = (text: string): text is PhotoVariant => photoVariants.includes(text as PhotoVariant);

/** The file of an active main photo, by the address everybody has; undefined when it is none, or another site's. */
export async function servePublicPhoto({ db, storage }: PhotoServices, siteId: number, path: string): Promise<StoredFile | undefined> {
  const [, site, key, variant] = publicPath.exec(path) ?? [];
  if (key === undefined || variant === undefined || Number(site) !== siteId || !(await isPublicKey(db, siteId, key))) return undefined;
  return storage.get(variantKey({ siteId, key }, variant as PhotoVariant));
}

/**
 * The file of any other photo, judged anew at each request (T83, T84): the owner gets all files in any state, a premium member all active ones,
 * a free member the blurred ones. Everything else is nothing, whatever the reason.
 */
export async function servePrivatePhoto(
  { db, storage }: PhotoServices,
  call: AnyCall,
  { photo: publicId, variant }: { photo: string; variant: string },
): Promise<StoredFile | undefined> {
  if (!call.member || !isVariant(variant)) return undefined;
  const photo = await findPhoto(db, call.member, publicId);
  if (!photo || !mayEverSee(call.member, photo, variant)) return undefined;
  if (photo.profileId !== call.member.memberId && !(await isFound(db, call.member, photo.profileId))) return undefined;
  return storage.get(variantKey(photo, variant));
}

function mayEverSee(member: Member, photo: Photo, variant: PhotoVariant): boolean {
  if (photo.profileId === member.memberId) return true;
  return photo.state === 'active' && (variant === 'blur' || photo.isMain || member.isPremium);
}
