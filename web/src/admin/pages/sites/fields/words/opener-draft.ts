import { icebreakerLength } from '@vonk/contract/icebreakers';
import { emptyTexts, ownKey, type TextsTyped, wrongLanguages } from './texts-draft.ts';

/** An opener as it stands in a site's settings; its control holds the same. */
export interface Opener {
  readonly key: string;
  /** Only for whoever has it among their interests; null: for anybody. */
  readonly interest: string | null;
  readonly is_on: boolean;
  readonly texts: TextsTyped;
}

export const openerLine = (opener: Opener): string => JSON.stringify(opener);
export const openersTyped = (lines: readonly string[]): Opener[] => lines.map((line) => JSON.parse(line) as Opener);

/** One without words. */
export const emptyOpener = (): Opener => ({ key: ownKey(), interest: null, is_on: true, texts: emptyTexts() });

/** Openers as the server takes them; undefined where one cannot stand. */
export function readOpeners(lines: readonly string[]): Opener[] | undefined {
  const openers = openersTyped(lines);
  return openers.some(({ texts }) => wrongLanguages(texts, icebreakerLength).length > 0) ? undefined : openers;
}
