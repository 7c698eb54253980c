import { readFile } from 'node:fs/promises';
import { promisesIn } from '@vonk/contract/admin/sites/legal-words';
import { fallbackLocale, type Locale } from '@vonk/contract/locales';
import { type PageName, pageNames } from '@vonk/contract/pages';

const folder = new URL('../../../locales/pages/', import.meta.url);
const read = new Map<string, Promise<string>>();

/** The built-in text of a page, from memory after the first time. */
export function builtInText(locale: Locale, page: PageName): Promise<string> {
  const path = `${locale}/${page}.md`;
  const text =
    read.get(path) ?? readFile(new URL(path, folder), 'utf8').catch((error: unknown) => otherText(locale, page, error));
  read.set(path, text);
  return text;
}

/** A text that is missing comes in Dutch (LANG-1). */
function otherText(locale: Locale, page: PageName, error: unknown): Promise<string> {
  if (locale === fallbackLocale) throw error;
  return builtInText(fallbackLocale, page);
}

/** The names by which lines say what they promise: a site may say what a built-in page says, and invents none. */
export async function knownPromises(): Promise<string[]> {
  const texts = await Promise.all(pageNames.map((page) => builtInText(fallbackLocale, page)));
  return [...new Set(texts.flatMap(promisesIn))].sort();
}
