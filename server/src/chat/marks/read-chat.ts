import type { CallInput, CallOutput } from '@vonk/contract/api';
import type { MemberCall } from '../../accounts/index.ts';
import { orRefuse } from '../../platform/refusal.ts';
import { markAsRead, unreadTotal } from '../conversations/conversations.ts';
import type { ChatServices } from '../services.ts';

/**
 * Notes that the member read a conversation up to a message; all own devices and the other side hear of it (CHAT-7).
 */
export async function readChat(
  { db, live }: ChatServices,
  { member, now }: MemberCall,
  input: CallInput<'POST /api/chat-read.php'>,
): Promise<CallOutput<'POST /api/chat-read.php'>> {
  const { unread, wake } = orRefuse(await markAsRead(db, member, { ...input, now }), 'not_found');
  live.wake(wake);
  return { num_unread_messages: unread, unread_total: await unreadTotal(db, member) };
}
