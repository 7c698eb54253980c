import { useQueryClient } from '@tanstack/react-query';
import type { User } from '@vonk/contract/account';
import type { NoticeKind } from '@vonk/contract/notices';
import { useCallback } from 'react';
import { userQuery } from './queries.ts';
import { useApp } from './use-app.ts';

/** Hides a notice here at once, and on the server for all devices. */
export function useHideNotice(): (kind: NoticeKind) => void {
  const { call } = useApp();
  const queryClient = useQueryClient();
  return useCallback(
    (kind) => {
      queryClient.setQueryData<User | null>(
        userQuery(call).queryKey,
        (user) => user && { ...user, hidden_notices: [...user.hidden_notices, kind] },
      );
      // A connection that fails leaves it to the next visit to show it again.
      void call('POST /api/notice.php', { kind, event: 'closed' }, { isRepeatable: true }).catch(() => undefined);
    },
    [call, queryClient],
  );
}
