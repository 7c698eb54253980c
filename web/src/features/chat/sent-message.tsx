import { type Conversation, type Gift, gifts, type Message, replyOf } from '@vonk/contract/chat';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useApp } from '../../api/use-app.ts';
import { Bubble, GiftBubble } from '../../ui/chat/bubble.tsx';
import { giftIcons } from './gift-looks.ts';
import { hintOf } from './hints.ts';
import { SafetyNote } from './safety-note.tsx';
import { useSaid } from './use-said.ts';
import { useWhen } from './use-when.ts';
import { doKnowEachOther, Words } from './words.tsx';

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
  const about = { ...useSpeaker(message, conversation, isLast), menu };
  const quote = useQuote(message, conversation);
  const gift = message.kind === 'gift' ? gifts.find((each) => each === message.body) : undefined;
  if (gift) return <SentGift gift={gift} isOwn={message.mine} name={conversation.profile.name} about={about} />;
  const hint = conversation.profile.kind === 'member' ? hintOf(message.body, message.seq) : undefined;
  return (
    <Bubble {...about} quote={quote} note={hint && <SafetyNote hint={hint} seq={message.seq} isOwn={message.mine} />}>
      <Words text={message.body} isTrusted={doKnowEachOther(conversation)} />
    </Bubble>
  );
}

type SentGiftProps = { gift: Gift; isOwn: boolean; name: string; about: ReturnType<typeof useSpeaker> & { menu: ReactNode } };

function SentGift({ gift, isOwn, name, about }: SentGiftProps) {
  const t = useTranslations('chat');
  const Icon = giftIcons[gift];
  return (
    <GiftBubble {...about} icon={<Icon />} detail={isOwn ? t('giftFromYou') : t('giftFrom', { name })}>
      {t(`gift_${gift}`)}
    </GiftBubble>
  );
}

/** Who speaks, when, and what became of it; an invented profile says so at each message (T2). */
function useSpeaker(message: Message, conversation: Conversation, isLast: boolean) {
  const t = useTranslations('chat');
  const time = useWhen().time(new Date(message.created_at));
  const delivery = useDelivery(message, conversation);
  if (message.mine)
    return { by: 'own', author: t('you'), time, stamp: isLast ? t('stamp', { time, state: delivery }) : undefined } as const;
  const author = conversation.profile.name;
  if (conversation.profile.kind !== 'member')
    return { by: 'fictional', author, time, stamp: t('stamp', { time, state: t('fictionalStamp') }) } as const;
  return { by: 'member', author, time, stamp: isLast ? time : undefined } as const;
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
