import { createFileRoute } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { requireMember } from '../../api/routing/require-member.ts';
import { useUser } from '../../api/use-app.ts';
import { ChatList } from '../../features/chat/list/chat-list.tsx';
import { useReopening } from '../../features/chat/list/use-last-opened.ts';
import { chatsQuery } from '../../features/chat/queries.ts';
import { AccountMenu } from '../../layouts/navigation/account-menu.tsx';
import { MainTabs } from '../../layouts/navigation/main-navigation.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

export const Route = createFileRoute('/_chat/chats')({
  staticData: { texts: ['chat'], title: 'chat.title' },
  beforeLoad: requireMember,
  loader: ({ context: { call, queryClient } }) => queryClient.ensureQueryData(chatsQuery(call)),
  component: Chats,
});

function Chats() {
  const t = useTranslations('chat');
  const user = useUser();
  useReopening();
  return (
    <>
      <main id="main" className="chat-panes">
        <section className="chat-pane-list chat-pane-list-alone" aria-label={t('title')}>
          <header className="chat-list-head">
            <h1>{t('title')}</h1>
            {user && (
              <div className="only-narrow">
                <AccountMenu user={user} />
              </div>
            )}
          </header>
          <ChatList />
        </section>
        <div className="chat-pane chat-pane-empty">
          <div className="conversation-empty mx-auto">
            <EmptyState title={t('chooseTitle')}>{t('chooseText')}</EmptyState>
          </div>
        </div>
      </main>
      <MainTabs />
    </>
  );
}
