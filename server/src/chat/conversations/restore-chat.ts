import type { MemberCall } from '../../accounts/index.ts';
import { refuse } from '../../platform/refusal.ts';
import { restoreToList } from './conversations.ts';
import type { ChatServices } from '../services.ts';

/** Takes back that the member removed a conversation (CHAT-7). */
export async function restoreChat(
  { db, live }: ChatServices,
  { member, now }: MemberCall,
  { conversation }: { conversation: string },
): Promise<Record<string, never>> {
  if (!(await restoreToList(db, member, { conversation, now }))) refuse('not_found');
  live.wake([member.memberId]);
  return {};
}
