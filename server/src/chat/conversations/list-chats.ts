import type { CallInput, CallOutput } from '@vonk/contract/api';
import type { Chat } from '@vonk/contract/chat';
import type { ProfileCard } from '@vonk/contract/profile';
import type { MemberCall } from '../../accounts/index.ts';
import { type ListPlace, momentIn, momentPattern } from '../../platform/database/list-place.ts';
import { refuse } from '../../platform/refusal.ts';
import { unreadTotal } from './conversations.ts';
import { listConversations, type ListedConversation, type Part } from './listed-conversations.ts';
import { readPartners } from './partners.ts';
import type { ChatServices } from '../services.ts';

const pageSize = 50;

/** Where a page ended: in which part of the list, and after which conversation of it. */
interface Place {
  part: Part;
  after: ListPlace | undefined;
}

/** A page of the member's conversations, newest first, each with its card; the unread ones before, if so chosen. */
export async function listChats(
  services: ChatServices,
  call: MemberCall,
  { before, name = '', unread_first: unreadFirst }: CallInput<'GET /api/chats.php'>,
): Promise<CallOutput<'GET /api/chats.php'>> {
  const { db } = services;
  const { member } = call;
  const start: Place = { part: unreadFirst ? 'unread' : 'all', after: undefined };
  const { listed, end } = await readPage(
    ({ part, after }, limit) => listConversations(db, member, { part, after, name: name.trim(), limit }),
    before === undefined ? start : readCursor(before, unreadFirst !== undefined),
  );
  const [cards, total] = await Promise.all([
    readPartners(
      services,
      call,
      listed.map(({ otherId }) => otherId),
    ),
    unreadTotal(db, member),
  ]);
  return {
    chats: listed.flatMap((conversation) => {
      const card = cards.get(conversation.otherId);
      return card ? [chatView(conversation, card)] : [];
    }),
    next: end ?? null,
    unread_total: total,
  };
}

/** A page from a place on; what unread ones leave free of it is filled with read ones. */
async function readPage(
  read: (place: Place, limit: number) => Promise<ListedConversation[]>,
  place: Place,
): Promise<{ listed: ListedConversation[]; end: string | undefined }> {
  const listed = await read(place, pageSize);
  if (place.part !== 'unread' || listed.length === pageSize) return { listed, end: endOf(place.part, listed) };
  const rest = await read({ part: 'read', after: undefined }, pageSize - listed.length);
  const all = [...listed, ...rest];
  return { listed: all, end: endOf('read', all) };
}

/** Where the next page begins; undefined where there is none. */
function endOf(part: Part, listed: readonly ListedConversation[]): string | undefined {
  const last = listed.length === pageSize ? listed.at(-1) : undefined;
  return last && `${letters[part]}${last.exactAt}_${last.id}`;
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

const letters = { all: '', unread: 'u', read: 'r' };

const cursorPattern = new RegExp(`^([ur]?)(${momentPattern})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$`);

/** The place after a page, of a list of the same order. */
function readCursor(cursor: string, isUnreadFirst: boolean): Place {
  const [, letter, moment = '', id] = cursorPattern.exec(cursor) ?? [];
  const at = momentIn(moment);
  if (at === undefined || id === undefined || (letter !== '') !== isUnreadFirst)
    refuse('invalid_input', { field: 'before' });
  const part = letter === '' ? 'all' : letter === 'u' ? 'unread' : 'read';
  return { part, after: { at, id } };
}
