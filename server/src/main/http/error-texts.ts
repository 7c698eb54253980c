import { fallbackLocale, type Locale, locales } from '@vonk/contract/locales';
import type { RefusalCode } from '@vonk/contract/refusals';
import type { RefusalDetails } from '../../platform/refusal.ts';
import { createTranslator } from 'use-intl/core';

type Translate = (key: string, values?: Record<string, string | number>) => string;
type Errors = Record<string, string>;

/** Loads the words of every refusal code in every language; answers the text of a code, else the generic one. */
export async function loadErrorTexts(): Promise<
  (locale: string, code: RefusalCode, details: RefusalDetails | undefined) => string
> {
  const catalogues = new Map<string, Errors>();
  for (const locale of locales) {
    const { errors } = (await import(`@vonk/locales/${locale}/errors`)) as { errors: Errors };
    catalogues.set(locale, errors);
  }
  const translators = new Map<string, Translate>(
    [...catalogues].map(([locale, messages]) => [
      locale,
      createTranslator({ locale, messages, onError: () => {} }) as unknown as Translate,
    ]),
  );
  return (locale, code, details) => {
    const known = catalogues.get(locale) ? (locale as Locale) : fallbackLocale;
    const key = Object.hasOwn(catalogues.get(known) ?? {}, code) ? code : 'internal';
    const values = Object.fromEntries(
      Object.entries(details ?? {}).map(([name, value]) => [name, typeof value === 'boolean' ? String(value) : value]),
    );
    return translators.get(known)?.(key, values) ?? code;
  };
}
