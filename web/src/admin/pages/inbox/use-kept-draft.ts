import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAdmin } from '../../api/context.ts';
import type { One } from './queries.ts';

const restMilliseconds = 1200;

interface Draft {
  /** What stood there before. */
  begun: string;
  isHeld: boolean;
  /** Told of each time it is being kept. */
  onKeep: (kept: Promise<unknown>) => void;
}

/**
 * What one writes, kept on the server whenever one rests, and on leaving. While somebody else has the conversation it
 * is kept on the page alone.
 */
export function useKeptDraft(one: One, { begun, isHeld, onKeep }: Draft) {
  const { call } = useAdmin();
  const [text, setText] = useState(begun);
  const kept = useRef(begun);
  // As it stands by now: what was sent is dropped and left in one go, so that it is not drawn empty before.
  const latest = useRef(begun);
  const put = () => {
    kept.current = latest.current;
    onKeep(call('PUT /api/admin/inbox-draft', { ...one, text: latest.current }).catch(() => (kept.current = begun)));
  };
  const keep = useEffectEvent(() => {
    if (isHeld && latest.current !== kept.current) put();
  });
  useEffect(() => {
    const rest = setTimeout(keep, restMilliseconds);
    return () => clearTimeout(rest);
  }, [text]);
  useEffect(() => () => keep(), []);
  return {
    text,
    write(words: string) {
      latest.current = words;
      setText(words);
    },
    /**
     * Is done once it was sent: the server forgets it with the answer, so it is not kept while that is on its way, also
     * where one leaves meanwhile; refused, it is. What was written since stays.
     */
    async send(sent: Promise<unknown>) {
      const words = latest.current;
      kept.current = words;
      onKeep(sent);
      try {
        await sent;
      } catch (error) {
        put();
        throw error;
      }
      if (latest.current !== words) return put();
      kept.current = '';
      latest.current = '';
      setText('');
    },
  };
}
