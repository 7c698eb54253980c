import { createStore, promisifyRequest } from 'idb-keyval';
import type { OutboxStore, OutgoingMessage } from './outbox.ts';

const openDatabase = () => createStore('outbox', 'messages');
const rangeOf = (memberId: string) => IDBKeyRange.bound(`${memberId}:`, `${memberId}:\uffff`);

/** Deletes a member's messages on their way from this browser. */
export async function forgetOutbox(memberId: string): Promise<void> {
  try {
    await openDatabase()('readwrite', (messages) => promisifyRequest(messages.delete(rangeOf(memberId))));
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
}

/** The first call of a database may hold the page up: it waits until the page stands, at most so long. */
const quietMilliseconds = 1000;

const quiet = () =>
  new Promise<void>((resolve) => {
    // Safari has no word for it.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: quietMilliseconds });
    else setTimeout(resolve, quietMilliseconds / 4);
  });

/**
 * Where one member's messages on their way are kept in this browser: a reload or a restart loses none, photos included.
 * Each lies under its own key, so that tabs do not overwrite each other; what one tab changes, the others hear of.
 * Without a database (private windows of some browsers) nothing is kept, and nothing breaks.
 */
export function openOutboxStore(memberId: string): OutboxStore {
  const database = openDatabase();
  const channel = new BroadcastChannel(`outbox:${memberId}`);
  const prefix = `${memberId}:`;
  const change = (key: string, message: OutgoingMessage | undefined) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches no other origin
    channel.postMessage({ key, message });
    void database('readwrite', (messages) => {
      if (message) messages.put(message, prefix + key);
      else messages.delete(prefix + key);
      // Said outright: a page that is closed now would otherwise take back what it has not finished.
      messages.transaction.commit();
    }).catch(() => undefined);
  };
  return {
    load: async () => {
      await quiet();
      try {
        return await database('readonly', (messages) =>
          promisifyRequest<OutgoingMessage[]>(messages.getAll(rangeOf(memberId))),
        );
      } catch {
        return [];
      }
    },
    keep: (message) => change(message.key, message),
    remove: (key) => change(key, undefined),
    onOtherTab(listener) {
      channel.addEventListener(
        'message',
        ({ data }: MessageEvent<{ key: string; message: OutgoingMessage | undefined }>) =>
          listener(data.key, data.message),
      );
    },
  };
}
