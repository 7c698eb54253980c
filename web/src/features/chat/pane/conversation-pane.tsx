import type { Conversation, Message, Reply } from '@vonk/contract/chat';
import { giftIn } from '@vonk/contract/gifts';
import { TakenOverByItself } from '../../../device/start/taken-over.tsx';
import {
  createElement,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { useTranslations } from 'use-intl';
import { useFictionalText } from '../../../api/site/use-fictional-text.ts';
import { useIsOffline } from '../../../device/use-is-offline.ts';
import { useLatePart } from '../../../device/late-part.ts';
import { useLiveState } from '../../../api/live.tsx';
import { useUser } from '../../../api/use-app.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { FictionalMark } from '../../../ui/people/fictional-mark.tsx';
import { useEver } from '../../../ui/use-ever.ts';
import { Announced } from './announced.tsx';
import type { OpenersProps } from './beginning.tsx';
import { useOutgoing } from '../sending/chat-provider.tsx';
import type { OutgoingMessage } from '../sending/outbox.ts';
import { ComposerArea } from '../compose/composer-area.tsx';
import { ConversationHead } from './conversation-head.tsx';
import { isRude } from '../safety/hints.ts';
import { lateParts, latePartsOf } from './late-parts.ts';
import { MessageComposer } from '../compose/message-composer.tsx';
import { MessageStream, type MessageStreamProps } from '../stream/message-stream.tsx';
import { ConversationScroll } from '../stream/conversation-scroll.tsx';
import { useDraft } from '../compose/use-draft.ts';
import { focusWriting } from '../compose/use-kept-focus.ts';
import { useMarkRead } from './use-mark-read.ts';
import { usePhotoSending } from '../compose/use-photo-sending.tsx';
import { usePolledConversation } from './use-polled-conversation.ts';
import { useTellTyping, useTyping } from './use-typing.ts';

const GiftDialog = lazy(async () => ({ default: (await import('../gifts/gift-dialog.tsx')).GiftDialog }));
const ReplyBar = lazy(async () => ({ default: (await import('../compose/reply-bar.tsx')).ReplyBar }));
const RudeQuestion = lazy(async () => ({ default: (await import('../safety/rude-question.tsx')).RudeQuestion }));

const quotedLength = 120;

/** What a message is quoted as when it is answered. */
function quoteOf(message: Message): Reply {
  const { seq, mine, kind, body } = message;
  const gift = giftIn(message);
  return { seq, mine, kind, body: body.slice(0, quotedLength), ...(gift && { gift }) };
}

/** Taken over by itself, after the writing: a long list would keep both deaf. */
const Stream = memo(function Stream(props: MessageStreamProps) {
  return (
    <TakenOverByItself>
      <MessageStream {...props} />
    </TakenOverByItself>
  );
});

/** One conversation: who, what was said, and where to write. `menu` is what the screen offers beside it. */
export function ConversationPane({ conversation, menu }: { conversation: Conversation; menu: ReactNode }) {
  const t = useTranslations('chat');
  const fictionalText = useFictionalText();
  const user = useUser();
  const { profile } = conversation;
  const outgoing = useOutgoing(profile.id);
  const draft = useDraft({
    memberId: user?.id ?? '',
    profile: profile.id,
    conversation: conversation.id,
    stored: conversation.draft,
  });
  const [isChoosingGift, setChoosingGift] = useState(false);
  const [rude, setRude] = useState<string>();
  const [hasChosenGift, wasRude] = [useEver(isChoosingGift), useEver(rude !== undefined)];
  const { reply, setReply, answer, cancel } = useReplying();
  const edit = useEditing(draft.setText);
  const tellTyping = useTellTyping(conversation.id);
  useGiftsOfAddress(() => setChoosingGift(true));
  useMarkRead(conversation);
  usePolledConversation(conversation.id);
  const photos = usePhotoSending(conversation, (photo) => outgoing.send({ text: '', photo }));
  const send = (text: string) => {
    draft.clear();
    outgoing.send({ text, ...(reply ? { reply } : {}) });
    setReply(undefined);
    setRude(undefined);
  };
  const [parts] = useState(() => latePartsOf(conversation).join(' '));
  const isEmpty = conversation.messages.length + conversation.held.length + outgoing.messages.length === 0;
  return (
    <section
      className="chat-pane"
      aria-label={t('pageTitle', { name: profile.name })}
      data-parts={parts || undefined}
      {...photos.dropZone}
    >
      <ConversationHead profile={profile} menu={menu} />
      {profile.kind !== 'member' && <FictionalMark shape="strip" text={fictionalText(profile.kind)} />}
      <ConversationScroll
        empty={isEmpty ? t('messages', { name: profile.name }) : undefined}
        announced={<Announced conversation={conversation} />}
      >
        {isEmpty ? (
          <LateBeginning conversation={conversation} />
        ) : (
          <Stream
            conversation={conversation}
            onEdit={edit}
            onReply={conversation.composer === 'open' ? answer : undefined}
          />
        )}
      </ConversationScroll>
      <TypingNote conversation={conversation.id} name={profile.name} />
      <ConnectionNote outgoing={outgoing.messages} />
      <ComposerArea conversation={conversation} draft={draft.text}>
        {isEmpty && (
          <LateOpeners conversation={conversation} onSend={(icebreaker, text) => outgoing.send({ icebreaker, text })} />
        )}
        <Suspense>{reply && <ReplyBar reply={reply} conversation={conversation} onCancel={cancel} />}</Suspense>
        <MessageComposer
          conversation={conversation}
          text={draft.text}
          onChange={(text) => {
            draft.setText(text);
            if (text !== '') tellTyping();
          }}
          onGifts={() => setChoosingGift(true)}
          photos={photos}
          onSend={(text) => (isRude(text) ? setRude(text) : send(text))}
        />
      </ComposerArea>
      {photos.dialog}
      <Suspense>
        {wasRude && <RudeQuestion text={rude} onSend={send} onClose={() => setRude(undefined)} />}
        {hasChosenGift && (
          <GiftDialog
            open={isChoosingGift}
            onClose={() => setChoosingGift(false)}
            name={profile.name}
            onSend={(gift, text) => outgoing.send({ gift, text })}
          />
        )}
      </Suspense>
    </section>
  );
}

/** Which message is being answered; the writing keeps the focus. */
function useReplying() {
  const [reply, setReply] = useState<Reply>();
  const answer = useCallback((message: Message) => {
    setReply(quoteOf(message));
    focusWriting();
  }, []);
  const cancel = () => {
    setReply(undefined);
    focusWriting();
  };
  return { reply, setReply, answer, cancel };
}

function useEditing(setText: (text: string) => void) {
  return useCallback(
    (text: string) => {
      setText(text);
      focusWriting();
    },
    [setText],
  );
}

function LateBeginning({ conversation }: { conversation: Conversation }) {
  const Beginning = useLatePart(lateParts.beginning, true);
  return <div className="conversation-empty">{Beginning && createElement(Beginning, { conversation })}</div>;
}

function LateOpeners(props: OpenersProps) {
  const Openers = useLatePart(lateParts.openers, true);
  return Openers && createElement(Openers, props);
}

function TypingNote({ conversation, name }: { conversation: string | null; name: string }) {
  const t = useTranslations('chat');
  const isTyping = useTyping(conversation);
  return (
    <p className="typing" role="status">
      {isTyping && t('typing', { name })}
    </p>
  );
}

/** What waits; with no connection at all the bar above says the rest. */
function ConnectionNote({ outgoing }: { outgoing: readonly OutgoingMessage[] }) {
  const t = useTranslations('chat');
  const state = useLiveState();
  const isOffline = useIsOffline();
  const waiting = outgoing.filter(({ state }) => state === 'outbox' || (isOffline && state === 'pending')).length;
  if (waiting === 0 || (state === 'open' && !isOffline)) return null;
  return (
    <div className="px-5 pb-2" role="status">
      {isOffline ? (
        <p className="waiting-count">{t('waitingCount', { count: waiting })}</p>
      ) : (
        <Alert kind="note">{t('offline')}</Alert>
      )}
    </div>
  );
}

/** The gift button of a profile leads here with the gifts open, once. */
function useGiftsOfAddress(open: () => void): void {
  const show = useEffectEvent(open);
  useEffect(() => {
    if (window.location.hash !== '#gifts') return;
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
    show();
  }, []);
}
