import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { limitConcurrency } from '../../platform/concurrency.ts';

/** What the model tells apart; how probable each is, together 1. */
export const photoClasses = ['drawing', 'hentai', 'neutral', 'porn', 'sexy'] as const;
export type PhotoScores = Readonly<Record<(typeof photoClasses)[number], number>>;

export interface Classified {
  /** What judged: package, its version, its model. */
  readonly version: string;
  readonly scores: PhotoScores;
}

/** The side of the square that the model looks at, in pixels. */
export const classifiedSide = 224;

export interface Classifier {
  /**
   * Judges a picture of `classifiedSide` squared RGB bytes, one at a time, off the event loop. Throws when it cannot.
   */
  classify(pixels: Uint8Array): Promise<Classified>;
  close(): Promise<void>;
}

const patienceMilliseconds = 60_000;
/** A model in memory that nobody needs is given back. */
const idleMilliseconds = 60_000;

/** The classifier that lies in a folder of its own, fetched by `npm run classifier`; undefined where it was not. */
export function openClassifier(folder: string): Classifier | undefined {
  if (!existsSync(join(folder, 'node_modules', 'nsfwjs', 'package.json'))) return undefined;
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
    const started = new Worker(join(folder, 'classify.mjs'));
    // Who asks hears of it too; an error that nobody listens for would end the process.
    started.on('error', () => undefined);
    started.on('exit', () => (worker = worker === started ? undefined : worker));
    return started;
  };
  return {
    close,
    classify: (pixels) =>
      inTurn(async () => {
        clearTimeout(idle);
        worker ??= start();
        try {
          return await ask(worker, pixels);
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

function ask(worker: Worker, pixels: Uint8Array): Promise<Classified> {
  worker.ref();
  return new Promise<Classified>((resolve, reject) => {
    const timer = setTimeout(() => end(new Error('the classifier does not answer')), patienceMilliseconds);
    const onExit = () => end(new Error('the classifier ended'));
    const end = (answer: Classified | Error) => {
      clearTimeout(timer);
      worker.off('message', end).off('error', end).off('exit', onExit);
      if (answer instanceof Error) reject(answer);
      else resolve(answer);
    };
    worker.on('message', end).on('error', end).on('exit', onExit);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
    worker.postMessage(pixels);
  });
}
