import type { Locale } from '@vonk/contract/locales';
import type { MarketingType } from '@vonk/contract/notifications';
import type { PushPayload } from '@vonk/contract/push';
import { push as de } from '@vonk/locales/de/push';
import { push as en } from '@vonk/locales/en/push';
import { push as es } from '@vonk/locales/es/push';
import { push as fr } from '@vonk/locales/fr/push';
import { push as it } from '@vonk/locales/it/push';
import { push as nl } from '@vonk/locales/nl/push';
import { push as pl } from '@vonk/locales/pl/push';
import type { Texts } from '@vonk/locales/texts';
import { createTranslator } from 'use-intl/core';
import { manners, type ToldKind } from '../told-kinds.ts';

const catalogues: Readonly<Record<Locale, Texts<typeof nl>>> = { nl, en, de, es, fr, it, pl };

/** What a push says. */
export type PushWords = Omit<PushPayload, 'id'>;

/** What a push is about. */
export interface PushNews {
  readonly kind: ToldKind;
  /** The conversation's public id; empty for likes. */
  readonly about: string;
  readonly count: number;
  /** How many of them are in conversations with invented profiles, where several are told of together. */
  readonly fictional: number;
  /** Who caused it last, of which kind their profile is. */
  readonly from: { readonly name: string; readonly isMember: boolean };
  /** The last words, where there are any and the member wants them on the screen. */
  readonly preview: string | undefined;
}

const longestPreview = 120;

/**
 * The words of a push in a language: without name and text unless the member wants them on the lock screen, and never
 * without saying that a profile is invented (X6).
 */
export function pushWords(
  { kind, about, count, fictional, from, preview }: PushNews,
  { locale, siteName, showsContent, badge }: { locale: Locale; siteName: string; showsContent: boolean; badge: number },
): PushWords {
  const t = createTranslator({ locale, messages: catalogues[locale] as typeof nl, namespace: 'told' });
  const { namesWho, place } = manners[kind];
  const frame = { ...place(about), badge };
  const words: Readonly<Record<ToldKind, () => string>> = {
    conversation: () => (from.isMember ? t('conversation') : t('fictional', { count })),
    message: () => (from.isMember ? t('message', { count }) : t('fictional', { count })),
    like: () => t('like', { count }),
    unread: () => (fictional === count ? t('fictionalUnread', { count }) : t('unread', { count, fictional })),
  };
  if (!showsContent || !namesWho) return { title: siteName, body: words[kind](), ...frame };
  return {
    title: from.isMember ? from.name : t('fictionalName', { name: from.name }),
    body: preview === undefined || count > 1 ? words[kind]() : shorten(preview),
    ...frame,
  };
}

/**
 * The words of what is told to many at once: what it says only where the member wants that on the lock screen, else of
 * which kind it is (T92).
 */
export function marketingWords(
  {
    kind,
    path,
    subject,
    tellingId,
  }: { kind: MarketingType; path: string; subject: string | undefined; tellingId: string },
  { locale, siteName, badge }: { locale: Locale; siteName: string; badge: number },
): PushWords {
  const t = createTranslator({ locale, messages: catalogues[locale] as typeof nl, namespace: 'told' });
  return { title: siteName, body: subject ?? t(kind), url: path, tag: kind, badge, telling: tellingId };
}

const shorten = (text: string) =>
  text.length <= longestPreview ? text : `${text.slice(0, longestPreview).trimEnd()}…`;
