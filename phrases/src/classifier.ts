import { featuresOf } from './features.ts';
import type { Lexicon } from './lexicon.ts';
import { wordsOf } from './words.ts';

/** What training made: for each output a bias and weights; a score from 0 up is a yes. */
export interface Model {
  /** The number of places among the features, a power of 2. */
  readonly width: number;
  readonly outputs: Readonly<Record<string, Output>>;
  /** From where the first output's score together with the highest of the others is a yes. */
  readonly together: number;
}

export interface Output {
  readonly bias: number;
  /** What one level of a weight is worth. */
  readonly step: number;
  /** A letter a place: a level, see `levelOf`. */
  readonly weights: string;
}

/** The letters of the levels, lowest first; the one in the middle is 0. */
export const letters = 'ABCDEFGHIJKLMNOPQRS';
/** The highest level; the lowest is as far below 0. */
export const highest = (letters.length - 1) / 2;

const levels = new Int8Array(128);
for (let at = 0; at < letters.length; at += 1) levels[letters.charCodeAt(at)] = at - highest;

const longest = 40;
const stride = 20;

/** Runs of words that overlap, so that what is asked amid many words is heard. */
export function windowsOf(words: readonly string[]): (readonly string[])[] {
  const windows = [words.slice(0, longest)];
  for (let from = stride; from + stride < words.length; from += stride) windows.push(words.slice(from, from + longest));
  return windows;
}

export type Scores = Readonly<Record<string, number>>;

/** Scores each window of a text for each output. */
export function createClassifier(lexicon: Lexicon, { width, outputs }: Model): (text: string) => Scores[] {
  const learned = Object.entries(outputs).map(([name, { weights, ...output }]) => ({
    ...output,
    name,
    levels: Int8Array.from(weights, (letter) => levels[letter.charCodeAt(0)] ?? 0),
  }));
  return (text) =>
    windowsOf(wordsOf(text)).map((words) => {
      const { places, values } = featuresOf(lexicon, words, width);
      return Object.fromEntries(
        learned.map(({ name, bias, step, levels }) => [
          name,
          bias + step * places.reduce((sum, place, at) => sum + (levels[place] ?? 0) * (values[at] ?? 0), 0),
        ]),
      );
    });
}

/** The first output's score with the highest of its parts. */
export function togetherOf(scores: Scores): number {
  const [whole = 0, ...parts] = Object.values(scores);
  return whole + Math.max(...parts);
}
