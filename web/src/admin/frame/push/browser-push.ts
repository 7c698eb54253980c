import type { PushSubscriptionInput } from '@vonk/contract/push';
import { type BrowserPush, canPush, standOfPush, subscribeTo } from '../../../device/push/push-subscription.ts';

/** Of the worker of the back-office: that of members stands above it, with a subscription of its own. */
const scope = '/admin/';

async function findWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const found = await navigator.serviceWorker.getRegistration(scope);
  return found && new URL(found.scope).pathname === scope ? found : undefined;
}

/** What this browser has; undefined where it has nothing. */
export async function currentSubscription(): Promise<PushSubscription | undefined> {
  if (!canPush()) return undefined;
  return (await (await findWorker())?.pushManager.getSubscription()) ?? undefined;
}

export const readBrowserPush = (): Promise<BrowserPush> => standOfPush(currentSubscription);

/** Subscribes this browser; it asks first. Throws when it refuses or cannot. */
export async function subscribeBrowser(publicKey: string): Promise<PushSubscriptionInput> {
  const registration = await navigator.serviceWorker.register('/admin/sw.js', { scope });
  await isActive(registration);
  return subscribeTo(registration.pushManager, publicKey);
}

/** Ends what this browser has; answers its endpoint. */
export async function unsubscribeBrowser(): Promise<string | undefined> {
  const subscription = await currentSubscription();
  await subscription?.unsubscribe();
  return subscription?.endpoint;
}

/** Only a worker that runs subscribes. `ready` may be the one of members, which stands above this page. */
const isActive = ({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> =>
  new Promise((resolve, reject) => {
    const coming = installing ?? waiting;
    if (active || !coming) return resolve();
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated') resolve();
      if (coming.state === 'redundant') reject(new Error('the worker was not taken'));
    });
  });
