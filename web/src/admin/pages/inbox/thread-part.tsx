import type { OpenTalk, SeenMessage } from '@vonk/contract/admin/queues/inbox';
import { useLayoutEffect, useRef } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useFictionalText, writersOf } from '../../../api/site/use-fictional-text.ts';
import { classes } from '../../../ui/classes.ts';
import { ShowIcon } from '../../../ui/icons.ts';
import { FictionalMark } from '../../../ui/people/fictional-mark.tsx';

/** What was said, below the label that the member sees above it. */
export function ThreadPart({ talk }: { talk: OpenTalk }) {
  const t = useTranslations('admin-inbox');
  const format = useFormatter();
  const fictionalText = useFictionalText();
  const end = useRef<HTMLDivElement>(null);
  const { messages, member, profile, acknowledged } = talk;
  useLayoutEffect(() => {
    const thread = end.current;
    if (thread) thread.scrollTop = thread.scrollHeight;
  }, [messages.length]);
  return (
    <>
      <p className="talk-seen">
        <ShowIcon />
        <span>{t('label', member)}</span>
        {acknowledged && (
          <span className="talk-agreed">
            {t('acknowledged', {
              date: format.dateTime(new Date(acknowledged.at), { day: 'numeric', month: 'short' }),
              version: acknowledged.version,
            })}
          </span>
        )}
      </p>
      <FictionalMark shape="strip" text={fictionalText(profile.kind)} />
      <div className="talk-thread" ref={end} tabIndex={0} role="region" aria-label={t('messagesLabel')}>
        {(messages[0]?.seq ?? 1) > 1 && (
          <p className="pane-note">{t('lastOnly', { count: String(messages.length) })}</p>
        )}
        <ol>
          {messages.map((message) => (
            <Message key={message.seq} {...{ message, talk }} />
          ))}
        </ol>
      </div>
    </>
  );
}

function Message({ message, talk }: { message: SeenMessage; talk: OpenTalk }) {
  const t = useTranslations('admin-inbox');
  const when = useWhen();
  const { from, kind, text, at, written_by: writer, price, is_asking: isAsking } = message;
  if (from === 'house') return <Notice {...{ message, talk }} />;
  const stamp =
    from === 'team'
      ? writer === null
        ? t('stamp.team', { time: when(at) })
        : t('stamp.writer', { time: when(at), name: writer })
      : isAsking
        ? t('stamp.asking', { time: when(at) })
        : t('stamp.member', { time: when(at), count: price });
  return (
    <li
      className={classes('talk-line', from === 'team' && 'talk-line-team')}
      aria-current={isAsking ? 'true' : undefined}
    >
      <span className="sr-only">{from === 'team' ? talk.profile.name : talk.member.name}</span>
      <p className={classes('case-message', from === 'team' ? 'talk-team' : 'voice')}>
        {kind === 'photo' ? t('photo') : kind === 'gift' ? t('gift') : text}
      </p>
      <span className="cell-second">{stamp}</span>
    </li>
  );
}

/** What the house told the member, as they see it: the truth about the profile, because they asked (T7). */
function Notice({ message: { at, is_read: isRead }, talk }: { message: SeenMessage; talk: OpenTalk }) {
  const t = useTranslations('admin-inbox');
  const chat = useTranslations('chat');
  const when = useWhen();
  const { profile, company, member } = talk;
  return (
    <li className="talk-notice">
      <h2>{t('notice.title', member)}</h2>
      <p>
        <b>{chat('noticeTitle', { name: profile.name })}.</b>{' '}
        {chat('noticeText', { company, by: writersOf(profile.kind) })}
      </p>
      <p className="cell-second">{t(isRead ? 'notice.read' : 'notice.unread', { time: when(at) })}</p>
    </li>
  );
}

/** The time of today, and the day too of what was before. */
function useWhen(): (at: string) => string {
  const format = useFormatter();
  return (at) => {
    const moment = new Date(at);
    const isToday = moment.toDateString() === new Date().toDateString();
    return format.dateTime(moment, isToday ? { timeStyle: 'short' } : { dateStyle: 'short', timeStyle: 'short' });
  };
}
