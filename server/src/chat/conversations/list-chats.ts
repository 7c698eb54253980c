import type { CallInput, CallOutput } from '@vonk/contract/api';
import type { Chat } from '@vonk/contract/chat';
import type { ProfileCard } from '@vonk/contract/profile';
import type { MemberCall } from '../../accounts/index.ts';
import { refuse } from '../../platform/refusal.ts';
import { listConversations, type ListedConversation, unreadTotal } from './conversations.ts';
import { readPartners } from './partners.ts';
import type { ChatServices } from '../services.ts';

const pageSize = 50;

/** A page of the member's conversations, newest first, each with its card. */
export async function listChats(
  services: ChatServices,
  call: MemberCall,
  { before }: CallInput<'GET /api/chats.php'>,
): Promise<CallOutput<'GET /api/chats.php'>> {
  const { db } = services;
  const { member } = call;
  const listed = await listConversations(db, member, {
    after: before === undefined ? undefined : readCursor(before),
    limit: pageSize,
  });
  const [cards, total] = await Promise.all([
    readPartners(
      services,
      call,
      listed.map(({ otherId }) => otherId),
    ),
    unreadTotal(db, member),
  ]);
  const last = listed.length === pageSize ? listed.at(-1) : undefined;
  return {
    chats: listed.flatMap((conversation) => {
      const card = cards.get(conversation.otherId);
      return card ? [chatView(conversation, card)] : [];
    }),
    next: last ? `${last.lastMessageAt.getTime()}_${last.id}` : null,
    unread_total: total,
  };
}

const chatView = (conversation: ListedConversation, profile: ProfileCard): Chat => ({
  id: conversation.publicId,
  profile,
  num_unread_messages: conversation.unread,
  last_message: conversation.last ?? null,
  last_message_at: conversation.lastMessageAt.toISOString(),
  draft: conversation.draft,
  held: conversation.isHeld,
});

function readCursor(cursor: string): { at: Date; id: string } {
  const [, at, id] = /^(\d{1,15})_([0-9a-f-]{36})$/.exec(cursor) ?? [];
  if (at === undefined || id === undefined) refuse('invalid_input', { field: 'before' });
  return { at: new Date(Number(at)), id };
}
