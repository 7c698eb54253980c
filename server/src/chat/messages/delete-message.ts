import type { MemberCall } from '../../accounts/index.ts';
import { refuse } from '../../platform/refusal.ts';
import { hideMessage } from './messages.ts';
import type { ChatServices } from '../services.ts';

/** Deletes a message for the member alone; the other side keeps it. */
export async function deleteMessage(
  { db, live }: ChatServices,
  { member, now }: MemberCall,
  { conversation, seq }: { conversation: string; seq: number },
): Promise<Record<string, never>> {
  if (!Number.isSafeInteger(seq) || seq > 2_147_483_647) refuse('invalid_input', { field: 'seq' });
  if (!(await hideMessage(db, member, { conversation, seq, now }))) refuse('not_found');
  live.wake([member.memberId]);
  return {};
}
