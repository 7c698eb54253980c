import type { CallInput, CallOutput } from '@vonk/contract/api';
import type { SentPhoto } from '@vonk/contract/chat';
import { minute } from '@vonk/contract/durations';
import { type Call, CallError } from '../../../api/call.ts';
import type { Outbox, OutgoingMessage } from './outbox.ts';
import { createRetrier, isPassing, type Retrier } from './retrier.ts';

/** The server's answer; of a photo with what it is shown by. */
export type Sent = CallOutput<'POST /api/message.php'> & { photo?: SentPhoto };

/** Sends what waits, in order, each with its own key until it is answered. */
export type Deliverer = Retrier;

/** How long a send may stay unanswered: on a dead line it would wait for minutes. */
const patienceMilliseconds = 20_000;
const photoPatienceMilliseconds = 3 * minute;
/**
 * So often a message may meet a bug of the server before its writer is told and the next one goes. A server that is
 * away says so (503), and is waited for.
 */
const mostBugs = 4;

/**
 * Sends the outbox in order. A lost connection or a restarting server is tried again with the same key; a refusal stays
 * with its reason.
 */
export function createDeliverer({
  call,
  outbox,
  onSent,
  onRefused,
}: {
  call: Call;
  outbox: Outbox;
  /** Until it is done the message shows as on its way. */
  onSent(message: OutgoingMessage, sent: Sent): Promise<unknown> | undefined;
  /** The server refused it: what may be written here has changed. */
  onRefused(message: OutgoingMessage): void;
}): Deliverer {
  const bugs = new Map<string, number>();
  const isStuck = (error: unknown, key: string) => {
    if (!(error instanceof CallError) || error.statusCode !== 500) return false;
    const count = (bugs.get(key) ?? 0) + 1;
    bugs.set(key, count);
    return count >= mostBugs;
  };
  return createRetrier(async (succeeded) => {
    await outbox.ready;
    for (;;) {
      const next = outbox.all().find(({ state }) => state !== 'failed');
      if (!next) return undefined;
      try {
        const sent = await send(call, next);
        succeeded();
        await onSent(next, sent);
        outbox.remove(next.key);
      } catch (error) {
        if (isPassing(error) && !isStuck(error, next.key)) {
          // Those behind it wait for the same, and say so.
          for (const { key, state } of outbox.all()) if (state === 'pending') outbox.change(key, { state: 'outbox' });
          return error;
        }
        if (!(error instanceof CallError)) throw error;
        outbox.change(next.key, { state: 'failed', reason: error.message, code: error.code });
        onRefused(next);
      }
    }
  });
}

function send(call: Call, message: OutgoingMessage): Promise<Sent> {
  const { profile, key, photo } = message;
  if (!photo)
    return call('POST /api/message.php', inputOf(message), { signal: AbortSignal.timeout(patienceMilliseconds) });
  return call(
    'POST /api/chat-photo.php',
    { profile, key },
    { file: photo, signal: AbortSignal.timeout(photoPatienceMilliseconds) },
  );
}

function inputOf({ profile, key, text, gift, icebreaker, reply }: OutgoingMessage): CallInput<'POST /api/message.php'> {
  if (typeof gift === 'string') return { profile, key, text, gift };
  if (gift) return { profile, key, text, gift: gift.key, shown: text, gift_price: gift.credits };
  const about = icebreaker ? { icebreaker, shown: text } : reply ? { reply_to: reply.seq } : {};
  return { profile, key, text, ...about };
}
