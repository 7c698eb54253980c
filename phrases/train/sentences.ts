import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { isIntent, type Intent } from '../src/intents.ts';
import { wordsOf } from '../src/words.ts';

/** A sentence and what it is about. */
export interface Sentence {
  readonly locale: string;
  readonly text: string;
  readonly intents: ReadonlySet<Intent>;
}

const root = new URL('../', import.meta.url);
const namesIn = (folder: string) => readdirSync(new URL(folder, root)).toSorted();
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

/** The sentences of a set, from lines `intent,intent<TAB>sentence`, `-` being none; unknown intents are refused. */
export function sentencesIn(set: 'training' | 'held-out'): Sentence[] {
  const folder = `sentences/${set}/`;
  return namesIn(folder).flatMap((name) =>
    read(folder + name)
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [names = '', text = ''] = line.split('\t');
        const intents = names === '-' ? [] : names.split(',').map((word) => word.trim());
        const unknown = intents.find((word) => !isIntent(word));
        if (unknown !== undefined || !text) throw new Error(`${folder}${name}: no such intent: ${unknown ?? names}`);
        return { locale: name.replace('.tsv', ''), text, intents: new Set(intents.filter(isIntent)) };
      }),
  );
}

/** The lexicons, in the order of their languages' names. */
export const readLexicons = (): string[] => namesIn('lexicon/').map((name) => read(`lexicon/${name}`));

/** A hash over all that the models are made from. */
export function stampOf(): string {
  const folders = ['lexicon/', 'sentences/training/', 'src/', 'train/'];
  const hash = createHash('sha256');
  for (const folder of folders)
    for (const name of namesIn(folder))
      if (/(?<!\.test)\.ts$|\.tsv$/.test(name)) hash.update(name).update(read(folder + name));
  return hash.digest('hex');
}

/** Whether two sentences are almost one: of all their words three of four are the same. */
export function isNear(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  let both = 0;
  for (const word of one) if (other.has(word)) both += 1;
  return both > 0 && both / (one.size + other.size - both) >= 0.75;
}

/** The words of a sentence without marks, to compare by. */
export const bareWordsOf = (text: string): Set<string> =>
  new Set(wordsOf(text).filter((word) => /[\p{L}<]/u.test(word)));
