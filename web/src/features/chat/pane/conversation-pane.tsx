import type { Conversation, Message } from '@vonk/contract/chat';
import { TakenOverByItself } from '../../../device/start/taken-over.tsx';
import {
  createElement,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslations } from 'use-intl';
import { useFictionalText } from '../../../api/site/use-fictional-text.ts';
import { useIsOffline } from '../../../device/use-is-offline.ts';
import { useLatePart } from '../../../device/late-part.ts';
import { useLiveState } from '../../../api/live.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { FictionalMark } from '../../../ui/people/fictional-mark.tsx';
import { useEver } from '../../../ui/use-ever.ts';
import { Announced } from './announced.tsx';
import type { OpenersProps } from './beginning.tsx';
import { useOutgoing } from '../sending/chat-provider.tsx';
import type { OutgoingMessage } from '../sending/outbox.ts';
import { ConversationHead } from './conversation-head.tsx';
import { lateParts, latePartsOf } from './late-parts.ts';
import { MessageStream, type MessageStreamProps } from '../stream/message-stream.tsx';
import { ConversationScroll } from '../stream/conversation-scroll.tsx';
import { useMarkRead } from './use-mark-read.ts';
import { usePhotoSending } from '../compose/use-photo-sending.tsx';
import { usePolledConversation } from './use-polled-conversation.ts';
import { useTyping } from './use-typing.ts';
import { Writing, type WritingHandle } from '../writing/writing.tsx';

const GiftDialog = lazy(async () => ({ default: (await import('../gifts/gift-dialog.tsx')).GiftDialog }));

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
  const { profile } = conversation;
  const outgoing = useOutgoing(profile.id);
  const [isChoosingGift, setChoosingGift] = useState(false);
  const hasChosenGift = useEver(isChoosingGift);
  const writing = useRef<WritingHandle>(null);
  const { edit, answer } = useMemo(
    () => ({
      edit: (text: string) => writing.current?.edit(text),
      answer: (message: Message) => writing.current?.answer(message),
    }),
    [],
  );
  useGiftsOfAddress(() => setChoosingGift(true));
  useMarkRead(conversation);
  usePolledConversation(conversation.id);
  const photos = usePhotoSending(conversation, (photo) => outgoing.send({ text: '', photo }));
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
      <Writing
        ref={writing}
        conversation={conversation}
        photos={photos}
        onGifts={() => setChoosingGift(true)}
        openers={
          isEmpty && (
            <LateOpeners
              conversation={conversation}
              onSend={(icebreaker, text) => outgoing.send({ icebreaker, text })}
            />
          )
        }
      />
      {photos.dialog}
      <Suspense>
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
