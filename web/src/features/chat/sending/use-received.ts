import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { keys } from '../../../api/keys.ts';
import { useApp } from '../../../api/use-app.ts';

const gatherMilliseconds = 2000;

/**
 * Tells the server, a moment later and once for many, that this device has what was written to the member. An open
 * conversation is read meanwhile, which tells more.
 */
export function useReceived(): () => void {
  const { call } = useApp();
  const queryClient = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const list = queryClient.getQueryData(keys.chats);
      if (list && list.chats.every(({ num_unread_messages }) => num_unread_messages === 0)) return;
      // Unanswered, the next message tells it again.
      call('POST /api/chat-delivered.php', {}).catch(() => {});
    }, gatherMilliseconds);
  }, [call, queryClient]);
}
