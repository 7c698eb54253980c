import { availableParallelism } from 'node:os';
import { limitConcurrency } from '../../platform/threads/concurrency.ts';
import { openThread } from '../../platform/threads/thread.ts';
import type { Asked } from './thread.ts';

/** How many passwords are looked at at once: a core stays free for everything else that a process does. */
export const threadCount = Math.max(1, Math.min(3, availableParallelism() - 1));

const inTurn = limitConcurrency(threadCount);
const free = Array.from({ length: threadCount }, () =>
  openThread<Asked, string | boolean>({
    file: new URL('./thread.ts', import.meta.url),
    name: 'the hashing of passwords',
    patienceMilliseconds: 30_000,
  }),
);

const ask = <Answer extends string | boolean>(asked: Asked): Promise<Answer> =>
  inTurn(async () => {
    const thread = free.pop();
    if (!thread) throw new Error('more passwords are looked at than there are threads');
    try {
      return (await thread.ask(asked)) as Answer;
    } finally {
      free.push(thread);
    }
  });

/** The hash of a password, some 7 ms of a thread; waits for one that is free. */
export const makeHash = (password: string): Promise<string> => ask({ password });

/** Whether a hash is that of a password. */
export const verifyHash = (stored: string, password: string): Promise<boolean> => ask({ password, stored });
