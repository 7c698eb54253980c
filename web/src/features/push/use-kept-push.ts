import { useEffect } from 'react';
import { useApp, useUser } from '../../api/use-app.ts';
import { keptSubscription } from './browser-push.ts';
import { isTold, noteTold } from '../../device/push/push-told.ts';

/**
 * Tells the server once a visit what this browser has for this member: the session that asked for it may be over, and a
 * browser may have made its subscription anew.
 */
export function useKeptPush(): void {
  const { call } = useApp();
  const memberId = useUser()?.id;
  useEffect(() => {
    if (memberId === undefined) return;
    const tell = async () => {
      const subscription = await keptSubscription(memberId);
      if (!subscription || isTold(subscription.endpoint)) return;
      await call('POST /api/push.php', { subscription }, { isRepeatable: true });
      noteTold(subscription.endpoint);
    };
    void tell().catch(() => undefined);
  }, [call, memberId]);
}
