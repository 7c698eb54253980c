import type { Conversation, Message } from '@vonk/contract/chat';
import { minute } from '@vonk/contract/durations';
import { Fragment, memo, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApp } from '../../../api/use-app.ts';
import { DaySeparator, LeftOut, MessageList, OlderHistory } from '../../../ui/chat/history.tsx';
import { useOutgoing } from '../sending/chat-provider.tsx';
import { useIsAway } from './conversation-scroll.tsx';
import { MessageMenu } from './message-menu.tsx';
import { OutgoingBubble, OwnBubble } from '../message/outgoing-message.tsx';
import { Notice, SentMessage, type SentMessageProps } from '../message/sent-message.tsx';
import { useJump } from './use-jump.ts';
import { useMessageKeys } from './use-message-keys.ts';
import { useMessageWindow } from './use-message-window.ts';
import { useNewestOnSend } from './use-newest-on-send.ts';
import { useOlderMessages } from './use-older-messages.ts';
import { useTalk } from '../message/use-talk.ts';
import { useWhen } from '../message/use-when.ts';

export type MessageStreamProps = {
  conversation: Conversation;
  onEdit: (text: string) => void;
  /** None where nothing can be written. */
  onReply: ((message: Message) => void) | undefined;
};

/** All messages of a conversation: sent ones by day, then those on their way. */
export function MessageStream({ conversation, onEdit, onReply }: MessageStreamProps) {
  const t = useTranslations('chat');
  const list = useRef<HTMLOListElement>(null);
  const older = useOlderMessages(conversation);
  const outgoing = useOutgoing(conversation.profile.id);
  const { messages, held, hidden_older: hidden } = conversation;
  const firstUnread = useFirstUnread(conversation);
  const { shown, offset, above, below, distanceTo } = useMessageWindow(messages, { list, from: firstUnread });
  useJump(conversation, { older, distanceTo });
  useNewestOnSend(outgoing.messages);
  useMessageKeys();
  const isAway = useIsAway();
  const isKnown = (key: string) => [...messages.slice(-200), ...held].some((message) => message.key === key);
  return (
    <MessageList
      ref={list}
      label={t('messages', { name: conversation.profile.name })}
      silent={isAway || older.isLoading}
    >
      {conversation.has_older && <OlderHistory label={t('older')} busy={older.isLoading} onShow={older.load} />}
      {!conversation.has_older && hidden > 0 && <HiddenOlder count={hidden} />}
      {!conversation.has_older && conversation.profile.kind === 'fictional_ai' && messages[0]?.kind !== 'notice' && (
        <Notice name={conversation.profile.name} kind={conversation.profile.kind} />
      )}
      <LeftOut pixels={above} isAbove />
      <ByDay
        conversation={conversation}
        shown={shown}
        firstUnread={firstUnread}
        before={messages[offset - 1]}
        onReply={onReply}
      />
      <LeftOut pixels={below} />
      {held.map((message) => (
        <OwnBubble key={message.key} createdAt={message.created_at} delivery="held" state={t('held')}>
          {message.body}
        </OwnBubble>
      ))}
      {outgoing.messages
        .filter(({ key }) => !isKnown(key))
        .map((message) => (
          <OutgoingBubble
            key={message.key}
            message={message}
            onRetry={() => outgoing.retry(message.key)}
            onDiscard={() => outgoing.discard(message.key)}
            onEdit={() => {
              onEdit(message.text);
              outgoing.discard(message.key);
            }}
          />
        ))}
    </MessageList>
  );
}

type ByDayProps = {
  conversation: Conversation;
  shown: readonly Message[];
  firstUnread: number | undefined;
  /** The one before the first that is shown. */
  before: Message | undefined;
  onReply: MessageStreamProps['onReply'];
};

const ByDay = memo(function ByDay({ conversation, shown, firstUnread, before, onReply }: ByDayProps) {
  const t = useTranslations('chat');
  const talk = useTalk(conversation);
  const dayOf = useDays();
  const lastOwn = conversation.messages.findLast(({ mine }) => mine)?.seq;
  const last = conversation.messages.at(-1)?.seq;
  return shown.map((message, at) => {
    const day = dayOf(message.created_at);
    const previous = at === 0 ? before : shown[at - 1];
    const isNewDay = !previous || dayOf(previous.created_at) !== day;
    return (
      <Fragment key={message.seq}>
        {isNewDay && <DaySeparator>{day}</DaySeparator>}
        {message.seq === firstUnread && (
          <li className="day-separator unread-line" data-first-unread>
            {t('newMessages')}
          </li>
        )}
        <Row
          message={message}
          talk={talk}
          state={message.seq === lastOwn ? t(deliveryOf(message, conversation)) : undefined}
          isLast={message.seq === lastOwn || message.seq === last}
          onReply={onReply}
        />
      </Fragment>
    );
  });
});

type RowProps = Omit<SentMessageProps, 'menu'> & { onReply: MessageStreamProps['onReply'] };

const Row = memo(function Row({ onReply, ...about }: RowProps) {
  return <SentMessage {...about} menu={<MessageMenu message={about.message} talk={about.talk} onReply={onReply} />} />;
});

/** What became of one's own message. */
function deliveryOf(
  { seq }: Message,
  { delivered_seq: delivered, other_read_seq: read }: Conversation,
): 'read' | 'delivered' | 'sent' {
  if (read !== null && read >= seq) return 'read';
  return delivered >= seq ? 'delivered' : 'sent';
}

/** So many milliseconds lie on one day wherever one lives. */
const quarterMilliseconds = 15 * minute;

/** The day of a moment in words; worked out once for all messages of a quarter of an hour. */
function useDays(): (moment: string) => string {
  const { day } = useWhen();
  const { server_time: now } = useApp().settings;
  return useMemo(
    () => remembered((quarter) => day(new Date(quarter * quarterMilliseconds), new Date(now))),
    [day, now],
  );
}

function remembered(wordsOf: (quarter: number) => string): (moment: string) => string {
  const known = new Map<number, string>();
  return (moment) => {
    const quarter = Math.floor(Date.parse(moment) / quarterMilliseconds);
    const words = known.get(quarter) ?? wordsOf(quarter);
    known.set(quarter, words);
    return words;
  };
}

/** Where reading went on when the conversation was opened: reading it moves the mark on, and not this line. */
function useFirstUnread({ messages, read_seq: read, num_unread_messages: unread }: Conversation): number | undefined {
  const [readAtFirst] = useState({ seq: read, unread });
  return readAtFirst.unread > 0 ? messages.find(({ mine, seq }) => !mine && seq > readAtFirst.seq)?.seq : undefined;
}

function HiddenOlder({ count }: { count: number }) {
  const t = useTranslations('chat');
  return (
    <li className="older-history text-sm text-ink-2">
      {t('hiddenOlder', { count })} <a href="/premium">{t('hiddenOlderLink')}</a>
    </li>
  );
}
