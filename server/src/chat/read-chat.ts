import type { CallInput, CallOutput } from '@vonk/contract/api';
import type { MemberCall } from '../accounts/index.ts';
import { appendEvent, lockStreams } from '../platform/live-events.ts';
import { orRefuse } from '../platform/refusal.ts';
import { findOwnSide, markAsRead, unreadTotal } from './conversations.ts';
import type { ChatServices } from './services.ts';

/** Notes that the member read a conversation up to a message; all own devices and the other side hear of it (CHAT-7). */
export async function readChat(
  { db, live }: ChatServices,
  { member, now }: MemberCall,
  { conversation, seq }: CallInput<'POST /api/chat-read.php'>,
): Promise<CallOutput<'POST /api/chat-read.php'>> {
  const answer = await db.transact(async (tx) => {
    const side = orRefuse(await findOwnSide(tx, member, conversation), 'not_found');
    await lockStreams(tx, [member.memberId, side.otherId]);
    const upTo = Math.min(seq, side.lastSeq);
    const unread = await markAsRead(tx, member, { conversationId: side.id, seq: upTo });
    if (upTo > side.readSeq || unread !== side.unread) {
      await appendEvent(tx, member.memberId, { kind: 'read', payload: { conversation, seq: upTo, unread }, now });
      await appendEvent(tx, side.otherId, { kind: 'receipt', payload: { conversation, seq: upTo }, now });
    }
    return { num_unread_messages: unread, unread_total: await unreadTotal(tx, member), otherId: side.otherId };
  });
  live.wake([member.memberId, answer.otherId]);
  return { num_unread_messages: answer.num_unread_messages, unread_total: answer.unread_total };
}
