import { forgetOpened } from '../list/last-opened.ts';
import { forgetKept } from '../offline/kept-chats.ts';
import { forgetOutbox } from './outbox-store.ts';

/**
 * Takes what a member typed and did not send off this device, and what they could read without a connection, as they
 * log out: the next one to use it must not find it.
 */
export async function forgetUnsent(memberId: string): Promise<void> {
  for (const name of Object.keys(localStorage))
    if (name.startsWith(`draft:${memberId}:`)) localStorage.removeItem(name);
  forgetOpened(memberId);
  await Promise.all([forgetKept(), forgetOutbox(memberId)]);
}
