import type { Locale } from '@vonk/contract/locales';
import type { LanguageContent } from './content.ts';
import { de } from './de/content.ts';
import { en } from './en/content.ts';
import { es } from './es/content.ts';
import { fr } from './fr/content.ts';
import { it } from './it/content.ts';
import { nl } from './nl/content.ts';
import { pl } from './pl/content.ts';

export const languages: Record<Locale, LanguageContent> = { nl, en, de, es, fr, it, pl };
