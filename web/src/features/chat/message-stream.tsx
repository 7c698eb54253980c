import type { Conversation, Message } from '@vonk/contract/chat';
import { Fragment, type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApp } from '../../api/use-app.ts';
import { Bubble } from '../../ui/chat/bubble.tsx';
import { DaySeparator, MessageList, OlderHistory } from '../../ui/chat/history.tsx';
import { MessageMenu } from './message-menu.tsx';
import type { OutgoingMessage } from './outbox.ts';
import { SentMessage } from './sent-message.tsx';
import { useOutgoing } from './chat-provider.tsx';
import { useOlderMessages } from './use-older-messages.ts';
import { useSaid } from './use-said.ts';
import { useWhen } from './use-when.ts';

type MessageStreamProps = {
  conversation: Conversation;
  onEdit: (text: string) => void;
  /** None where nothing can be written. */
  onReply: ((message: Message) => void) | undefined;
};

/** All messages of a conversation: sent ones by day, then those on their way. */
export function MessageStream({ conversation, onEdit, onReply }: MessageStreamProps) {
  const t = useTranslations('chat');
  const older = useOlderMessages(conversation);
  const outgoing = useOutgoing(conversation.profile.id);
  const { messages, held, hidden_older: hidden } = conversation;
  // Where reading went on when the conversation was opened: reading it moves the mark on, and not this line.
  const [readAtFirst] = useState({ seq: conversation.read_seq, unread: conversation.num_unread_messages });
  const firstUnread = readAtFirst.unread > 0 ? messages.find(({ mine, seq }) => !mine && seq > readAtFirst.seq)?.seq : undefined;
  const known = new Set([...messages, ...held].map(({ key }) => key));
  return (
    <MessageList label={t('messages', { name: conversation.profile.name })}>
      {conversation.has_older && <OlderHistory label={t('older')} busy={older.isLoading} onShow={older.load} />}
      {!conversation.has_older && hidden > 0 && <HiddenOlder count={hidden} />}
      <ByDay
        messages={messages}
        firstUnread={firstUnread}
        render={(message, isLast) => (
          <SentMessage
            message={message}
            conversation={conversation}
            isLast={isLast}
            menu={<MessageMenu message={message} conversation={conversation} onReply={onReply} />}
          />
        )}
      />
      {held.map((message) => (
        <OwnBubble key={message.key} createdAt={message.created_at} delivery="held" state={t('held')}>
          {message.body}
        </OwnBubble>
      ))}
      {outgoing.messages
        .filter(({ key }) => !known.has(key))
        .map((message) => (
          <Outgoing
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
  messages: readonly Message[];
  firstUnread: number | undefined;
  render: (message: Message, isLast: boolean) => ReactNode;
};

function ByDay({ messages, firstUnread, render }: ByDayProps) {
  const t = useTranslations('chat');
  const when = useWhen();
  const now = new Date(useApp().settings.server_time);
  const lastOwn = messages.findLast(({ mine }) => mine)?.seq;
  return messages.map((message, at) => {
    const day = when.day(new Date(message.created_at), now);
    const before = messages[at - 1];
    const isNewDay = !before || when.day(new Date(before.created_at), now) !== day;
    return (
      <Fragment key={message.seq}>
        {isNewDay && <DaySeparator>{day}</DaySeparator>}
        {message.seq === firstUnread && (
          <li className="day-separator unread-line" data-first-unread>
            {t('newMessages')}
          </li>
        )}
        {render(message, message.seq === lastOwn || at === messages.length - 1)}
      </Fragment>
    );
  });
}

function Outgoing(props: { message: OutgoingMessage; onRetry: () => void; onDiscard: () => void; onEdit: () => void }) {
  const t = useTranslations('chat');
  const { message, onRetry, onDiscard, onEdit } = props;
  const text = useSaid()({ kind: message.gift ? 'gift' : 'text', body: message.text });
  const isText = !message.gift && !message.icebreaker;
  if (message.state !== 'failed')
    return (
      <OwnBubble createdAt={message.createdAt} delivery={message.state} state={t(message.state)}>
        {text}
      </OwnBubble>
    );
  return (
    <Bubble
      by="own"
      author={t('you')}
      time={t('failed')}
      delivery="failed"
      stamp={message.reason ? `${message.reason} ${t('failed')}` : t('failed')}
      actions={[
        { label: t('retry'), onPress: onRetry },
        ...(isText ? [{ label: t('edit'), onPress: onEdit }] : []),
        { label: t('discard'), onPress: onDiscard },
      ]}
    >
      {text}
    </Bubble>
  );
}

function OwnBubble(props: { createdAt: string; delivery: 'pending' | 'outbox' | 'held'; state: string; children: string }) {
  const t = useTranslations('chat');
  const when = useWhen();
  const time = when.time(new Date(props.createdAt));
  return (
    <Bubble by="own" author={t('you')} time={time} delivery={props.delivery} stamp={t('stamp', { time, state: props.state })}>
      {props.children}
    </Bubble>
  );
}

function HiddenOlder({ count }: { count: number }) {
  const t = useTranslations('chat');
  return (
    <li className="older-history text-sm text-ink-2">
      {t('hiddenOlder', { count })} <a href="/premium">{t('hiddenOlderLink')}</a>
    </li>
  );
}
