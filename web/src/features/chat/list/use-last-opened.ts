import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useApp, useUser } from '../../../api/use-app.ts';
import { conversationQuery } from '../queries.ts';
import { forgetOpened, lastOpened, noteOpened } from './last-opened.ts';

/** From here on list and conversation stand beside each other. */
const wide = '(min-width: 992px)';

/** Notes that a conversation was opened, for `useReopening`. */
export function useNoteOpened(conversation: string): void {
  const memberId = useUser()?.id;
  useEffect(() => {
    if (memberId !== undefined) noteOpened(memberId, conversation);
  }, [memberId, conversation]);
}

/** Without a connection the page of the list stands for that of a conversation too: `#chat-` and its id (X5). */
const askedFor = () => /^#chat-([\w-]{14})$/.exec(location.hash)?.[1];

/** What somebody does who has begun with something. */
const beginnings = ['keydown', 'pointerdown', 'input'] as const;

/** Whether something was typed before the script listened. */
const isTyping = () => [...document.querySelectorAll('input')].some(({ value }) => value !== '');

/**
 * Beside the list, on a wide screen, the conversation of the last day opens again (C37), unless one has begun with
 * something else. One that is not there any more leaves the list as it is.
 */
export function useReopening(): void {
  const memberId = useUser()?.id;
  const { call } = useApp();
  const queryClient = useQueryClient();
  const router = useRouter();
  useEffect(() => {
    if (memberId === undefined) return;
    const id = askedFor() ?? (matchMedia(wide).matches ? lastOpened(memberId) : undefined);
    if (id === undefined) return;
    let isLeft = isTyping();
    const leave = () => {
      isLeft = true;
    };
    for (const kind of beginnings) addEventListener(kind, leave, { capture: true });
    const there = { to: '/chats/$id', params: { id } } as const;
    queryClient
      // What this browser holds of it may be from before it was removed or the other one blocked, here or elsewhere.
      .fetchQuery({ ...conversationQuery(call, id), staleTime: 0 })
      .then(({ is_listed: isListed }) => {
        if (!isListed) throw new Error('not in the list any more');
      })
      // Nothing is left to wait for once it is gone to: what is typed meanwhile would be lost.
      .then(() => router.preloadRoute(there))
      .then(() => (isLeft ? undefined : router.navigate({ ...there, replace: true })))
      .catch(() => forgetOpened(memberId, id));
    return () => {
      leave();
      for (const kind of beginnings) removeEventListener(kind, leave, { capture: true });
    };
  }, [call, memberId, queryClient, router]);
}
