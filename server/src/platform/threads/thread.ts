import { Worker } from 'node:worker_threads';
import { minute } from '@vonk/contract/durations';
import { limitConcurrency } from './concurrency.ts';

/** Work that takes too long for the event loop, done by a script in a thread of its own, one piece at a time. */
export interface Thread<Asked, Answer> {
  /** What the script answers to a message. Throws when it does not answer in time, ends or throws. */
  ask(message: Asked): Promise<Answer>;
  close(): Promise<void>;
}

export interface ThreadOptions {
  /** The script: it gets each message from `parentPort` and posts one answer to it. */
  readonly file: string | URL;
  /** What it is called where it fails. */
  readonly name: string;
  readonly patienceMilliseconds: number;
}

/** What a thread keeps in memory that nobody needs is given back. */
const idleMilliseconds = minute;

/** Opens a thread, which starts with the first message and again after it ended; it keeps no process alive. */
export function openThread<Asked, Answer>(options: ThreadOptions): Thread<Asked, Answer> {
  const inTurn = limitConcurrency(1);
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  const close = async () => {
    clearTimeout(idle);
    const ended = worker;
    worker = undefined;
    await ended?.terminate();
  };
  const start = () => {
    // What the process was started with is for its own script: `--input-type` of one that came as text, for instance.
    const started = new Worker(options.file, { execArgv: [] });
    // Who asks hears of it too; an error that nobody listens for would end the process.
    started.on('error', () => undefined);
    started.on('exit', () => (worker = worker === started ? undefined : worker));
    return started;
  };
  return {
    close,
    ask: (message) =>
      inTurn(async () => {
        clearTimeout(idle);
        worker ??= start();
        try {
          return await answerOf<Asked, Answer>(worker, message, options);
        } catch (error) {
          await close();
          throw error;
        } finally {
          worker?.unref();
          idle = setTimeout(() => void close(), idleMilliseconds).unref();
        }
      }),
  };
}

function answerOf<Asked, Answer>(
  worker: Worker,
  message: Asked,
  { name, patienceMilliseconds }: ThreadOptions,
): Promise<Answer> {
  worker.ref();
  return new Promise<Answer>((resolve, reject) => {
    const timer = setTimeout(() => end(new Error(`${name} does not answer`)), patienceMilliseconds);
    const onExit = () => end(new Error(`${name} ended`));
    const end = (answer: Answer | Error) => {
      clearTimeout(timer);
      worker.off('message', end).off('error', end).off('exit', onExit);
      if (answer instanceof Error) reject(answer);
      else resolve(answer);
    };
    worker.on('message', end).on('error', end).on('exit', onExit);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
    worker.postMessage(message);
  });
}
