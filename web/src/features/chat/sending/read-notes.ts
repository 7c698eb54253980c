import type { CallOutput } from '@vonk/contract/api';
import type { Call } from '../../../api/call.ts';
import { createRetrier, isPassing, type Retrier } from './retrier.ts';

/** How far the member read which conversation, as the server must yet hear it. */
export interface ReadNotes extends Retrier {
  /** Notes that the member read conversation `id` up to message `seq`, and tells it at once. */
  note(id: string, seq: number): void;
}

/** What the server said to a note. */
export type Read = CallOutput<'POST /api/chat-read.php'> & { id: string; seq: number };

/**
 * Tells the server what was read (CHAT-2). What gets no answer, as without a connection, is told again until it has
 * one, also when the member has left the conversation meanwhile; what is refused is told no more.
 */
export function createReadNotes({ call, onRead }: { call: Call; onRead(read: Read): void }): ReadNotes {
  const waiting = new Map<string, number>();
  const isNewest = (id: string, seq: number) => waiting.get(id) === seq;
  const { flush } = createRetrier(async (succeeded) => {
    for (;;) {
      const [next] = waiting;
      if (!next) return undefined;
      const [id, seq] = next;
      try {
        const answer = await call('POST /api/chat-read.php', { conversation: id, seq });
        succeeded();
        onRead({ ...answer, id, seq });
      } catch (error) {
        if (isPassing(error)) return error;
      }
      if (isNewest(id, seq)) waiting.delete(id);
    }
  });
  return {
    flush,
    note(id, seq) {
      if ((waiting.get(id) ?? -1) >= seq) return;
      waiting.set(id, seq);
      flush();
    },
  };
}
