type Entry = { readonly locale: number; readonly concept: number };

/** What words mean, in several languages. */
export interface Lexicon {
  readonly locales: number;
  /** Names of concepts, by number. */
  readonly concepts: readonly string[];
  /** By word, by beginning of a word with a `*`, by run of words. */
  readonly entries: ReadonlyMap<string, readonly Entry[]>;
}

/** Reads lines `concept<TAB>stem stem…`, a text a language. A `*` stands for any ending, `_` for a space. */
export function lexiconOf(texts: readonly string[]): Lexicon {
  const numbers = new Map<string, number>();
  const entries = new Map<string, Entry[]>();
  texts.forEach((text, locale) => {
    for (const line of text.split('\n').filter(Boolean)) {
      const [name = '', stems = ''] = line.split('\t');
      const concept = numbers.get(name) ?? numbers.size;
      numbers.set(name, concept);
      for (const stem of stems.split(' ')) {
        const words = stem.replace(/['_]/g, ' ').trim();
        const known = entries.get(words) ?? [];
        known.push({ locale, concept });
        entries.set(words, known);
      }
    }
  });
  return { locales: texts.length, concepts: [...numbers.keys()], entries };
}

type Found = Entry & { readonly at: number; readonly length: number };

const longestRun = 4;
const shortestStem = 2;

/** What stands at a place, in every language: the longest run of words, the whole word before its beginning. */
function findAt({ entries }: Lexicon, words: readonly string[], at: number): Found[] {
  const found: Found[] = [];
  const heard = new Set<number>();
  const take = (stem: string, length: number) => {
    const fresh = (entries.get(stem) ?? []).filter(({ locale }) => !heard.has(locale));
    for (const entry of fresh) found.push({ ...entry, at, length });
    for (const { locale } of fresh) heard.add(locale);
  };
  for (let length = Math.min(longestRun, words.length - at); length > 0; length -= 1)
    take(words.slice(at, at + length).join(' '), length);
  const word = words[at] ?? '';
  for (let size = word.length; size >= shortestStem; size -= 1) take(`${word.slice(0, size)}*`, 1);
  return found;
}

/** The language that knows most of the words; what few languages know counts for more. */
function localeOf(places: readonly (readonly Found[])[], locales: number): number {
  const known = Array.from({ length: locales }, () => 0);
  for (const found of places) {
    const here = new Set(found.map(({ locale }) => locale));
    for (const locale of here) known[locale] = (known[locale] ?? 0) + 1 / here.size + 0.3;
  }
  return known.indexOf(Math.max(...known));
}

/** For each word the concepts it stands for, in the language the words seem to be of. */
export function meaningOf(lexicon: Lexicon, words: readonly string[]): readonly (readonly number[])[] {
  const places = words.map((_, at) => findAt(lexicon, words, at));
  const best = localeOf(places, lexicon.locales);
  let covered = 0;
  return places.map((found, at) => {
    const mine = found.filter(({ locale, length }) => locale === best && (length > 1 || at >= covered));
    for (const { length } of mine) if (length > 1) covered = Math.max(covered, at + length);
    return [...new Set(mine.map(({ concept }) => concept))];
  });
}
