import { type Message, photoOf, replyOf, type SentPhoto } from '@vonk/contract/chat';
import { giftIn, type SentGift as Given } from '@vonk/contract/gifts';
import type { ProfileKind } from '@vonk/contract/profile';
import { createElement, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useLatePart } from '../../../device/late-part.ts';
import { useApp } from '../../../api/use-app.ts';
import { writersOf } from '../../../api/site/use-fictional-text.ts';
import { Bubble, GiftBubble, PhotoBubble } from '../../../ui/chat/bubble.tsx';
import { useGiftName } from '../gifts/use-gift-name.ts';
import { lateParts } from '../pane/late-parts.ts';
import { SafetyNote } from '../safety/safety-note.tsx';
import { useHint } from '../safety/use-hint.ts';
import { useSaid } from './use-said.ts';
import type { Talk } from './use-talk.ts';
import { elementOf } from '../stream/use-message-window.ts';
import { useWhen } from './use-when.ts';
import { Words } from './words.tsx';

export type SentMessageProps = {
  message: Message;
  talk: Talk;
  /** What became of one's own last message. */
  state: string | undefined;
  isLast: boolean;
  menu: ReactNode;
};

/** A message the server has: words with what they answer, or a gift; with its state when it is the last one. */
export function SentMessage(props: SentMessageProps) {
  const { message, talk } = props;
  if (message.kind !== 'notice') return <SaidMessage {...props} />;
  const about = { id: elementOf(message.seq), name: talk.name };
  if (message.body === 'returned') return <ReturnedNotice {...about} credits={Number(message.data?.['credits'])} />;
  return message.body === 'fraud' ? <FraudNotice {...about} /> : <Notice {...about} kind={talk.kind} />;
}

/**
 * The truth about an invented profile, told because the member asked (T7), or at the beginning because a computer
 * writes along (T12).
 */
export function Notice({ id, name, kind }: { id?: string; name: string; kind: ProfileKind }) {
  const t = useTranslations('chat');
  const { settings } = useApp();
  return (
    <li id={id} className="chat-notice">
      <strong>{t('noticeTitle', { name })}</strong>{' '}
      {t('noticeText', { company: settings.company_name, by: writersOf(kind) })}
    </li>
  );
}

/** Who this was with was removed for fraud: why, what never to do, and where to read on (T121). */
function FraudNotice({ id, name }: { id: string; name: string }) {
  const t = useTranslations('chat');
  return (
    <li id={id} className="chat-notice">
      <strong>{t('fraudTitle', { name })}</strong> {t('fraudText')} <a href="/pages/faq">{t('fraudMore')}</a>
    </li>
  );
}

/** Credits came back that were paid before the member was told what this profile is (T13). */
function ReturnedNotice({ id, name, credits }: { id: string; name: string; credits: number }) {
  const t = useTranslations('chat');
  return (
    <li id={id} className="chat-notice">
      <strong>{t('returnedTitle', { count: credits })}</strong> {t('returnedText', { name })}
    </li>
  );
}

function SaidMessage({ menu, ...props }: SentMessageProps) {
  const { message, talk } = props;
  const about = { id: elementOf(message.seq), ...useSpeaker(props), menu };
  const quote = useQuote(message, talk);
  const hint = useHint(message, talk.kind === 'member' && message.kind === 'text');
  const gift = giftIn(message);
  if (gift) return <SentGift gift={gift} body={message.body} isOwn={message.mine} name={talk.name} about={about} />;
  const photo = message.kind === 'photo' ? photoOf(message.data) : undefined;
  if (photo)
    return (
      <PhotoBubble {...about}>
        <LatePhoto photo={photo} seq={message.seq} isOwn={message.mine} name={talk.name} />
      </PhotoBubble>
    );
  return (
    <Bubble {...about} quote={quote} note={hint && <SafetyNote hint={hint} seq={message.seq} isOwn={message.mine} />}>
      <Words text={message.body} isOwn={message.mine} isTrusted={talk.isTrusted} />
    </Bubble>
  );
}

type SentGiftProps = {
  gift: Given;
  body: string;
  isOwn: boolean;
  name: string;
  about: ReturnType<typeof useSpeaker> & { id: string; menu: ReactNode };
};

function SentGift({ gift, body, isOwn, name, about }: SentGiftProps) {
  const t = useTranslations('chat');
  const giftName = useGiftName();
  const Drawing = useLatePart(lateParts.giftDrawing, true);
  // Its place is kept until the drawing is there.
  const icon = Drawing ? (
    createElement(Drawing, { picture: gift.picture })
  ) : (
    <svg className="lucide" aria-hidden="true" />
  );
  return (
    <GiftBubble {...about} icon={icon} detail={isOwn ? t('giftFromYou') : t('giftFrom', { name })}>
      {giftName(gift, body)}
    </GiftBubble>
  );
}

type LatePhotoProps = { photo: SentPhoto; seq: number; isOwn: boolean; name: string };

function LatePhoto(props: LatePhotoProps) {
  const Shown = useLatePart(lateParts.sharedPhoto, true);
  return Shown ? createElement(Shown, props) : <div className="photo" />;
}

/** Who speaks, when, and what became of it; an invented profile says so at each message (T2). */
function useSpeaker({ message, talk, state, isLast }: Omit<SentMessageProps, 'menu'>) {
  const t = useTranslations('chat');
  const time = useWhen().time(new Date(message.created_at));
  if (message.mine) return { by: 'own', author: t('you'), time, stamp: state && t('stamp', { time, state }) } as const;
  const author = talk.name;
  if (talk.kind !== 'member')
    return {
      by: 'fictional',
      author,
      time,
      stamp: t('stamp', { time, state: t(talk.kind === 'fictional_ai' ? 'fictionalAiStamp' : 'fictionalStamp') }),
    } as const;
  return { by: 'member', author, time, stamp: isLast ? time : undefined } as const;
}

function useQuote({ data }: Message, { name, isTrusted }: Talk): { author: string; text: string } | undefined {
  const t = useTranslations('chat');
  const said = useSaid();
  const quoted = replyOf(data);
  return quoted && { author: quoted.mine ? t('you') : name, text: said(quoted, isTrusted) };
}
