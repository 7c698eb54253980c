import { typingSeconds } from '@vonk/contract/chat';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLiveEvents } from '../../../api/live.tsx';
import { useApp } from '../../../api/use-app.ts';

/** Tells the other side, at most every half of what it is shown for, that the member is typing. */
export function useTellTyping(conversation: string | null): () => void {
  const { call } = useApp();
  const toldAt = useRef(0);
  return useCallback(() => {
    if (conversation === null || performance.now() - toldAt.current < typingSeconds * 500) return;
    toldAt.current = performance.now();
    call('POST /api/typing.php', { conversation }).catch(() => {});
  }, [call, conversation]);
}

/** Whether the other side is typing: until their message comes, or nothing was told for a while. */
export function useTyping(conversation: string | null): boolean {
  const [isTyping, setTyping] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const end = () => {
    clearTimeout(timer.current);
    setTyping(false);
  };
  useLiveEvents({
    typing(event) {
      if (event.conversation !== conversation) return;
      clearTimeout(timer.current);
      setTyping(true);
      timer.current = setTimeout(end, typingSeconds * 1000);
    },
    message(event) {
      if (event.conversation === conversation && !event.mine) end();
    },
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return isTyping;
}
