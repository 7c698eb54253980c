import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Conversation } from '@vonk/contract/chat';
import { useApp } from '../../api/use-app.ts';

/** Loads the messages before the oldest one shown. */
export function useOlderMessages({ id, messages }: Conversation) {
  const { call } = useApp();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async () =>
      (await call('GET /api/chat.php', { conversation: id ?? '', before: String(messages[0]?.seq ?? 0) })).conversation,
    onSuccess: (older) =>
      queryClient.setQueryData<Conversation>(
        ['conversation', id],
        (known) => known && { ...known, messages: [...older.messages, ...known.messages], has_older: older.has_older },
      ),
  });
  return { load: () => mutate(), isLoading: isPending };
}
