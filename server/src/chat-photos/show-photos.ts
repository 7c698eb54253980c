import type { CallInput, CallOutput } from '@vonk/contract/api';
import { photoVariants } from '@vonk/contract/photos';
import type { MemberCall } from '../accounts/index.ts';
import type { SiteScope } from '../sites/index.ts';
import { type ChatPhoto, findSharedPhotos, sentPhotoKey } from './chat-photos.ts';
import type { ChatPhotoServices } from './services.ts';

/**
 * Where the files of photos lie that the member sent or was sent, until the end of the hour and for them alone (T83);
 * others, and those that are gone, are left out.
 */
export async function showPhotos(
  { db, fileAddresses }: ChatPhotoServices,
  { member, now }: MemberCall,
  { photos }: CallInput<'GET /api/chat-photo.php'>,
): Promise<CallOutput<'GET /api/chat-photo.php'>> {
  const to = { audience: 'member', memberId: member.memberId, now } as const;
  const filesOf = (photo: ChatPhoto) =>
    Object.fromEntries(
      photoVariants.map((variant) => [variant, fileAddresses.give(sentPhotoKey(photo, variant), to)]),
    ) as Record<(typeof photoVariants)[number], string>;
  const found = await findSharedPhotos(db, member, photos.split(','));
  return { photos: found.map((photo) => ({ id: photo.publicId, ...filesOf(photo) })) };
}

const filePath = /^chat-photos\/(\d{1,5})\/[1-9A-HJ-NP-Za-km-z]{28}\/(?:thumb|card|full|blur)-v1\.webp$/;

/** The site of a file of a chat's photo; undefined when a path is none of one. */
export function chatPhotoFileOf(path: string): SiteScope | undefined {
  const [, site] = filePath.exec(path) ?? [];
  return site === undefined ? undefined : { siteId: Number(site) };
}
