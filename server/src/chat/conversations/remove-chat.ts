import type { MemberCall } from '../../accounts/index.ts';
import { refuse } from '../../platform/refusal.ts';
import { removeFromList } from './conversations.ts';
import type { ChatServices } from '../services.ts';

/** Removes a conversation from the member's own list; the other side keeps it (CHAT-7). */
export async function removeChat(
  { db, live }: ChatServices,
  { member, now }: MemberCall,
  { conversation }: { conversation: string },
): Promise<Record<string, never>> {
  if (!(await removeFromList(db, member, { conversation, now }))) refuse('not_found');
  live.wake([member.memberId]);
  return {};
}
