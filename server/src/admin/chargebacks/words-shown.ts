import { fallbackLocale, isLocale, type Locale } from '@vonk/contract/locales';
import { payments as de } from '@vonk/locales/de/payments';
import { payments as en } from '@vonk/locales/en/payments';
import { payments as es } from '@vonk/locales/es/payments';
import { payments as fr } from '@vonk/locales/fr/payments';
import { payments as it } from '@vonk/locales/it/payments';
import { payments as nl } from '@vonk/locales/nl/payments';
import { payments as pl } from '@vonk/locales/pl/payments';

const words: Readonly<Record<Locale, { readonly pay: { readonly seller: string; readonly consent: string } }>> = {
  de,
  en,
  es,
  fr,
  it,
  nl,
  pl,
};

/** The sentences about withdrawing that the order page has in a language; `{days}` and `{company}` are the site's. */
export function wordsShown(locale: string): { where: string; locale: string; text: string }[] {
  const known = isLocale(locale) ? locale : fallbackLocale;
  const { seller, consent } = words[known].pay;
  return [
    { where: 'above the button', locale: known, text: seller },
    { where: 'beside the box that is ticked', locale: known, text: consent },
  ];
}
