import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAdmin, useMe } from '../../api/context.ts';
import { accountQuery } from '../../api/queries.ts';
import { currentSubscription, unsubscribeBrowser } from './browser-push.ts';

/**
 * Gives what this browser has to the session of now: sessions last a day, and what tells of the night goes on. What was
 * ended elsewhere, by leaving or by logging out everywhere, ends in the browser too.
 */
export function useKeptPush(): void {
  const { call } = useAdmin();
  const { id } = useMe();
  const queryClient = useQueryClient();
  useEffect(() => {
    const keep = async () => {
      const subscription = await currentSubscription();
      if (!subscription) return;
      const { is_kept: isKept } = await call('PUT /api/admin/device', { endpoint: subscription.endpoint });
      if (!isKept) await unsubscribeBrowser();
      await queryClient.invalidateQueries({ queryKey: accountQuery(call).queryKey });
    };
    // Without a connection, or where the browser will not: it is as it was, and looked at with the next page.
    keep().catch(() => undefined);
  }, [call, id, queryClient]);
}
