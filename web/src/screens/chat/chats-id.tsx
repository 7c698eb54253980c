import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { orNotFound } from '../../api/routing/or-not-found.ts';
import { pageHead } from '../../api/routing/page-head.ts';
import { requireMember } from '../../api/routing/require-member.ts';
import { useApp } from '../../api/use-app.ts';
import { ChatList } from '../../features/chat/list/chat-list.tsx';
import { useNoteOpened } from '../../features/chat/list/use-last-opened.ts';
import { ConversationMenu } from '../../features/chat/pane/conversation-menu.tsx';
import { ConversationPane } from '../../features/chat/pane/conversation-pane.tsx';
import { latePartsOf, loadLateParts } from '../../features/chat/pane/late-parts.ts';
import { SafetyProvider } from '../../features/chat/safety/safety.tsx';
import { chatsQuery, conversationQuery } from '../../features/chat/queries.ts';
import { personTitle } from '../../layouts/head/person-title.ts';

export const Route = createFileRoute('/_chat/chats/$id')({
  staticData: { texts: ['chat'], title: 'chat.title' },
  beforeLoad: requireMember,
  loader: async ({ context: { call, queryClient }, params: { id } }) => {
    const [conversation] = await Promise.all([
      queryClient.ensureQueryData(conversationQuery(call, id)),
      queryClient.ensureQueryData(chatsQuery(call)),
    ]).catch(orNotFound);
    await loadLateParts(latePartsOf(conversation));
    const { name, kind } = conversation.profile;
    return { name, kind };
  },
  head: ({ loaderData, match: { context } }) =>
    loaderData ? pageHead(context, { title: personTitle(context, loaderData) }) : {},
  component: ChatsId,
});

function ChatsId() {
  const t = useTranslations('chat');
  const { id } = Route.useParams();
  const { call } = useApp();
  useNoteOpened(id);
  const { data: conversation } = useSuspenseQuery(conversationQuery(call, id));
  return (
    <main id="main" className="chat-panes">
      <section className="chat-pane-list" aria-label={t('title')}>
        <header className="chat-list-head">
          <h2 className="text-2xl">{t('title')}</h2>
        </header>
        <ChatList current={id} />
      </section>
      <SafetyProvider profile={conversation.profile}>
        <ConversationPane
          key={id}
          conversation={conversation}
          menu={<ConversationMenu conversation={conversation} />}
        />
      </SafetyProvider>
    </main>
  );
}
