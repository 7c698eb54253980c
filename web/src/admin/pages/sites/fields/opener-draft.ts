import { icebreakerLength } from '@vonk/contract/icebreakers';
import { type Locale, locales } from '@vonk/contract/locales';

/** An opener as it stands in a site's settings; its control holds the same. */
export interface Opener {
  readonly key: string;
  /** Only for whoever has it among their interests; null: for anybody. */
  readonly interest: string | null;
  readonly is_on: boolean;
  readonly texts: Readonly<Record<Locale, string>>;
}

export const openerLine = (opener: Opener): string => JSON.stringify(opener);
export const openersTyped = (lines: readonly string[]): Opener[] => lines.map((line) => JSON.parse(line) as Opener);

/** One without words, under a key that no other has. */
export const emptyOpener = (): Opener => ({
  key: `own_${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`,
  interest: null,
  is_on: true,
  texts: Object.fromEntries(locales.map((locale) => [locale, ''])) as Record<Locale, string>,
});

/** Nothing is filled in for the reader, so that a placeholder would be read as it stands. */
export function isTextWrong(text: string): boolean {
  const words = text.trim();
  return words === '' || words.length > icebreakerLength || /[{}]/.test(words);
}

/** The languages in which an opener has no words that can stand. */
export const wrongIn = ({ texts }: Opener): Locale[] => locales.filter((locale) => isTextWrong(texts[locale]));

/** Openers as the server takes them; undefined where one cannot stand. */
export function readOpeners(lines: readonly string[]): Opener[] | undefined {
  const openers = openersTyped(lines);
  return openers.some((opener) => wrongIn(opener).length > 0) ? undefined : openers;
}

/** What differs between two lists of openers; where only the order does, all of them. */
export function differing(before: readonly Opener[], after: readonly Opener[]): [Opener[], Opener[]] {
  const without = (some: readonly Opener[], others: readonly Opener[]) => {
    const known = new Set(others.map(openerLine));
    return some.filter((opener) => !known.has(openerLine(opener)));
  };
  const [gone, added] = [without(before, after), without(after, before)];
  return gone.length + added.length === 0 ? [[...before], [...after]] : [gone, added];
}
