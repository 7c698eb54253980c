import { useLocale } from 'use-intl';

/** What a country is called in the reader's language. */
export function useCountryName(): (code: string) => string {
  const names = new Intl.DisplayNames(useLocale(), { type: 'region' });
  return (code) => names.of(code) ?? code;
}
