import type { ReactNode } from 'react';
import { TextButton } from '../actions/button.tsx';
import { classes } from '../classes.ts';
import { ErrorIcon, WaitingIcon } from '../icons.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';

export type Speaker = 'member' | 'own' | 'fictional';
/**
 * `pending` is on its way, `outbox` waits for a connection, `held` for a confirmed e-mail address; `failed` charged
 * nothing.
 */
export type Delivery = 'sent' | 'pending' | 'outbox' | 'held' | 'failed';

type MessageProps = {
  /** Its name on the page. */
  id?: string | undefined;
  by: Speaker;
  /** Who speaks, for screen readers: "Jij", "Nathalie". */
  author: string;
  delivery?: Delivery | undefined;
  /** Time and state: "10:31 · gelezen", "wordt verstuurd". Shown when given; for screen readers `time` always is. */
  stamp?: string | undefined;
  time: string;
  /** What it answers, above the words. */
  quote?: { author: string; text: string } | undefined;
  /** What stands below it: a word of care. */
  note?: ReactNode;
  /** A menu of what can be done with it. */
  menu?: ReactNode;
  actions?: readonly { label: string; onPress: () => void }[] | undefined;
  children: ReactNode;
};

/**
 * A text in a conversation: the member's serif in a talking corner, the sans in a dashed frame when nobody real speaks.
 */
export function Bubble({ children, ...message }: MessageProps) {
  return (
    <Message {...message}>
      <div className={bubbleClass(message)}>
        {message.quote && (
          <blockquote className="bubble-quote">
            <b>{message.quote.author}</b>
            <span>{message.quote.text}</span>
          </blockquote>
        )}
        {children}
      </div>
    </Message>
  );
}

/** A photo in a conversation: shown, or a VeiledPhoto. */
export function PhotoBubble({ children, ...message }: MessageProps) {
  return (
    <Message {...message}>
      <div className={classes(bubbleClass(message), 'bubble-photo')}>{children}</div>
    </Message>
  );
}

/** A gift in a conversation: a shape of its own. `children` is its name, `detail` who gave it. */
export function GiftBubble({ children, icon, detail, ...message }: MessageProps & { icon: ReactNode; detail: string }) {
  return (
    <Message {...message}>
      <div className={classes('bubble-gift', isUnderway(message.delivery) && 'bubble-waiting')}>
        {icon}
        <p>
          <strong>{children}</strong>
          <span>{detail}</span>
        </p>
      </div>
    </Message>
  );
}

const isUnderway = (delivery: Delivery | undefined): boolean =>
  delivery === 'pending' || delivery === 'outbox' || delivery === 'held';

function bubbleClass({ by, delivery }: Pick<MessageProps, 'by' | 'delivery'>): string | undefined {
  return classes(
    'bubble',
    by !== 'member' && `bubble-${by}`,
    isUnderway(delivery) && 'bubble-waiting',
    delivery === 'failed' && 'bubble-failed',
  );
}

function Message({ id, by, author, delivery = 'sent', stamp, time, menu, note, actions = [], children }: MessageProps) {
  const hasFailed = delivery === 'failed';
  return (
    <li id={id} className={classes('bubble-item', by === 'own' && 'bubble-item-own')}>
      <VisuallyHidden>
        {author}, {time}
      </VisuallyHidden>
      {menu === undefined ? (
        children
      ) : (
        <div className="bubble-line">
          {children}
          {menu}
        </div>
      )}
      {stamp !== undefined && (
        <p
          className={classes(
            'bubble-stamp',
            hasFailed && 'bubble-stamp-failed',
            by === 'fictional' && 'bubble-stamp-fictional',
          )}
        >
          {hasFailed && <ErrorIcon />}
          {isUnderway(delivery) && <WaitingIcon />}
          <span>{stamp}</span>
        </p>
      )}
      {note}
      {actions.length > 0 && (
        <p className={classes('bubble-stamp bubble-actions', hasFailed && 'bubble-stamp-failed')}>
          {actions.map(({ label, onPress }) => (
            <TextButton key={label} onClick={onPress}>
              {label}
            </TextButton>
          ))}
        </p>
      )}
    </li>
  );
}
