import type { Conversation } from '@vonk/contract/chat';
import { useEffect } from 'react';
import { useReadNote } from '../sending/chat-provider.tsx';

/** Tells the server what was read, once the conversation is on a visible screen that has the focus (CHAT-2). */
export function useMarkRead({ id, messages, num_unread_messages: unread, read_seq: readSeq }: Conversation): void {
  const note = useReadNote();
  const newest = messages.findLast(({ mine }) => !mine)?.seq ?? 0;
  useEffect(() => {
    if (id === null || (unread === 0 && newest <= readSeq)) return;
    const mark = () => {
      if (document.visibilityState === 'visible' && document.hasFocus()) note?.(id, newest);
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    window.addEventListener('focus', mark);
    return () => {
      document.removeEventListener('visibilitychange', mark);
      window.removeEventListener('focus', mark);
    };
  }, [id, newest, note, readSeq, unread]);
}
