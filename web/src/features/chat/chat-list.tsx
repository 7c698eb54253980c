import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Chat } from '@vonk/contract/chat';
import { useTranslations } from 'use-intl';
import { useApp, useUser } from '../../api/use-app.ts';
import { LinkButton } from '../../ui/actions/button.tsx';
import { classes } from '../../ui/classes.ts';
import { CountBadge } from '../../ui/feedback/badges.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Avatar } from '../../ui/people/avatar.tsx';
import { FictionalMark } from '../../ui/people/fictional-mark.tsx';
import { chatsQuery } from './queries.ts';
import { useSaid } from './use-said.ts';
import { useWhen } from './use-when.ts';

/** The member's conversations, newest first. */
export function ChatList({ current }: { current?: string | undefined }) {
  const t = useTranslations('chat');
  const { call } = useApp();
  const { data } = useQuery(chatsQuery(call));
  if (data && data.chats.length === 0) return <NoChats />;
  return (
    <ul aria-label={t('list')}>
      {data?.chats.map((chat) => (
        <li key={chat.id}>
          <ChatRow chat={chat} isCurrent={chat.id === current} />
        </li>
      ))}
    </ul>
  );
}

function ChatRow({ chat, isCurrent }: { chat: Chat; isCurrent: boolean }) {
  const shell = useTranslations('shell');
  const when = useWhen();
  const { settings } = useApp();
  const { profile, num_unread_messages: unread } = chat;
  const isInvented = profile.kind !== 'member';
  const now = new Date(settings.server_time);
  return (
    <Link
      to="/chats/$id"
      params={{ id: chat.id }}
      className={classes('chat-row', unread > 0 && 'chat-row-unread')}
      aria-current={isCurrent ? 'true' : undefined}
    >
      <Avatar size="large" src={profile.main_image?.thumb_filename} fictional={isInvented} />
      <span className="chat-row-text">
        <span className="chat-row-line">
          <span className="chat-row-name">{shell('age', { name: profile.name, age: String(profile.age) })}</span>
          <span className="chat-row-time">{when.brief(new Date(chat.last_message_at), now)}</span>
        </span>
        {isInvented && <FictionalMark shape="tag" text={{ title: shell('fictionalTitle'), explanation: shell('fictionalText') }} />}
        <span className="chat-row-line">
          <Preview chat={chat} />
          <CountBadge count={unread} label={shell('unreadBadge', { count: unread })} />
        </span>
      </span>
    </Link>
  );
}

function Preview({ chat: { last_message: last, profile } }: { chat: Chat }) {
  const t = useTranslations('chat');
  const said = useSaid();
  const text = last ? (last.mine ? t('youWrote', { text: said(last) }) : said(last)) : '';
  return <span className={classes('chat-row-preview', profile.kind === 'member' && 'font-serif')}>{text}</span>;
}

function NoChats() {
  const t = useTranslations('chat');
  const { settings } = useApp();
  const user = useUser();
  return (
    <EmptyState title={t('emptyTitle')} action={<LinkButton link={<Link to={'/members' as '/'} />}>{t('findSomebody')}</LinkButton>}>
      {user?.paid_user
        ? t('emptyPremium')
        : t('emptyText', { started: settings.max_started_conversations, free: user?.free_messages ?? 0 })}
    </EmptyState>
  );
}
