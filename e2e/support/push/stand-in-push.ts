/** Chromium has no push service here: the browser's own part is stood in for, all else is real. */
export const standInPush = (permission: string) => {
  const kept = () => sessionStorage.getItem('stand-in-push');
  const subscription = () => ({
    endpoint: 'https://fcm.googleapis.com/fcm/send/stand-in',
    toJSON: () => ({
      endpoint: 'https://fcm.googleapis.com/fcm/send/stand-in',
      expirationTime: null,
      keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
    }),
    unsubscribe: () => Promise.resolve(sessionStorage.removeItem('stand-in-push')),
  });
  Object.defineProperty(Notification, 'permission', { configurable: true, get: () => permission });
  Object.assign(PushManager.prototype, {
    getSubscription: () => Promise.resolve(kept() ? subscription() : null),
    subscribe: () => Promise.resolve((sessionStorage.setItem('stand-in-push', '1'), subscription())),
  });
};
