import type { MemberCall } from '../accounts/index.ts';
import { appendEvent } from '../platform/live-events.ts';
import { orRefuse } from '../platform/refusal.ts';
import { findOwnSide, removeFromList } from './conversations.ts';
import type { ChatServices } from './services.ts';

/** Removes a conversation from the member's own list; the other side keeps it (CHAT-7). */
export async function removeChat(
  { db, live }: ChatServices,
  { member, now }: MemberCall,
  { conversation }: { conversation: string },
): Promise<Record<string, never>> {
  await db.transact(async (tx) => {
    const side = orRefuse(await findOwnSide(tx, member, conversation), 'not_found');
    await removeFromList(tx, member, side.id);
    await appendEvent(tx, member.memberId, { kind: 'chat_removed', payload: { conversation }, now });
  });
  live.wake([member.memberId]);
  return {};
}
