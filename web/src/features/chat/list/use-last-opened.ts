import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
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

/**
 * Beside the list, on a wide screen, the conversation of the last day opens again (C37). One that is not there any more
 * leaves the list as it is.
 */
export function useReopening(): void {
  const memberId = useUser()?.id;
  const { call } = useApp();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  useEffect(() => {
    if (memberId === undefined) return;
    const id = askedFor() ?? (matchMedia(wide).matches ? lastOpened(memberId) : undefined);
    if (id === undefined) return;
    let isLeft = false;
    queryClient
      .ensureQueryData(conversationQuery(call, id))
      .then(() => (isLeft ? undefined : navigate({ to: '/chats/$id', params: { id }, replace: true })))
      .catch(() => forgetOpened(memberId, id));
    return () => {
      isLeft = true;
    };
  }, [call, memberId, navigate, queryClient]);
}
