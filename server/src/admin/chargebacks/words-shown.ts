import { fallbackLocale, isLocale, type Locale } from '@vonk/contract/locales';
import { payments as de } from '@vonk/locales/de/payments';
import { payments as en } from '@vonk/locales/en/payments';
import { payments as es } from '@vonk/locales/es/payments';
import { payments as fr } from '@vonk/locales/fr/payments';
import { payments as it } from '@vonk/locales/it/payments';
import { payments as nl } from '@vonk/locales/nl/payments';
import { payments as pl } from '@vonk/locales/pl/payments';
import type { Texts } from '@vonk/locales/texts';
import { createTranslator } from 'use-intl/core';
import type { Site } from '../../sites/index.ts';

const catalogues: Readonly<Record<Locale, Texts<{ payments: typeof nl }>>> = {
  de: { payments: de },
  en: { payments: en },
  es: { payments: es },
  fr: { payments: fr },
  it: { payments: it },
  nl: { payments: nl },
  pl: { payments: pl },
};

/** The sentences about withdrawing that the order page has in a language, as the site fills them in. */
export function wordsShown(
  { company, settings }: Pick<Site, 'company' | 'settings'>,
  locale: string,
): { where: string; locale: string; text: string }[] {
  const known = isLocale(locale) ? locale : fallbackLocale;
  const messages = catalogues[known] as { payments: typeof nl };
  const t = createTranslator({ locale: known, messages, namespace: 'payments.pay' });
  const days = String(settings.refund_days);
  return [
    { where: 'above the button', locale: known, text: t('seller', { company: company.name, days }) },
    { where: 'beside the box that is ticked', locale: known, text: t('consent', { days }) },
  ];
}
