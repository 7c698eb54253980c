import type { Member } from '../../accounts/index.ts';
import type { Reader } from '../../platform/database/db.ts';
import type { StoredFile } from '../../platform/storage.ts';
import type { SiteScope } from '../../sites/index.ts';

import { isFound } from '../../visibility/index.ts';
import { findPhotoByKey, type Photo } from '../photos.ts';
import type { PhotoServices } from '../services.ts';
import { fileKey, type PhotoFile } from './photo-address.ts';

const filePath =
  /^photos\/(\d{1,5})\/([1-9A-HJ-NP-Za-km-z]{28})\/(?:(thumb|card|full|blur)-v1\.webp|(source)-v1\.jpg)$/;

/** A file as its address names it. */
export interface NamedFile extends SiteScope {
  readonly key: string;
  readonly file: PhotoFile;
}

/** Which file of which photo a path means; undefined when it means none. */
export function photoFileOf(path: string): NamedFile | undefined {
  const [, site, key, variant, source] = filePath.exec(path) ?? [];
  if (key === undefined) return undefined;
  return { siteId: Number(site), key, file: (variant ?? source) as PhotoFile };
}

/**
 * Whether a member gets a file that is theirs to ask for, judged anew at each request (T83, T84): the owner gets all
 * files in any state, a premium member all active ones, a free member the blurred ones.
 */
export async function mayGetFile(db: Reader, member: Member, { siteId, key, file }: NamedFile): Promise<boolean> {
  const photo = await findPhotoByKey(db, { siteId }, key);
  if (!photo || !mayEverSee(member, photo, file)) return false;
  return photo.profileId === member.memberId || isFound(db, member, photo.profileId);
}

/** A file of a photo; photos that were drawn here have no source, and are whole in their largest file. */
export async function readPhotoFile(
  { storage }: Pick<PhotoServices, 'storage'>,
  { siteId, key, file }: NamedFile,
): Promise<StoredFile | undefined> {
  const found = await storage.get(fileKey({ siteId, key }, file));
  return found ?? (file === 'source' ? storage.get(fileKey({ siteId, key }, 'full')) : undefined);
}

function mayEverSee(member: Member, photo: Photo, file: PhotoFile): boolean {
  if (photo.profileId === member.memberId) return true;
  if (file === 'source') return false;
  return photo.state === 'active' && (file === 'blur' || photo.isMain || member.isPremium);
}
