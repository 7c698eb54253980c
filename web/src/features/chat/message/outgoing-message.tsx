import { useTranslations } from 'use-intl';
import { useIsOffline } from '../../../device/use-is-offline.ts';
import { Bubble } from '../../../ui/chat/bubble.tsx';
import { kindOf } from '../sending/chat-provider.tsx';
import type { OutgoingMessage } from '../sending/outbox.ts';
import { useSaid } from './use-said.ts';
import { useWhen } from './use-when.ts';

type OutgoingBubbleProps = { message: OutgoingMessage; onRetry: () => void; onDiscard: () => void; onEdit: () => void };

/** What the site does not offer any more as it was chosen is refused however often it is sent. */
const isOver = ({ code }: OutgoingMessage): boolean =>
  code === 'icebreaker_gone' || code === 'gift_gone' || code === 'price_changed';

/**
 * A message on its way; one that was refused says why, cost nothing, and can be sent again, changed or
 * thrown away.
 */
export function OutgoingBubble({ message, onRetry, onDiscard, onEdit }: OutgoingBubbleProps) {
  const t = useTranslations('chat');
  const kind = kindOf(message);
  const text = useSaid()({ kind, body: message.text, mine: true, gift: message.gift });
  const isText = kind === 'text';
  const isOffline = useIsOffline();
  if (message.state !== 'failed') {
    // Without a connection only the first of those that wait is tried; all of them stand ready.
    const state = isOffline ? 'outbox' : message.state;
    return (
      <OwnBubble
        createdAt={message.createdAt}
        delivery={state}
        state={t(state)}
        actions={state === 'outbox' ? [{ label: t('discard'), onPress: onDiscard }] : undefined}
      >
        {text}
      </OwnBubble>
    );
  }
  return (
    <Bubble
      by="own"
      author={t('you')}
      time={t('failed')}
      delivery="failed"
      stamp={message.reason ? `${message.reason} ${t('failed')}` : t('failed')}
      actions={[
        ...(isOver(message) ? [] : [{ label: t('retry'), onPress: onRetry }]),
        ...(isText ? [{ label: t('edit'), onPress: onEdit }] : []),
        { label: t('discard'), onPress: onDiscard },
      ]}
    >
      {text}
    </Bubble>
  );
}

/** One's own words that the server does not have yet, or holds back. */
export function OwnBubble(props: {
  createdAt: string;
  delivery: 'pending' | 'outbox' | 'held';
  state: string;
  /** What can be done with it. */
  actions?: readonly { label: string; onPress: () => void }[] | undefined;
  children: string;
}) {
  const t = useTranslations('chat');
  const when = useWhen();
  const time = when.time(new Date(props.createdAt));
  return (
    <Bubble
      by="own"
      author={t('you')}
      time={time}
      delivery={props.delivery}
      stamp={t('stamp', { time, state: props.state })}
      actions={props.actions}
    >
      {props.children}
    </Bubble>
  );
}
