import type { Locale } from '@vonk/contract/locales';
import { photos as de } from '@vonk/locales/de/photos';
import { photos as en } from '@vonk/locales/en/photos';
import { photos as es } from '@vonk/locales/es/photos';
import { photos as fr } from '@vonk/locales/fr/photos';
import { photos as it } from '@vonk/locales/it/photos';
import { photos as nl } from '@vonk/locales/nl/photos';
import { photos as pl } from '@vonk/locales/pl/photos';
import type { Texts } from '@vonk/locales/texts';
import { createTranslator } from 'use-intl/core';

const catalogues: Readonly<Record<Locale, Texts<typeof nl>>> = { nl, en, de, es, fr, it, pl };

/** The words that a member's own page of photos has, in their language. */
export const photoWords = (locale: Locale) => createTranslator({ locale, messages: catalogues[locale] as typeof nl });

export type PhotoWords = ReturnType<typeof photoWords>;
