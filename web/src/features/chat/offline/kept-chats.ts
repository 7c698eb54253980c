import type { Chats } from '../list/chat-updates.ts';
import type { Conversation } from '@vonk/contract/chat';
import { createStore, promisifyRequest } from 'idb-keyval';
import { keptOwner } from '../../../device/kept-owner.ts';

/** What is kept at most: so many conversations of those opened last, of each so many of its newest messages (X5). */
const most = { conversations: 30, messages: 100 };
const shellCache = 'kept-chats';

export interface Kept<Value> {
  /** Milliseconds since 1970. */
  at: number;
  value: Value;
}

const openDatabase = () => createStore('kept-chats', 'chats');
const listName = (memberId: string) => `${memberId}:list`;
const conversationName = (memberId: string, id: string) => `${memberId}:talk:${id}`;
/** Without the note of whose they are nothing is kept and nothing is read. */
export const isKeptFor = (memberId: string) => localStorage.getItem(keptOwner) === memberId;

/** Begins to keep a member's chats on this device; those of anybody else are gone then. */
export async function keepFor(memberId: string): Promise<void> {
  if (isKeptFor(memberId)) return;
  await forgetKept();
  localStorage.setItem(keptOwner, memberId);
}

/** Deletes all chats that this browser keeps, whoever's they are. */
export async function forgetKept(): Promise<void> {
  // First of all: another tab that is about to keep something looks here.
  localStorage.removeItem(keptOwner);
  await Promise.allSettled([deleteShell(), clearDatabase()]);
}

// Each a function of its own: where a browser has none of it, the other still runs.
const deleteShell = async () => caches.delete(shellCache);
const clearDatabase = async () => openDatabase()('readwrite', (chats) => promisifyRequest(chats.clear()));

export const keepList = (memberId: string, list: Chats): Promise<void> => put(memberId, listName(memberId), list);

/** Keeps the newest messages of a conversation, and lets go those of the one that was kept longest ago. */
export async function keepConversation(memberId: string, conversation: Conversation): Promise<void> {
  const { id, messages } = conversation;
  if (id === null) return;
  const newest = messages.slice(-most.messages);
  const kept = {
    ...conversation,
    messages: newest,
    has_older: conversation.has_older || newest.length < messages.length,
  };
  await put(memberId, conversationName(memberId, id), kept);
  await letGoOldest(memberId);
}

export const readList = (memberId: string): Promise<Kept<Chats> | undefined> => read(memberId, listName(memberId));

export const readConversation = (memberId: string, id: string): Promise<Kept<Conversation> | undefined> =>
  read(memberId, conversationName(memberId, id));

/** Takes a conversation off this device: it was removed from the list. */
export async function forgetConversation(memberId: string, id: string): Promise<void> {
  try {
    await openDatabase()('readwrite', (chats) => promisifyRequest(chats.delete(conversationName(memberId, id))));
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
}

async function put(memberId: string, name: string, value: unknown): Promise<void> {
  if (!isKeptFor(memberId)) return;
  await openDatabase()('readwrite', (chats) => promisifyRequest(chats.put({ at: Date.now(), value }, name)));
}

async function read<Value>(memberId: string, name: string): Promise<Kept<Value> | undefined> {
  if (!isKeptFor(memberId)) return undefined;
  try {
    return await openDatabase()('readonly', (chats) => promisifyRequest<Kept<Value> | undefined>(chats.get(name)));
  } catch {
    return undefined;
  }
}

const talksOf = (memberId: string) =>
  IDBKeyRange.bound(conversationName(memberId, ''), conversationName(memberId, '\uffff'));

function letGoOldest(memberId: string): Promise<void> {
  return openDatabase()('readwrite', async (chats) => {
    const range = talksOf(memberId);
    const names = await promisifyRequest(chats.getAllKeys(range));
    if (names.length <= most.conversations) return;
    const kept = await promisifyRequest<Kept<unknown>[]>(chats.getAll(range));
    const byAge = names.map((name, at) => ({ name, at: kept[at]?.at ?? 0 })).sort((a, b) => b.at - a.at);
    for (const { name } of byAge.slice(most.conversations)) chats.delete(name);
  });
}
