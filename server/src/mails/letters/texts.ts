import type { Locale } from '@vonk/contract/locales';
import { mail as de } from '@vonk/locales/de/mail';
import { mail as en } from '@vonk/locales/en/mail';
import { mail as es } from '@vonk/locales/es/mail';
import { mail as fr } from '@vonk/locales/fr/mail';
import { mail as it } from '@vonk/locales/it/mail';
import { mail as nl } from '@vonk/locales/nl/mail';
import { mail as pl } from '@vonk/locales/pl/mail';
import type { Texts } from '@vonk/locales/texts';
import { createTranslator } from 'use-intl/core';

const catalogues: Readonly<Record<Locale, Texts<typeof nl>>> = { nl, en, de, es, fr, it, pl };

/** The words of mails in a language; keys and arguments are those of the Dutch source. */
export const mailTranslator = (locale: Locale) =>
  createTranslator({ locale, messages: catalogues[locale] as typeof nl });

export type MailTranslator = ReturnType<typeof mailTranslator>;
