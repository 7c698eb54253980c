import { meaningOf, type Lexicon } from './lexicon.ts';

/** Where a text is found among the features, and how strongly: numbers of equal count, of length 1 together. */
export interface Features {
  readonly places: Uint32Array;
  readonly values: Float32Array;
}

/** FNV-1a (Fowler, Noll, Vo), 32 bits, folded into `width`, a power of 2. */
function placeOf(name: string, width: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) & (width - 1);
}

type Add = (name: string, value?: number) => void;

const shortestPart = 4;
const longestPart = 5;

/** Words, pairs of them, pairs around a word, and parts of words. */
function addWords(words: readonly string[], add: Add): void {
  words.forEach((word, at) => {
    add(`w ${word}`);
    add(`b ${words[at - 1] ?? '^'} ${word}`);
    if (at > 1) add(`k ${words[at - 2]} ${word}`, 0.5);
    if (word.startsWith('<') || word.length < shortestPart) return;
    const padded = `_${word}_`;
    for (let size = shortestPart; size <= longestPart; size += 1)
      for (let from = 0; from + size <= padded.length; from += 1) add(`p ${padded.slice(from, from + size)}`, 0.5);
  });
}

type Step = { readonly at: number; readonly names: readonly string[] };

const mostMeanings = 3;

/** The row of concepts a text is; words that mean nothing listed leave a gap. */
function stepsOf(lexicon: Lexicon, words: readonly string[]): Step[] {
  const concepts = meaningOf(lexicon, words);
  return words.flatMap((word, at) => {
    const names = (concepts[at] ?? []).map((concept) => lexicon.concepts[concept] ?? '');
    const telling = names.filter((name) => name !== 'COMMON');
    if (word.startsWith('<') || word === '?') telling.push(word);
    return telling.length > 0 ? [{ at, names: telling.slice(0, mostMeanings) }] : [];
  });
}

const near = 4;
const within = 7;

const pairOf = (one: string, other: string) => (one < other ? `${one} ${other}` : `${other} ${one}`);

/** A concept after another of an earlier step, by how far back it stands, with what stands between when that is one. */
function addPair([first, name]: readonly [string, string], back: Step & { readonly steps: number }, add: Add): void {
  if (back.steps === 1) add(`n ${first} ${name}`);
  if (back.at <= near) add(`d ${first} ${name}`);
  add(`a ${pairOf(first, name)}`, 0.5);
  if (back.steps === 2 && back.at < within) for (const middle of back.names) add(`t ${first} ${middle} ${name}`, 0.7);
}

/** The concepts of a step with all before. */
function addPairs(steps: readonly Step[], index: number, add: Add): void {
  const between = steps[index - 1]?.names ?? [];
  const { at, names } = steps[index] ?? { at: 0, names: [] };
  steps.slice(0, index).forEach((step, before) => {
    const back = { at: at - step.at, names: between, steps: index - before };
    for (const name of names) for (const first of step.names) addPair([first, name], back, add);
  });
}

/** The features of at most some 40 words. */
export function featuresOf(lexicon: Lexicon, words: readonly string[], width: number): Features {
  const values = new Map<number, number>();
  const add: Add = (name, value = 1) => {
    const place = placeOf(name, width);
    values.set(place, Math.max(values.get(place) ?? 0, value));
  };
  addWords(words, add);
  const asks = words.includes('?') ? '?' : '.';
  const steps = stepsOf(lexicon, words);
  steps.forEach(({ names }, index) => {
    for (const name of names) {
      add(`c ${name}`);
      add(`q ${name} ${asks}`);
      if (index === 0) add(`f ${name}`);
    }
    addPairs(steps, index, add);
  });
  add(`l ${Math.min(6, Math.floor(words.length / 4))}`);
  add(asks);
  const size = Math.hypot(...values.values());
  return {
    places: Uint32Array.from(values.keys()),
    values: Float32Array.from(values.values(), (value) => value / size),
  };
}
