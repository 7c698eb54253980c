import type { CallInput, CallOutput } from '@vonk/contract/api';
import { largestInteger } from '@vonk/contract/numbers';
import type { MemberCall } from '../../accounts/index.ts';
import { orRefuse } from '../../platform/refusal.ts';
import { findOwnSide } from './conversations.ts';
import { readPhotoMessages } from '../messages/messages.ts';
import { firstShownOf, messageView } from './open-conversation.ts';
import type { ChatServices } from '../services.ts';

const pageSize = 60;

/** The photos of one of the member's conversations, newest first, as far back as they may read (CHAT-5). */
export async function listPhotos(
  { db }: ChatServices,
  call: MemberCall,
  { conversation, before = largestInteger }: CallInput<'GET /api/chat-photos.php'>,
): Promise<CallOutput<'GET /api/chat-photos.php'>> {
  const { member } = call;
  const side = orRefuse(await findOwnSide(db, member, conversation), 'not_found');
  const about = { conversationId: side.id, after: firstShownOf(call, side), before, limit: pageSize + 1 };
  const found = await readPhotoMessages(db, member, about);
  return {
    photos: found.slice(0, pageSize).map((message) => messageView(message, member.memberId)),
    has_older: found.length > pageSize,
  };
}
