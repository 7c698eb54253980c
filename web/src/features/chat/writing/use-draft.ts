import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { keys } from '../../../api/keys.ts';
import { useApp } from '../../../api/use-app.ts';

const saveDelayMilliseconds = 1500;

interface DraftOptions {
  memberId: string;
  profile: string;
  /** Null before the first message: then the draft is kept in this browser alone. */
  conversation: string | null;
  stored: string;
}

/**
 * What is typed but not sent: kept in this browser at once, on the server a moment later. Once the server has it, the
 * server's is the one that counts, so that what was sent from another device does not come back here.
 */
export function useDraft({ memberId, profile, conversation, stored }: DraftOptions) {
  const name = `draft:${memberId}:${profile}`;
  const [text, setText] = useState(stored);
  const { forget } = useSavedDraft({ name, conversation, text, stored });

  // Before anybody can type or press: the composer that the first message leads to takes over what was being typed in
  // the one before.
  useLayoutEffect(() => {
    const kept = localStorage.getItem(name);
    if (kept !== null) setText(kept);
  }, [name]);

  return {
    text,
    setText: useCallback(
      (next: string) => {
        setText(next);
        try {
          localStorage.setItem(name, next);
        } catch {
          // A full or closed storage only costs what a reload within the next moment would have kept.
        }
      },
      [name],
    ),
    clear() {
      forget();
      setText('');
      localStorage.removeItem(name);
    },
  };
}

/** Saves the draft on the server when typing pauses. `forget` goes with a send, which clears it there. */
function useSavedDraft(draft: { name: string; conversation: string | null; text: string; stored: string }) {
  const { name, conversation, text, stored } = draft;
  const { call } = useApp();
  const queryClient = useQueryClient();
  const list = useCallback(
    (draft: string) =>
      queryClient.setQueryData(
        keys.chats,
        (chats) =>
          chats && {
            ...chats,
            chats: chats.chats.map((chat) => (chat.id === conversation ? { ...chat, draft } : chat)),
          },
      ),
    [conversation, queryClient],
  );
  const known = useRef(stored);
  const saving = useRef<Promise<void>>(undefined);
  useEffect(() => {
    if (conversation === null || text === known.current) return;
    const save = async () => {
      known.current = text;
      try {
        await call('PUT /api/draft.php', { conversation, text });
        list(text);
        if (localStorage.getItem(name) === text) localStorage.removeItem(name);
      } catch {
        // A draft the server did not get is still in this browser.
      }
      saving.current = undefined;
    };
    const timer = setTimeout(() => void (saving.current = save()), saveDelayMilliseconds);
    return () => clearTimeout(timer);
  }, [call, conversation, list, name, text]);
  return {
    forget() {
      known.current = '';
      list('');
      // What is being saved now may arrive after the message that clears it.
      void saving.current?.then(() => {
        if (conversation !== null && known.current === '')
          call('PUT /api/draft.php', { conversation, text: '' }).catch(() => {});
      });
    },
  };
}
