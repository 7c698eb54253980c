import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { minute } from '@vonk/contract/durations';
import { openThread } from '../../platform/threads/thread.ts';

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

const patienceMilliseconds = minute;

/** The classifier that lies in a folder of its own, fetched by `npm run classifier`; undefined where it was not. */
export function openClassifier(folder: string): Classifier | undefined {
  if (!existsSync(join(folder, 'node_modules', 'nsfwjs', 'package.json'))) return undefined;
  const file = join(folder, 'classify.mjs');
  const thread = openThread<Uint8Array, Classified>({ file, name: 'the classifier', patienceMilliseconds });
  return { close: thread.close, classify: thread.ask };
}
