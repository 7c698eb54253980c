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

/** Stands behind a value that brings its own full stop; no font has a letter for it. */
const ownStop = '\uE000';
const stops = /\uE000\.?/g;

type Translate = (key: string, values?: Readonly<Record<string, unknown>>) => string;

const marked = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && value.endsWith('.') ? `${value}${ownStop}` : value,
    ]),
  );

/**
 * The words of mails in a language; keys and arguments are those of the Dutch source. A value that ends with a full
 * stop, such as “B.V.” or “Sp. z o.o.”, ends a sentence by that one alone.
 */
export const mailTranslator = (locale: Locale) => {
  const translator = createTranslator({ locale, messages: catalogues[locale] as typeof nl });
  // The compiler is not asked to weigh every key anew: who calls it has the translator's own types.
  const translate = translator as unknown as Translate;
  return new Proxy(translator, {
    apply: (_translator, _self, [key, values]: Parameters<Translate>) =>
      translate(key, values && marked(values)).replaceAll(stops, ''),
  });
};

export type MailTranslator = ReturnType<typeof mailTranslator>;
