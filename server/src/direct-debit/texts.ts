import { fallbackLocale, isLocale, type Locale } from '@vonk/contract/locales';
import { debit as de } from '@vonk/locales/de/debit';
import { debit as en } from '@vonk/locales/en/debit';
import { debit as es } from '@vonk/locales/es/debit';
import { debit as fr } from '@vonk/locales/fr/debit';
import { debit as it } from '@vonk/locales/it/debit';
import { debit as nl } from '@vonk/locales/nl/debit';
import { debit as pl } from '@vonk/locales/pl/debit';
import type { Texts } from '@vonk/locales/texts';
import { createTranslator } from 'use-intl/core';
import type { Creditor } from './services.ts';

interface Catalogue {
  debit: typeof nl;
}

const catalogues: Readonly<Record<Locale, Texts<Catalogue>>> = {
  de: { debit: de },
  en: { debit: en },
  es: { debit: es },
  fr: { debit: fr },
  it: { debit: it },
  nl: { debit: nl },
  pl: { debit: pl },
};

/** The words of direct debit that the server itself writes: the message with the code, the mandate. */
export function debitTranslator(locale: string) {
  const known = isLocale(locale) ? locale : fallbackLocale;
  return createTranslator({ locale: known, messages: catalogues[known] as Catalogue });
}

/** What a member signs for a creditor (T114); when its words change, so does `mandateTextVersion`. */
export const mandateText = ({ id: creditor, name: company }: Creditor, locale: Locale): string =>
  debitTranslator(locale)('debit.mandateText', { company, creditor });
