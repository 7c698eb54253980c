import type { PushSubscriptionInput } from '@vonk/contract/push';

/** How push stands in this browser; `incapable` also where it must be installed first. */
export type BrowserPush = 'incapable' | 'denied' | 'off' | 'on';

/** Whose push this browser shows: another member who logs in here does not get it unasked. */
const ownerKey = 'push_of';

const isCapable = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Whether this is Safari of an iPhone or iPad, which shows push from the home screen alone. */
export const mustInstall = (): boolean => !isCapable() && 'standalone' in navigator;

export async function readBrowserPush(): Promise<BrowserPush> {
  if (!isCapable()) return 'incapable';
  if (Notification.permission === 'denied') return 'denied';
  return (await currentSubscription()) ? 'on' : 'off';
}

/** Subscribes this browser for a member; the browser asks first. Throws when it refuses or cannot. */
export async function subscribeBrowser(publicKey: string, memberId: string): Promise<PushSubscriptionInput> {
  const registration = await navigator.serviceWorker.ready;
  const subscription =
    (await registration.pushManager.getSubscription()) ??
    (await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
  localStorage.setItem(ownerKey, memberId);
  return asInput(subscription);
}

/** Ends what this browser has; answers its endpoint. */
export async function unsubscribeBrowser(): Promise<string | undefined> {
  const subscription = await currentSubscription();
  localStorage.removeItem(ownerKey);
  await subscription?.unsubscribe();
  return subscription?.endpoint;
}

/** What this browser has for this member; undefined where it has nothing, or something of another member. */
export async function keptSubscription(memberId: string): Promise<PushSubscriptionInput | undefined> {
  if (!isCapable() || localStorage.getItem(ownerKey) !== memberId) return undefined;
  const subscription = await currentSubscription();
  return subscription && asInput(subscription);
}

async function currentSubscription(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

const asInput = (subscription: PushSubscription): PushSubscriptionInput => {
  const { endpoint, expirationTime = null, keys = {} } = subscription.toJSON();
  return {
    endpoint: endpoint ?? '',
    expirationTime,
    keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' },
  };
};
