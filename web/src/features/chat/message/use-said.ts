import { gifts, type MessageKind } from '@vonk/contract/chat';
import { useTranslations } from 'use-intl';

/** What a message says in one line: its words, or what it is. */
export function useSaid(): (message: { kind: MessageKind; body: string }) => string {
  const t = useTranslations('chat');
  return ({ kind, body }) => {
    if (kind === 'notice')
      return t(body === 'fraud' ? 'fraudShort' : body === 'returned' ? 'returnedShort' : 'noticeShort');
    if (kind === 'photo') return t('photo');
    const gift = kind === 'gift' ? gifts.find((each) => each === body) : undefined;
    return gift ? t('giftPreview', { gift: t(`gift_${gift}`) }) : body;
  };
}
