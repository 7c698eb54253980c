import type { MemberCall } from '../../accounts/index.ts';
import { orRefuse } from '../../platform/refusal.ts';
import { isVisible } from '../../visibility/index.ts';
import { findOwnSide } from '../conversations/conversations.ts';
import type { ChatServices } from '../services.ts';

/**
 * Tells the other side's open screens that the member is typing (CHAT-2); not kept, and nothing where one of them
 * blocked the other.
 */
export async function tellTyping(
  { db, live }: ChatServices,
  { member }: MemberCall,
  { conversation }: { conversation: string },
): Promise<Record<string, never>> {
  const side = orRefuse(await findOwnSide(db, member, conversation), 'not_found');
  const { otherId } = side;
  const mayKnow =
    member.status === 'confirmed' &&
    (await isVisible(db, { siteId: member.siteId, memberId: otherId }, member.memberId));
  if (mayKnow) live.signal([otherId], { kind: 'typing', payload: { conversation } });
  return {};
}
