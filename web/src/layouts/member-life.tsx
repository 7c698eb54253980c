import type { ReactNode } from 'react';
import { LiveProvider } from '../api/live.tsx';
import { usePolling } from '../api/polling.ts';
import { useAppBadge } from '../api/use-app-badge.ts';
import { useUser } from '../api/use-app.ts';
import { AccountNews } from '../features/account/account-news.tsx';
import { LoginAgain } from '../features/account/login-again.tsx';
import { ChatProvider } from '../features/chat/chat-provider.tsx';
import { LikesProvider } from '../features/likes/likes-provider.tsx';
import { BalanceUpdates } from '../features/payments/balance-updates.tsx';
import { ActivationReminder } from './activation-reminder.tsx';
import { TimeBonus } from './time-bonus.tsx';

/** What runs on every screen while a member is logged in: the event stream, and messages on their way. */
export function MemberLife({ children }: { children: ReactNode }) {
  const user = useUser();
  return (
    <LiveProvider memberId={user?.id}>
      <AccountNews />
      <BalanceUpdates />
      {user && <WhileLoggedIn />}
      <ActivationReminder />
      {user ? (
        <ChatProvider memberId={user.id}>
          <LikesProvider>{children}</LikesProvider>
        </ChatProvider>
      ) : (
        children
      )}
      <LoginAgain />
    </LiveProvider>
  );
}

function WhileLoggedIn() {
  usePolling();
  useAppBadge();
  return <TimeBonus />;
}
