import type { Locale } from '@vonk/contract/locales';
import { shell as de } from '@vonk/locales/de/shell';
import { shell as en } from '@vonk/locales/en/shell';
import { shell as es } from '@vonk/locales/es/shell';
import { shell as fr } from '@vonk/locales/fr/shell';
import { shell as it } from '@vonk/locales/it/shell';
import { shell as nl } from '@vonk/locales/nl/shell';
import { shell as pl } from '@vonk/locales/pl/shell';

/** What stands in place of the name of somebody who was erased (C22). */
export const erasedName: Readonly<Record<Locale, string>> = {
  nl: nl.erasedMember,
  en: en.erasedMember,
  de: de.erasedMember,
  es: es.erasedMember,
  fr: fr.erasedMember,
  it: it.erasedMember,
  pl: pl.erasedMember,
};
