import { type Conversation, gifts, type Message, replyOf } from '@vonk/contract/chat';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useApp } from '../../api/use-app.ts';
import { Bubble, GiftBubble } from '../../ui/chat/bubble.tsx';
import { giftIcons } from './gift-looks.ts';
import { useSaid } from './use-said.ts';
import { useWhen } from './use-when.ts';

type SentMessageProps = { message: Message; conversation: Conversation; isLast: boolean; menu: ReactNode };

/** A message the server has: words with what they answer, or a gift; with its state when it is the last one. */
export function SentMessage(props: SentMessageProps) {
  return props.message.kind === 'notice' ? <Notice name={props.conversation.profile.name} /> : <SaidMessage {...props} />;
}

/** The truth about an invented profile, told because the member asked (T7). */
function Notice({ name }: { name: string }) {
  const t = useTranslations('chat');
  const { settings } = useApp();
  return (
    <li className="chat-notice">
      <strong>{t('noticeTitle', { name })}</strong> {t('noticeText', { company: settings.company_name })}
    </li>
  );
}

function SaidMessage({ message, conversation, isLast, menu }: SentMessageProps) {
  const t = useTranslations('chat');
  const when = useWhen();
  const quote = useQuote(message, conversation);
  const { profile } = conversation;
  const time = when.time(new Date(message.created_at));
  const isInvented = profile.kind !== 'member';
  const state = useDelivery(message, conversation);
  const stamp = message.mine ? t('stamp', { time, state }) : isInvented ? t('stamp', { time, state: t('fictionalStamp') }) : time;
  const about = {
    by: message.mine ? 'own' : isInvented ? 'fictional' : 'member',
    author: message.mine ? t('you') : profile.name,
    time,
    stamp: isLast || (isInvented && !message.mine) ? stamp : undefined,
    menu,
  } as const;
  const gift = message.kind === 'gift' ? gifts.find((each) => each === message.body) : undefined;
  if (gift) {
    const Icon = giftIcons[gift];
    return (
      <GiftBubble {...about} icon={<Icon />} detail={message.mine ? t('giftFromYou') : t('giftFrom', { name: profile.name })}>
        {t(`gift_${gift}`)}
      </GiftBubble>
    );
  }
  return (
    <Bubble {...about} quote={quote}>
      {message.body}
    </Bubble>
  );
}

function useDelivery({ seq }: Message, { delivered_seq: delivered, other_read_seq: read }: Conversation): string {
  const t = useTranslations('chat');
  if (read !== null && read >= seq) return t('read');
  return delivered >= seq ? t('delivered') : t('sent');
}

function useQuote({ data }: Message, { profile }: Conversation): { author: string; text: string } | undefined {
  const t = useTranslations('chat');
  const said = useSaid();
  const quoted = replyOf(data);
  return quoted && { author: quoted.mine ? t('you') : profile.name, text: said(quoted) };
}
