import { useEffect, useRef, useState } from 'react';
import { useApp } from '../../api/use-app.ts';

const saveDelayMilliseconds = 1500;

/** What is typed but not sent: kept in this browser at once, on the server for other devices a moment later. */
export function useDraft({
  memberId,
  profile,
  conversation,
  stored,
}: {
  memberId: string;
  profile: string;
  conversation: string | null;
  stored: string;
}) {
  const { call } = useApp();
  const name = `draft:${memberId}:${profile}`;
  const [text, setText] = useState(stored);
  const saved = useRef(stored);

  useEffect(() => {
    const kept = localStorage.getItem(name);
    if (kept !== null) setText(kept);
  }, [name]);
  useEffect(() => {
    if (conversation === null || text === saved.current) return;
    const timer = setTimeout(() => {
      saved.current = text;
      // A draft the server did not get is still in this browser.
      call('PUT /api/draft.php', { conversation, text }).catch(() => {});
    }, saveDelayMilliseconds);
    return () => clearTimeout(timer);
  }, [call, conversation, text]);

  return {
    text,
    setText(next: string) {
      setText(next);
      localStorage.setItem(name, next);
    },
    clear() {
      saved.current = '';
      setText('');
      localStorage.removeItem(name);
    },
  };
}
