import type { CallInput, CallOutput } from '@vonk/contract/api';
import { searchLength } from '@vonk/contract/chat';
import { cleanMessage } from '@vonk/contract/message-text';
import type { MemberCall } from '../../accounts/index.ts';
import { findMessages } from './messages.ts';
import { messageView } from '../conversations/open-conversation.ts';
import { readPartners } from '../conversations/partners.ts';
import type { ChatServices } from '../services.ts';

/** Looks for words in the member's own conversations; premium only (CHAT-6). */
export async function searchMessages(
  services: ChatServices,
  call: MemberCall<'premium_required' | 'search_length'>,
  input: CallInput<'GET /api/chat-search.php'>,
): Promise<CallOutput<'GET /api/chat-search.php'>> {
  const { member } = call;
  if (!member.isPremium) call.refuse('premium_required');
  const text = cleanMessage(input.text);
  if (text.length < searchLength.min || text.length > searchLength.max)
    call.refuse('search_length', { field: 'text', details: searchLength });
  const found = await findMessages(services.db, member, text);
  const cards = await readPartners(services, call, [...new Set(found.map(({ otherId }) => otherId))]);
  return {
    found: found.flatMap(({ conversation, otherId, message }) => {
      const profile = cards.get(otherId);
      return profile ? [{ conversation, profile, message: messageView(message, member.memberId) }] : [];
    }),
  };
}
