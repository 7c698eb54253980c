import type { MemberCall } from '../../accounts/index.ts';
import { markAsDelivered } from '../conversations/conversations.ts';
import type { ChatServices } from '../services.ts';

/** Notes that a device of the member has all messages there are; those who wrote them see them delivered (CHAT-2). */
export async function receiveChats(
  { db, live }: ChatServices,
  { member, now }: MemberCall,
): Promise<Record<string, never>> {
  live.wake(await markAsDelivered(db, member, now));
  return {};
}
