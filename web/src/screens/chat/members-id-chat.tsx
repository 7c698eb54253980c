import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, redirect, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { keys } from '../../api/keys.ts';
import { orNotFound } from '../../api/routing/or-not-found.ts';
import { pageHead } from '../../api/routing/page-head.ts';
import { requireMember } from '../../api/routing/require-member.ts';
import { useApp } from '../../api/use-app.ts';
import { ChatList } from '../../features/chat/list/chat-list.tsx';
import { ConversationPane } from '../../features/chat/pane/conversation-pane.tsx';
import { latePartsOf, loadLateParts } from '../../features/chat/pane/late-parts.ts';
import { chatsQuery, conversationQuery, conversationWithQuery } from '../../features/chat/queries.ts';
import { personTitle } from '../../layouts/head/person-title.ts';

export const Route = createFileRoute('/_chat/members/$id/chat')({
  staticData: { texts: ['chat'], title: 'chat.title' },
  beforeLoad: requireMember,
  loader: async ({ context: { call, queryClient }, params }) => {
    const [conversation] = await Promise.all([
      queryClient.fetchQuery(conversationWithQuery(call, params.id)),
      queryClient.ensureQueryData(chatsQuery(call)),
    ]).catch(orNotFound);
    const { id } = conversation;
    if (id !== null) throw redirect({ to: '/chats/$id', params: { id }, replace: true });
    await loadLateParts(latePartsOf(conversation));
    const { name, kind } = conversation.profile;
    return { name, kind };
  },
  head: ({ loaderData, match: { context } }) =>
    loaderData ? pageHead(context, { title: personTitle(context, loaderData) }) : {},
  component: MembersIdChat,
});

/** The composer for somebody one never wrote with; the first message leads to its conversation. */
function MembersIdChat() {
  const t = useTranslations('chat');
  const { id } = Route.useParams();
  const { call, queryClient } = useApp();
  const navigate = useNavigate();
  const router = useRouter();
  const { data: conversation } = useSuspenseQuery(conversationWithQuery(call, id));
  useEffect(() => void router.loadRouteChunk(router.routesByPath['/chats/$id']), [router]);
  useEffect(() => {
    const { id: known } = conversation;
    if (known === null) return;
    // What is known goes along, and the screen is there before the address changes: a connection that breaks now leaves
    // the conversation as it stands.
    queryClient.setQueryData(conversationQuery(call, known).queryKey, conversation);
    const go = async () => {
      await router.loadRouteChunk(router.routesByPath['/chats/$id']);
      await navigate({ to: '/chats/$id', params: { id: known }, replace: true });
      // What came between the reading of it and its being kept under its own key was told to nobody.
      await queryClient.invalidateQueries({ queryKey: keys.conversation(known) });
    };
    void go().catch(() => undefined);
  }, [call, conversation, navigate, queryClient, router]);
  return (
    <main id="main" className="chat-panes">
      <section className="chat-pane-list" aria-label={t('title')}>
        <header className="chat-list-head">
          <h2 className="text-2xl">{t('title')}</h2>
        </header>
        <ChatList />
      </section>
      <ConversationPane conversation={conversation} menu={null} />
    </main>
  );
}
