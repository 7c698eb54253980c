import { day } from '@vonk/contract/durations';

/** Until when a conversation counts as the one that was open last (C37). */
const lastsMilliseconds = day;

const nameOf = (memberId: string) => `chats:last:${memberId}`;

interface Opened {
  conversation: string;
  at: number;
}

/** Notes which conversation a member opened last on this device, and when. */
export function noteOpened(memberId: string, conversation: string, now = Date.now()): void {
  try {
    localStorage.setItem(nameOf(memberId), JSON.stringify({ conversation, at: now } satisfies Opened));
  } catch {
    // Without storage the list opens on itself.
  }
}

/** The conversation that the member opened last on this device, if that is less than a day ago. */
export function lastOpened(memberId: string, now = Date.now()): string | undefined {
  try {
    const { conversation, at } = JSON.parse(localStorage.getItem(nameOf(memberId)) ?? '{}') as Partial<Opened>;
    if (typeof conversation !== 'string' || typeof at !== 'number') return undefined;
    return now - at < lastsMilliseconds ? conversation : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets it: the member removed it from the list, or logs out. */
export function forgetOpened(memberId: string, conversation?: string): void {
  if (conversation === undefined || lastOpened(memberId) === conversation) localStorage.removeItem(nameOf(memberId));
}
