import { photoVariants, type PhotoVariant } from '@vonk/contract/photos';
import type { AnyCall } from '../accounts/index.ts';
import type { StoredFile } from '../platform/storage.ts';
import { findSharedPhoto, sentPhotoKey } from './chat-photos.ts';
import type { ChatPhotoServices } from './services.ts';

const isVariant = (text: string): text is PhotoVariant => photoVariants.includes(text as PhotoVariant);

/**
 * A file of a photo, asked of the session at each request: the two who share it get it, for everybody else it is
 * nothing.
 */
export async function serveChatPhoto(
  { db, storage }: ChatPhotoServices,
  call: AnyCall,
  { photo: publicId, variant }: { photo: string; variant: string },
): Promise<StoredFile | undefined> {
  if (!call.member || !isVariant(variant)) return undefined;
  const photo = await findSharedPhoto(db, call.member, publicId);
  return photo && storage.get(sentPhotoKey(photo, variant));
}
