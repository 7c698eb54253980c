import { type ReactNode, useState } from 'react';
import { LiveProvider } from '../api/live.tsx';
import { usePolling } from '../api/polling.ts';
import { useAppBadge } from '../api/use-app-badge.ts';
import { useUnreadTitle } from './head/use-unread-title.ts';
import { useUser } from '../api/use-app.ts';
import { AccountNews } from '../features/account/account-news.tsx';
import { LoginAgain } from '../features/account/login/login-again.tsx';
import { ChatProvider } from '../features/chat/sending/chat-provider.tsx';
import { LikesProvider } from '../features/likes/likes-provider.tsx';
import { PushQuestion } from '../features/push/push-question.tsx';
import { useKeptPush } from '../features/push/use-kept-push.ts';
import { BalanceUpdates } from '../features/payments/balance-updates.tsx';
import { ActivationReminder } from './popups/activation-reminder.tsx';
import { TimeBonus } from './popups/time-bonus.tsx';

/**
 * What runs on every screen while a member is logged in: the event stream, and messages on their way. The screens stay
 * the same ones when the session ends, with all that was typed in them, for whoever logs in again (C26).
 */
export function MemberLife({ children }: { children: ReactNode }) {
  const user = useUser();
  const memberId = useLastMember(user?.id);
  return (
    <LiveProvider memberId={user?.id}>
      <AccountNews />
      <BalanceUpdates />
      {user && <WhileLoggedIn />}
      <ActivationReminder />
      {memberId !== undefined ? (
        <ChatProvider memberId={memberId}>
          <LikesProvider>{children}</LikesProvider>
        </ChatProvider>
      ) : (
        children
      )}
      <LoginAgain />
    </LiveProvider>
  );
}

function useLastMember(current: string | undefined): string | undefined {
  const [last, setLast] = useState(current);
  if (current !== undefined && current !== last) setLast(current);
  return current ?? last;
}

function WhileLoggedIn() {
  usePolling();
  useAppBadge();
  useUnreadTitle();
  useKeptPush();
  return (
    <>
      <TimeBonus />
      <PushQuestion />
    </>
  );
}
