import type { PushSubscriptionInput } from '@vonk/contract/push';

/** How push stands in this browser; `incapable` also where it must be installed first. */
export type BrowserPush = 'incapable' | 'denied' | 'off' | 'on';

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** How it stands where a worker's subscription is found so. */
export async function standOfPush(find: () => Promise<PushSubscription | undefined>): Promise<BrowserPush> {
  if (!canPush()) return 'incapable';
  if (Notification.permission === 'denied') return 'denied';
  return (await find()) ? 'on' : 'off';
}

/** The subscription of a worker, made where there is none; the browser asks first. Throws when it refuses or cannot. */
export const subscribeTo = async (manager: PushManager, publicKey: string): Promise<PushSubscriptionInput> =>
  asInput(
    (await manager.getSubscription()) ??
      (await manager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })),
  );

/** A subscription as the calls take it. */
export function asInput(subscription: PushSubscription): PushSubscriptionInput {
  const { endpoint, expirationTime = null, keys = {} } = subscription.toJSON();
  return {
    endpoint: endpoint ?? '',
    expirationTime,
    keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' },
  };
}
