import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Chat } from '@vonk/contract/chat';
import { lazy, memo, Suspense, useState } from 'react';
import { searchLength } from '@vonk/contract/chat';
import { useTranslations } from 'use-intl';
import { keys } from '../../../api/keys.ts';
import { useFictionalText } from '../../../api/site/use-fictional-text.ts';
import { useImage } from '../../../api/site/use-image.ts';
import { useApp, useUser } from '../../../api/use-app.ts';
import { useNameAndAge } from '../../../texts/use-name-and-age.ts';
import { Button, LinkButton } from '../../../ui/actions/button.tsx';
import { Chip } from '../../../ui/actions/chip.tsx';
import { classes } from '../../../ui/classes.ts';
import { CountBadge } from '../../../ui/feedback/badges.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Avatar } from '../../../ui/people/avatar.tsx';
import { FictionalMark } from '../../../ui/people/fictional-mark.tsx';
import { chatsQuery } from '../queries.ts';
import { TakenOverByItself } from '../../../device/start/taken-over.tsx';
import { useKeptFocus } from './list-search.tsx';
import { useChatOrder } from './use-chat-order.ts';
import { useSaid } from '../message/use-said.ts';
import { useWhen } from '../message/use-when.ts';
import { useMutation } from '../../../api/sending/use-mutation.ts';

const MessageSearch = lazy(async () => ({ default: (await import('./message-search.tsx')).MessageSearch }));
const PremiumDialog = lazy(async () => ({ default: (await import('./premium-dialog.tsx')).PremiumDialog }));

/** The member's conversations, newest first. Taken over by itself, after what stands beside it. */
export const ChatList = memo(function ChatList({ current }: { current?: string | undefined }) {
  return (
    <TakenOverByItself>
      <Conversations current={current} />
    </TakenOverByItself>
  );
});

function Conversations({ current }: { current: string | undefined }) {
  const t = useTranslations('chat');
  const { call } = useApp();
  const { data } = useQuery(chatsQuery(call));
  const order = useChatOrder(data?.chats ?? []);
  const field = useKeptFocus();
  const nextPage = useMoreChats();
  const onward = data?.next ? { isPending: nextPage.isPending, load: () => nextPage.mutate() } : undefined;
  const more = order.isOrdered ? order.more : onward;
  if (data && data.chats.length === 0) return <NoChats />;
  return (
    <>
      <div className="chat-list-tools">
        <input
          ref={field}
          type="search"
          className="input"
          aria-label={t('searchChats')}
          placeholder={t('searchChats')}
          value={order.searched}
          onChange={(event) => order.search(event.currentTarget.value)}
        />
        <Chip on={order.isUnreadFirst} onClick={order.toggleUnreadFirst}>
          {t('unreadFirst')}
        </Chip>
      </div>
      {order.shown.length === 0 && !order.isLooking && (
        <p className="chat-list-none" role="status">
          {t('noChatsFound')}
        </p>
      )}
      <ul aria-label={t('list')}>
        {order.shown.map((chat) => (
          <li key={chat.id}>
            <ChatRow chat={chat} isCurrent={chat.id === current} />
          </li>
        ))}
      </ul>
      <SearchInMessages key={order.searched} text={order.searched.trim()} />
      {more && (
        <p className="chat-list-none">
          <Button variant="quiet" size="compact" busy={more.isPending} onClick={more.load}>
            {t('moreChats')}
          </Button>
        </p>
      )}
    </>
  );
}

/** The way from what was typed to messages that hold it; a free member learns that it belongs to premium (CHAT-6). */
function SearchInMessages({ text }: { text: string }) {
  const t = useTranslations('chat');
  const { texts } = useApp();
  const isPremium = useUser()?.paid_user ?? false;
  const [state, setState] = useState<'closed' | 'found' | 'premium'>('closed');
  const open = () => (isPremium ? setState('found') : void texts.load(['premium']).then(() => setState('premium')));
  if (text.length < searchLength.min || text.length > searchLength.max) return null;
  return (
    <div className="chat-list-search">
      {state !== 'found' && (
        <Button variant="quiet" size="compact" onClick={open}>
          {t('searchMessages', { text })}
        </Button>
      )}
      <Suspense>
        {state === 'found' && <MessageSearch text={text} />}
        {state === 'premium' && <PremiumDialog feature="search" onClose={() => setState('closed')} />}
      </Suspense>
    </div>
  );
}

/** Adds the next page of conversations to those shown. */
function useMoreChats() {
  const { call } = useApp();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const before = queryClient.getQueryData(keys.chats)?.next;
      return before ? call('GET /api/chats.php', { before }) : undefined;
    },
    onSuccess: (page) =>
      page &&
      queryClient.setQueryData(keys.chats, (known) => {
        if (!known) return known;
        const ids = new Set(known.chats.map(({ id }) => id));
        return { ...known, chats: [...known.chats, ...page.chats.filter(({ id }) => !ids.has(id))], next: page.next };
      }),
  });
}

const ChatRow = memo(function ChatRow({ chat, isCurrent }: { chat: Chat; isCurrent: boolean }) {
  const shell = useTranslations('shell');
  const nameAndAge = useNameAndAge();
  const when = useWhen();
  const { settings } = useApp();
  const fictionalText = useFictionalText();
  const image = useImage();
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
      <Avatar size="large" src={image(profile.main_image?.thumb_filename)} fictional={isInvented} />
      <span className="chat-row-text">
        <span className="chat-row-line">
          <span className="chat-row-name">{nameAndAge(profile)}</span>
          <span className="chat-row-time">{when.brief(new Date(chat.last_message_at), now)}</span>
        </span>
        {isInvented && <FictionalMark shape="tag" text={fictionalText(profile.kind)} />}
        <span className="chat-row-line">
          <Preview chat={chat} isOpen={isCurrent} />
          <CountBadge count={unread} label={shell('unreadBadge', { count: unread })} />
        </span>
      </span>
    </Link>
  );
});

/** The last words, or what was begun and not sent; of the open conversation that stands beside it. */
function Preview({ chat: { last_message: last, draft, profile }, isOpen }: { chat: Chat; isOpen: boolean }) {
  const t = useTranslations('chat');
  const said = useSaid();
  if (draft.trim() !== '' && !isOpen) return <span className="chat-row-preview">{t('draft', { text: draft })}</span>;
  const text = last ? (last.mine ? t('youWrote', { text: said(last) }) : said(last)) : '';
  return <span className={classes('chat-row-preview', profile.kind === 'member' && 'font-serif')}>{text}</span>;
}

function NoChats() {
  const t = useTranslations('chat');
  const { settings } = useApp();
  const user = useUser();
  return (
    <EmptyState
      title={t('emptyTitle')}
      action={<LinkButton link={<Link to="/members" />}>{t('findSomebody')}</LinkButton>}
    >
      {user?.status === 'not_confirmed'
        ? t('emptyUnconfirmed')
        : user?.paid_user
          ? t('emptyPremium')
          : t('emptyText', { started: settings.max_started_conversations, free: user?.free_messages ?? 0 })}
    </EmptyState>
  );
}
