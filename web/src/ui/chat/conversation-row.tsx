import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { CountBadge } from '../feedback/badges.tsx';
import { Linked, type LinkElement } from '../link.tsx';
import { FictionalMark, type FictionalText } from '../people/fictional-mark.tsx';

type ConversationRowProps = {
  link: LinkElement;
  avatar: ReactNode;
  /** "Nathalie, 45". */
  title: string;
  /** When the last message came: "10:42", "gisteren". */
  time: string;
  /** The last message, cut off to one line by CSS. */
  preview: string;
  unread?: { count: number; label: string } | undefined;
  fictional?: FictionalText | undefined;
  current?: boolean | undefined;
};

/** One conversation in the list: who, when, the last words, and what is unread. */
export function ConversationRow({
  link,
  avatar,
  title,
  time,
  preview,
  unread,
  fictional,
  current,
}: ConversationRowProps) {
  const isUnread = unread !== undefined && unread.count > 0;
  return (
    <li className={classes('conversation', isUnread && 'conversation-unread')}>
      <Linked link={link} className="conversation-link" current={current ? 'true' : undefined}>
        {avatar}
        <span className="conversation-text">
          <span className="conversation-line">
            <span className="conversation-name">{title}</span> <span className="conversation-time">{time}</span>
          </span>
          {fictional && <FictionalMark text={fictional} shape="tag" />}{' '}
          <span className="conversation-line">
            <span className={classes('conversation-preview', fictional === undefined && 'conversation-voice')}>
              {preview}
            </span>{' '}
            {unread && <CountBadge {...unread} />}
          </span>
        </span>
      </Linked>
    </li>
  );
}
