import { type Locale, locales } from '@vonk/contract/locales';
import { v4 } from 'uuid';

/** Words of the site in each of its languages, as they are typed. */
export type TextsTyped = Readonly<Record<Locale, string>>;

export const emptyTexts = (): TextsTyped =>
  Object.fromEntries(locales.map((locale) => [locale, ''])) as Record<Locale, string>;

/** A key that nothing else of the site has. */
export const ownKey = (): string => `own_${v4().replaceAll('-', '').slice(0, 12)}`;

/** What is wrong with words: none were typed, or they cannot stand. Nothing is filled in: a brace would be read. */
export function textMistake(text: string, most: number): 'missing' | 'wrong' | undefined {
  const words = text.trim();
  if (words === '') return 'missing';
  return words.length > most || /[{}]/.test(words) ? 'wrong' : undefined;
}

/** The languages in which words are missing or cannot stand. */
export const wrongLanguages = (texts: TextsTyped, most: number): Locale[] =>
  locales.filter((locale) => textMistake(texts[locale], most) !== undefined);

/** What differs between two lists; where only the order does, all of both. */
export function differing<Item>(before: readonly Item[], after: readonly Item[]): [Item[], Item[]] {
  const without = (some: readonly Item[], others: readonly Item[]) => {
    const known = new Set(others.map((one) => JSON.stringify(one)));
    return some.filter((one) => !known.has(JSON.stringify(one)));
  };
  const [gone, added] = [without(before, after), without(after, before)];
  return gone.length + added.length === 0 ? [[...before], [...after]] : [gone, added];
}
