import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { keys } from '../../api/keys.ts';
import { useApp, useUser } from '../../api/use-app.ts';
import type { BrowserPush } from '../../device/push/push-subscription.ts';
import { readBrowserPush, subscribeBrowser, unsubscribeBrowser } from './browser-push.ts';
import { pushQuery } from './queries.ts';

export interface Push {
  /** Whether this deployment sends push. */
  readonly isOffered: boolean;
  /** How push stands on this device; undefined until the browser said so, or where none is sent. */
  readonly state: BrowserPush | undefined;
  readonly others: readonly { id: string; device: string; created_at: string }[];
  /** Asks the browser and tells the server; false when either would not. */
  turnOn(): Promise<boolean>;
  turnOff(): Promise<void>;
  stop(id: string): Promise<void>;
  /** Looks at the browser again: its permission can change elsewhere. */
  look(): Promise<BrowserPush>;
}

/** Push on this device, and on the others of the member (NOTI-2). */
export function usePush(): Push {
  const { call } = useApp();
  const user = useUser();
  const queryClient = useQueryClient();
  const { data } = useQuery(pushQuery(call));
  const [browser, setBrowser] = useState<BrowserPush>();
  const look = useCallback(async () => {
    const state = await readBrowserPush().catch(() => 'incapable' as const);
    setBrowser(state);
    return state;
  }, []);
  useEffect(() => void look(), [look]);
  const reread = () => queryClient.invalidateQueries({ queryKey: keys.push });
  const known = data?.devices.some(({ is_current: isCurrent }) => isCurrent) ?? false;
  return {
    isOffered: Boolean(data?.public_key),
    // A browser that subscribed for a session that is over is told nothing: it is off.
    state: !data?.public_key ? undefined : browser === 'on' && !known ? 'off' : browser,
    others: data?.devices.filter(({ is_current: isCurrent }) => !isCurrent) ?? [],
    look,
    async turnOn() {
      if (!data?.public_key || !user) return false;
      try {
        const subscription = await subscribeBrowser(data.public_key, user.id);
        await call('POST /api/push.php', { subscription }, { isRepeatable: true });
        return true;
      } catch {
        return false;
      } finally {
        await Promise.all([reread(), look()]);
      }
    },
    async turnOff() {
      const endpoint = await unsubscribeBrowser().catch(() => undefined);
      await call('DELETE /api/push.php', endpoint === undefined ? {} : { endpoint });
      await Promise.all([reread(), look()]);
    },
    async stop(id) {
      await call('DELETE /api/push.php', { id });
      await reread();
    },
  };
}
