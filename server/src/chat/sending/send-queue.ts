import { minute } from '@vonk/contract/durations';
import { DatabaseAway } from '../../platform/database/away.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Live } from '../../platform/live/live.ts';
import { type BatchMessage, type BatchOutcome, insertBatch } from '../messages/insert-batch.ts';
import type { SendResult } from '../messages/messages.ts';

/** How many batches are on their way at once: one is written while the next is gathered. */
const mostUnderWay = 2;
/** How many messages one batch takes. */
const mostInBatch = 64;
/** How often a message whose rows somebody else holds waits for the next batch before it goes alone. */
const mostTries = 3;
/** How long a member's messages go alone after one of them made a batch fail. */
const aloneMilliseconds = 10 * minute;

/** Gathers the ordinary messages of a process into batches. */
export interface SendQueue {
  /**
   * Sends a message with others; undefined when nothing was written, because it is not ordinary or a batch failed by
   * it: then it is to be sent alone. Throws `DatabaseAway`, as a message alone does; what came of it then tells its
   * key.
   */
  send(message: BatchMessage): Promise<SendResult | undefined>;
}

interface Waiting {
  readonly message: BatchMessage;
  tries: number;
  settle(result: SendResult | undefined): void;
  fail(error: unknown): void;
}

export interface SendQueueOptions {
  db: Db;
  live: Live;
  /** Writes a batch; tests put their own in its place. */
  insert?: (db: Db, messages: readonly BatchMessage[]) => Promise<BatchOutcome[]>;
}

/**
 * Opens the queue of this process. A batch leaves as soon as the process has read what lies on its sockets, so that
 * nobody waits for others who are not there; while two are on their way the next grows.
 */
export function openSendQueue(options: SendQueueOptions): SendQueue {
  let waiting: Waiting[] = [];
  const sending = new Set<string>();
  const loners = openLoners();
  const write = batchWriter(options, loners, (item) => void waiting.unshift(item));
  let underWay = 0;
  let isPlanned = false;

  const plan = () => {
    if (isPlanned || waiting.length === 0 || underWay >= mostUnderWay) return;
    isPlanned = true;
    setImmediate(flush);
  };
  const flush = () => {
    isPlanned = false;
    const { batch, rest } = takeBatch(waiting, sending);
    waiting = rest;
    if (batch.length === 0) return;
    underWay += 1;
    void write(batch).then(() => {
      underWay -= 1;
      for (const { message } of batch) sending.delete(message.scope.memberId);
      plan();
    });
    plan();
  };
  return {
    async send(message) {
      if (loners.has(message)) return undefined;
      return new Promise((resolve, reject) => {
        waiting.push({ message, tries: 0, settle: resolve, fail: reject });
        plan();
      });
    },
  };
}

/** Whose messages go alone for a while. */
interface Loners {
  add(message: BatchMessage): void;
  has(message: BatchMessage): boolean;
}

function openLoners(): Loners {
  const until = new Map<string, number>();
  return {
    add: ({ scope, now }) => void until.set(scope.memberId, now.getTime() + aloneMilliseconds),
    has({ scope, now }) {
      const isAlone = (until.get(scope.memberId) ?? 0) > now.getTime();
      if (!isAlone) until.delete(scope.memberId);
      return isAlone;
    },
  };
}

/** Writes a batch and tells of each message what came of it; one that must wait is handed to `again`. */
function batchWriter(
  { db, live, insert = insertBatch }: SendQueueOptions,
  loners: Loners,
  again: (item: Waiting) => void,
): (batch: readonly Waiting[]) => Promise<void> {
  const settle = (item: Waiting, outcome: BatchOutcome) => {
    item.tries += 1;
    if (outcome.state === 'sent') item.settle(outcome.result);
    else if (outcome.state === 'unusual' || item.tries >= mostTries) item.settle(undefined);
    else again(item);
  };
  // Whose message it was is found by halves: a batch of 64 costs thirteen more, and theirs go alone from then on.
  const writeHalves = async (batch: readonly Waiting[], error: unknown): Promise<void> => {
    if (error instanceof DatabaseAway) return batch.forEach(({ fail }) => fail(error));
    if (batch.length > 1) {
      const half = Math.ceil(batch.length / 2);
      await write(batch.slice(0, half));
      return write(batch.slice(half));
    }
    for (const { message, settle } of batch) {
      loners.add(message);
      settle(undefined);
    }
  };
  const write = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      const messages = batch.map(({ message }) => message);
      const outcomes = await insert(db, messages);
      live.push(outcomes.flatMap((outcome) => (outcome.state === 'sent' ? outcome.events : [])));
      for (const [at, item] of batch.entries()) settle(item, outcomes[at] ?? { state: 'unusual' });
    } catch (error) {
      await writeHalves(batch, error);
    }
  };
  return write;
}

/** The first of those who wait, each of another sender and of none who is being sent; notes that they are. */
function takeBatch(waiting: readonly Waiting[], sending: Set<string>): { batch: Waiting[]; rest: Waiting[] } {
  const batch: Waiting[] = [];
  const rest: Waiting[] = [];
  for (const item of waiting) {
    const { memberId } = item.message.scope;
    if (batch.length >= mostInBatch || sending.has(memberId)) rest.push(item);
    else {
      sending.add(memberId);
      batch.push(item);
    }
  }
  return { batch, rest };
}
