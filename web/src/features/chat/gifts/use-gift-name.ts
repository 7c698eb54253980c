import type { SentGift } from '@vonk/contract/gifts';
import { useLocale, useTranslations } from 'use-intl';

/** What a gift that was sent is called, for the reader: as the site called it then, else as its picture is called. */
export function useGiftName(): (gift: SentGift, body: string) => string {
  const t = useTranslations('chat');
  const locale = useLocale();
  // A message from before gifts had names holds its picture alone, as its words.
  return ({ picture, names }, body) => names[locale] ?? (body === picture ? t(`gift_${picture}`) : body);
}
