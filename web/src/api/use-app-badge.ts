import { useEffect } from 'react';
import { useUser } from './use-app.ts';

/**
 * The number on the installed app's icon: unread messages and new likes; where that fails, nothing happens.
 */
export function useAppBadge(): void {
  const user = useUser();
  const count = (user?.unread_messages ?? 0) + (user?.new_likes ?? 0);
  useEffect(() => {
    if ('setAppBadge' in navigator) void navigator.setAppBadge(count).catch(() => undefined);
  }, [count]);
}
