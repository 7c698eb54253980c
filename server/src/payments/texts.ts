import { fallbackLocale, isLocale, type Locale } from '@vonk/contract/locales';
import { methodFacts, type PaymentMethod } from '@vonk/contract/payment-methods';
import { invoice as deInvoice } from '@vonk/locales/de/invoice';
import { methods as deMethods } from '@vonk/locales/de/methods';
import { sandbox as deSandbox } from '@vonk/locales/de/sandbox';
import { statement as deStatement } from '@vonk/locales/de/statement';
import { invoice as enInvoice } from '@vonk/locales/en/invoice';
import { methods as enMethods } from '@vonk/locales/en/methods';
import { sandbox as enSandbox } from '@vonk/locales/en/sandbox';
import { statement as enStatement } from '@vonk/locales/en/statement';
import { invoice as esInvoice } from '@vonk/locales/es/invoice';
import { methods as esMethods } from '@vonk/locales/es/methods';
import { sandbox as esSandbox } from '@vonk/locales/es/sandbox';
import { statement as esStatement } from '@vonk/locales/es/statement';
import { invoice as frInvoice } from '@vonk/locales/fr/invoice';
import { methods as frMethods } from '@vonk/locales/fr/methods';
import { sandbox as frSandbox } from '@vonk/locales/fr/sandbox';
import { statement as frStatement } from '@vonk/locales/fr/statement';
import { invoice as itInvoice } from '@vonk/locales/it/invoice';
import { methods as itMethods } from '@vonk/locales/it/methods';
import { sandbox as itSandbox } from '@vonk/locales/it/sandbox';
import { statement as itStatement } from '@vonk/locales/it/statement';
import { invoice as nlInvoice } from '@vonk/locales/nl/invoice';
import { methods as nlMethods } from '@vonk/locales/nl/methods';
import { sandbox as nlSandbox } from '@vonk/locales/nl/sandbox';
import { statement as nlStatement } from '@vonk/locales/nl/statement';
import { invoice as plInvoice } from '@vonk/locales/pl/invoice';
import { methods as plMethods } from '@vonk/locales/pl/methods';
import { sandbox as plSandbox } from '@vonk/locales/pl/sandbox';
import { statement as plStatement } from '@vonk/locales/pl/statement';
import type { Texts } from '@vonk/locales/texts';
import { createTranslator } from 'use-intl/core';

interface Catalogue {
  invoice: typeof nlInvoice;
  methods: typeof nlMethods;
  sandbox: typeof nlSandbox;
  statement: typeof nlStatement;
}

const catalogues: Readonly<Record<Locale, Texts<Catalogue>>> = {
  de: { invoice: deInvoice, methods: deMethods, sandbox: deSandbox, statement: deStatement },
  en: { invoice: enInvoice, methods: enMethods, sandbox: enSandbox, statement: enStatement },
  es: { invoice: esInvoice, methods: esMethods, sandbox: esSandbox, statement: esStatement },
  fr: { invoice: frInvoice, methods: frMethods, sandbox: frSandbox, statement: frStatement },
  it: { invoice: itInvoice, methods: itMethods, sandbox: itSandbox, statement: itStatement },
  nl: { invoice: nlInvoice, methods: nlMethods, sandbox: nlSandbox, statement: nlStatement },
  pl: { invoice: plInvoice, methods: plMethods, sandbox: plSandbox, statement: plStatement },
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
