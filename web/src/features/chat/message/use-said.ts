import { gifts, type MessageKind } from '@vonk/contract/chat';
import { useTranslations } from 'use-intl';
import { maskContacts } from '../safety/parts.ts';

interface Said {
  kind: MessageKind;
  body: string;
  mine: boolean;
}

/**
 * What a message says in one line: its words, or what it is. Numbers and addresses of another's are masked until both
 * wrote five, and always where that is not known. Every surface but the message itself takes its words here (T120).
 */
export function useSaid(): (message: Said, isTrusted?: boolean) => string {
  const t = useTranslations('chat');
  return ({ kind, body, mine }, isTrusted = false) => {
    if (kind === 'notice')
      return t(body === 'fraud' ? 'fraudShort' : body === 'returned' ? 'returnedShort' : 'noticeShort');
    if (kind === 'photo') return t('photo');
    const gift = kind === 'gift' ? gifts.find((each) => each === body) : undefined;
    if (gift) return t('giftPreview', { gift: t(`gift_${gift}`) });
    return mine || isTrusted ? body : maskContacts(body, t('maskedContact'));
  };
}
