import type { MessageKind } from '@vonk/contract/chat';
import { giftIn, type MayHoldGift } from '@vonk/contract/gifts';
import { useTranslations } from 'use-intl';
import { useGiftName } from '../gifts/use-gift-name.ts';
import { maskContacts } from '../safety/parts.ts';

interface Said extends MayHoldGift {
  kind: MessageKind;
  mine: boolean;
}

/**
 * What a message says in one line: its words, or what it is. Numbers and addresses of another's are masked until both
 * wrote five, and always where that is not known. Every surface but the message itself takes its words here (T120).
 */
export function useSaid(): (message: Said, isTrusted?: boolean) => string {
  const t = useTranslations('chat');
  const giftName = useGiftName();
  return (message, isTrusted = false) => {
    const { kind, body, mine } = message;
    if (kind === 'notice')
      return t(body === 'fraud' ? 'fraudShort' : body === 'returned' ? 'returnedShort' : 'noticeShort');
    if (kind === 'photo') return t('photo');
    const gift = giftIn(message);
    if (gift) return t('giftPreview', { gift: giftName(gift, body) });
    return mine || isTrusted ? body : maskContacts(body, t('maskedContact'));
  };
}
