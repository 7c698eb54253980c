import type { SendError } from '@vonk/contract/chat';
import { createHash } from 'node:crypto';
import type { CallInput, CallOutput } from '@vonk/contract/api';
import type { PhotoVariant } from '@vonk/contract/photos';
import type { MemberCall } from '../accounts/index.ts';
import { answerOf, deliver } from '../chat/index.ts';
import { isBanned, judgePhoto, makeSentVariants, type PhotoMistake, UnreadablePhoto } from '../photos/index.ts';
import { newId, publicId } from '../platform/ids.ts';
import { findCard } from '../profile/index.ts';
import { type ChatPhoto, deleteFiles, dropPhoto, keepPhoto, noteSent, noteSize, sentPhotoKey } from './chat-photos.ts';
import type { ChatPhotoServices } from './services.ts';

/**
 * Sends a photo to a member (CHAT-3, CHAT-6). The row comes first, then the files, last the message that charges:
 * whatever breaks in between is swept, and a repeated key goes on where it stopped. What the message is refused for
 * leaves neither row nor files.
 */
export async function sendPhoto(
  services: ChatPhotoServices,
  call: MemberCall<PhotoRefusal | SendError | 'premium_required'>,
  { profile, key }: CallInput<'POST /api/chat-photo.php'>,
): Promise<CallOutput<'POST /api/chat-photo.php'>> {
  const { member, site, now } = call;
  if (!member.isPremium) call.refuse('premium_required');
  if (member.status !== 'confirmed') call.refuse('confirm_first');
  const recipient = (await findCard(services, call, profile)) ?? call.refuse('not_available');
  if (recipient.card.kind !== 'member') call.refuse('no_chat');
  const photo = await takeIn(services, call, { recipientId: recipient.id, clientKey: key });
  const shown = { id: photo.publicId, width: photo.width ?? 0, height: photo.height ?? 0 };
  const result = await deliver(services, member, {
    profile,
    key,
    kind: 'photo',
    text: '',
    data: { photo: shown },
    site,
    now,
  });
  if (result.outcome !== 'sent') {
    if (photo.sentAt === null) await takeBack(services, photo);
    return { ...answerOf(call, result), photo: shown };
  }
  await services.db.transact((tx) => noteSent(tx, photo, now));
  return { ...answerOf(call, result), photo: shown };
}

type PhotoRefusal = PhotoMistake | 'photo_refused';

async function takeIn(
  { db, storage }: ChatPhotoServices,
  call: MemberCall<PhotoRefusal>,
  about: { recipientId: string; clientKey: string },
): Promise<ChatPhoto> {
  const { member, file = Buffer.alloc(0), now } = call;
  judgePhoto(call, file);
  const contentHash = createHash('sha256').update(file).digest();
  if (await isBanned(db, member, contentHash)) call.refuse('photo_refused');
  const made = await makeSentVariants(file).catch((error: unknown) => {
    if (error instanceof UnreadablePhoto) return call.refuse('photo_broken');
    throw error;
  });
  const fresh = { id: newId(now), publicId: publicId(), key: publicId() + publicId(), contentHash, now, ...about };
  const photo = await db.transact((tx) => keepPhoto(tx, member, fresh));
  if (photo.sentAt !== null) return photo;
  for (const [variant, bytes] of Object.entries(made.files))
    await storage.put(sentPhotoKey(photo, variant as PhotoVariant), bytes);
  const { width, height } = made;
  await db.transact((tx) => noteSize(tx, photo, { width, height }));
  return { ...photo, width, height };
}

async function takeBack({ db, storage }: ChatPhotoServices, photo: ChatPhoto): Promise<void> {
  await deleteFiles(storage, photo);
  await db.transact((tx) => dropPhoto(tx, photo));
}
