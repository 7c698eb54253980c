import type { PushSubscriptionInput } from '@vonk/contract/push';
import { asInput, type BrowserPush, canPush, standOfPush, subscribeTo } from '../../device/push/push-subscription.ts';

/** Whose push this browser shows: another member who logs in here does not get it unasked. */
const ownerKey = 'push_of';

/** Whether this is Safari of an iPhone or iPad, which shows push from the home screen alone. */
export const mustInstall = (): boolean => !canPush() && 'standalone' in navigator;

export const readBrowserPush = (): Promise<BrowserPush> => standOfPush(currentSubscription);

/** Subscribes this browser for a member; the browser asks first. Throws when it refuses or cannot. */
export async function subscribeBrowser(publicKey: string, memberId: string): Promise<PushSubscriptionInput> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await subscribeTo(pushManager, publicKey);
  localStorage.setItem(ownerKey, memberId);
  return subscription;
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
  if (!canPush() || localStorage.getItem(ownerKey) !== memberId) return undefined;
  const subscription = await currentSubscription();
  return subscription && asInput(subscription);
}

async function currentSubscription(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}
