import type { Db } from '../../platform/database/db.ts';
import { gatherer } from '../../platform/database/gather.ts';
import type { Live } from '../../platform/live/live.ts';
import { type BatchMessage, type BatchOutcome, insertBatch } from '../messages/insert-batch.ts';
import type { SendResult } from '../messages/messages.ts';

/** Gathers the ordinary messages of a process into batches. */
export interface SendQueue {
  /**
   * Sends a message with others; undefined when nothing was written, because it is not ordinary or a batch failed by
   * it: then it is to be sent alone. Throws `DatabaseAway`, as a message alone does; what came of it then tells its
   * key.
   */
  send(message: BatchMessage): Promise<SendResult | undefined>;
}

export interface SendQueueOptions {
  db: Db;
  live: Pick<Live, 'push'>;
  /** Writes a batch; tests put their own in its place. */
  insert?: (db: Db, messages: readonly BatchMessage[]) => Promise<BatchOutcome[]>;
}

/** Opens the queue of this process. */
export function openSendQueue({ db, live, insert = insertBatch }: SendQueueOptions): SendQueue {
  const send = gatherer<BatchMessage, SendResult>(async (messages) => {
    const outcomes = await insert(db, messages);
    live.push(outcomes.flatMap((outcome) => (outcome.state === 'sent' ? outcome.events : [])));
    return outcomes.map((outcome) => (outcome.state === 'sent' ? { result: outcome.result } : outcome.state));
  });
  return { send };
}
