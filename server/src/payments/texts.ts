import { fallbackLocale, isLocale, type Locale } from '@vonk/contract/locales';
import { methodFacts, type PaymentMethod } from '@vonk/contract/payment-methods';
import { methods as deMethods } from '@vonk/locales/de/methods';
import { sandbox as deSandbox } from '@vonk/locales/de/sandbox';
import { methods as enMethods } from '@vonk/locales/en/methods';
import { sandbox as enSandbox } from '@vonk/locales/en/sandbox';
import { methods as esMethods } from '@vonk/locales/es/methods';
import { sandbox as esSandbox } from '@vonk/locales/es/sandbox';
import { methods as frMethods } from '@vonk/locales/fr/methods';
import { sandbox as frSandbox } from '@vonk/locales/fr/sandbox';
import { methods as itMethods } from '@vonk/locales/it/methods';
import { sandbox as itSandbox } from '@vonk/locales/it/sandbox';
import { methods as nlMethods } from '@vonk/locales/nl/methods';
import { sandbox as nlSandbox } from '@vonk/locales/nl/sandbox';
import { methods as plMethods } from '@vonk/locales/pl/methods';
import { sandbox as plSandbox } from '@vonk/locales/pl/sandbox';
import type { Texts } from '@vonk/locales/texts';
import { createTranslator } from 'use-intl/core';

interface Catalogue {
  methods: typeof nlMethods;
  sandbox: typeof nlSandbox;
}

const catalogues: Readonly<Record<Locale, Texts<Catalogue>>> = {
  de: { methods: deMethods, sandbox: deSandbox },
  en: { methods: enMethods, sandbox: enSandbox },
  es: { methods: esMethods, sandbox: esSandbox },
  fr: { methods: frMethods, sandbox: frSandbox },
  it: { methods: itMethods, sandbox: itSandbox },
  nl: { methods: nlMethods, sandbox: nlSandbox },
  pl: { methods: plMethods, sandbox: plSandbox },
};

/** The words of payments that the server itself writes: its sandbox's page, the names of methods. */
export function paymentTranslator(locale: string) {
  const known = isLocale(locale) ? locale : fallbackLocale;
  return createTranslator({ locale: known, messages: catalogues[known] as Catalogue });
}

export type PaymentTranslator = ReturnType<typeof paymentTranslator>;

/** A method's name: its brand, else its word in the language. */
export const methodName = (method: PaymentMethod, t: PaymentTranslator): string =>
  methodFacts[method].brand ?? t(`methods.${method as keyof typeof nlMethods}`);
