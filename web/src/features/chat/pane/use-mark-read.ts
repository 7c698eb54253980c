import { useQueryClient } from '@tanstack/react-query';
import type { Conversation } from '@vonk/contract/chat';
import { useEffect } from 'react';
import { keys } from '../../../api/keys.ts';
import { useApp } from '../../../api/use-app.ts';

/** Tells the server what was read, once the conversation is on a visible screen that has the focus (CHAT-2). */
export function useMarkRead({ id, messages, num_unread_messages: unread, read_seq: readSeq }: Conversation): void {
  const { call } = useApp();
  const queryClient = useQueryClient();
  const newest = messages.findLast(({ mine }) => !mine)?.seq ?? 0;
  useEffect(() => {
    if (id === null || (unread === 0 && newest <= readSeq)) return;
    const mark = () => {
      if (document.visibilityState !== 'visible' || !document.hasFocus()) return;
      call('POST /api/chat-read.php', { conversation: id, seq: newest }, { isRepeatable: true })
        .then(({ unread_total, num_unread_messages }) => {
          queryClient.setQueryData(keys.user, (user) => user && { ...user, unread_messages: unread_total });
          queryClient.setQueryData(
            keys.conversation(id),
            (known) => known && { ...known, num_unread_messages, read_seq: newest },
          );
          void queryClient.invalidateQueries({ queryKey: keys.chats });
        })
        // Without an answer it stays unread here too, and the next visit tells it again.
        .catch(() => {});
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    window.addEventListener('focus', mark);
    return () => {
      document.removeEventListener('visibilitychange', mark);
      window.removeEventListener('focus', mark);
    };
  }, [call, id, newest, queryClient, readSeq, unread]);
}
