import type { CallInput, CallOutput } from '@vonk/contract/api';
import type { SentPhoto } from '@vonk/contract/chat';
import { type Call, CallError } from '../../../api/call.ts';
import type { Outbox, OutgoingMessage } from './outbox.ts';

/** The server's answer; of a photo with what it is shown by. */
export type Sent = CallOutput<'POST /api/message.php'> & { photo?: SentPhoto };

export interface Deliverer {
  /**
   * Sends what waits, in order, each with its own key until it is answered: at once, however long it had been about to
   * wait.
   */
  flush(): void;
}

/** How long a send may stay unanswered: on a dead line it would wait for minutes. */
const patienceMilliseconds = 20_000;
const photoPatienceMilliseconds = 180_000;

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
  onSent(message: OutgoingMessage, sent: Sent): void;
  /** The server refused it: what may be written here has changed. */
  onRefused(message: OutgoingMessage): void;
}): Deliverer {
  let isRunning = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = 1000;

  const wait = (error: unknown) => {
    timer = setTimeout(start, Math.max(pause * (0.75 + Math.random() / 2), waitOf(error)));
    pause = Math.min(pause * 2, 30_000);
  };
  const run = async () => {
    await outbox.ready;
    for (;;) {
      const next = outbox.all().find(({ state }) => state !== 'failed');
      if (!next) return;
      try {
        const sent = await send(call, next);
        pause = 1000;
        onSent(next, sent);
        outbox.remove(next.key);
      } catch (error) {
        if (isPassing(error)) {
          outbox.change(next.key, { state: 'outbox' });
          return wait(error);
        }
        if (!(error instanceof CallError)) throw error;
        outbox.change(next.key, { state: 'failed', reason: error.message, code: error.code });
        onRefused(next);
      }
    }
  };
  const start = () => {
    clearTimeout(timer);
    if (isRunning) return;
    isRunning = true;
    void run().finally(() => {
      isRunning = false;
    });
  };
  return {
    flush() {
      pause = 1000;
      start();
    },
  };
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
  const about = gift ? { gift } : icebreaker ? { icebreaker } : reply ? { reply_to: reply.seq } : {};
  return { profile, key, text, ...about };
}

/** How many milliseconds the server asked to wait (T124). */
function waitOf(error: unknown): number {
  const seconds = error instanceof CallError ? Number(error.details['seconds']) : 0;
  return seconds > 0 ? seconds * 1000 : 0;
}

/** Whether the same message may yet be accepted without the member doing anything. */
function isPassing(error: unknown): boolean {
  if (error instanceof DOMException) return error.name === 'TimeoutError';
  return (
    error instanceof CallError &&
    (error.code === 'offline' || error.statusCode >= 500 || error.code === 'too_many_requests')
  );
}
