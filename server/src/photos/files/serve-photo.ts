import { photoVariants, type PhotoVariant } from '@vonk/contract/photos';
import type { AnyCall, Member } from '../../accounts/index.ts';
import type { StoredFile } from '../../platform/storage.ts';
import type { SiteScope } from '../../sites/index.ts';
import { isFound } from '../../visibility/index.ts';
import { isAddressOf, type PrivateFile } from './photo-address.ts';
import { sourceKey, variantKey } from './photo-files.ts';
import { findPhoto, isPublicKey, type Photo } from '../photos.ts';
import type { PhotoServices } from '../services.ts';

const publicPath = /^\/photos\/(\d{1,5})\/([1-9A-HJ-NP-Za-km-z]{28})\/(thumb|card|full)-v1\.webp$/;
const isPrivateFile = (text: string): text is PrivateFile =>
  text === 'source' || photoVariants.includes(text as PhotoVariant);

/** The file of an active main photo, by the address everybody has; undefined when it is none, or another site's. */
export async function servePublicPhoto(
  { db, storage }: PhotoServices,
  { siteId }: SiteScope,
  path: string,
): Promise<StoredFile | undefined> {
  const [, site, key, variant] = publicPath.exec(path) ?? [];
  if (
    key === undefined ||
    variant === undefined ||
    Number(site) !== siteId ||
    !(await isPublicKey(db, { siteId }, key))
  )
    return undefined;
  return storage.get(variantKey({ siteId, key }, variant as PhotoVariant));
}

export interface AskedFile {
  /** Public id of the photo. */
  readonly photo: string;
  readonly variant: string;
  /** When the address ends, and its signature. */
  readonly until: string;
  readonly by: string;
}

/**
 * The file of any other photo, by an address of the viewer's own that has not ended, and judged anew at each request
 * (T83, T84): the owner gets all files in any state, a premium member all active ones, a free member the blurred ones.
 * Everything else is nothing, whatever the reason.
 */
export async function servePrivatePhoto(
  { db, storage, seal }: PhotoServices,
  { member, now }: AnyCall,
  { photo: publicId, variant, until, by }: AskedFile,
): Promise<StoredFile | undefined> {
  if (!member || !isPrivateFile(variant)) return undefined;
  const photo = await findPhoto(db, member, publicId);
  if (
    !photo ||
    !isAddressOf(seal, { member, now }, { photo, file: variant, until, by }) ||
    !mayEverSee(member, photo, variant)
  )
    return undefined;
  if (photo.profileId !== member.memberId && !(await isFound(db, member, photo.profileId))) return undefined;
  if (variant !== 'source') return storage.get(variantKey(photo, variant));
  return (await storage.get(sourceKey(photo))) ?? storage.get(variantKey(photo, 'full'));
}

function mayEverSee(member: Member, photo: Photo, file: PrivateFile): boolean {
  if (photo.profileId === member.memberId) return true;
  if (file === 'source') return false;
  return photo.state === 'active' && (file === 'blur' || photo.isMain || member.isPremium);
}
