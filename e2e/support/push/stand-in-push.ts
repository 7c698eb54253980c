/** Chromium has no push service here: the browser's own part is stood in for, all else is real. */
export const standInPush = (permission: string) => {
  const kept = () => sessionStorage.getItem('stand-in-push');
  const subscription = () => ({
    endpoint: 'https://fcm.googleapis.com/fcm/send/stand-in',
    toJSON: () => ({
      endpoint: 'https://fcm.googleapis.com/fcm/send/stand-in',
      expirationTime: null,
      // The browser's own of RFC 8291, section 5: what is encrypted for.
      keys: {
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    }),
    unsubscribe: () => Promise.resolve(sessionStorage.removeItem('stand-in-push')),
  });
  Object.defineProperty(Notification, 'permission', { configurable: true, get: () => permission });
  Object.assign(PushManager.prototype, {
    getSubscription: () => Promise.resolve(kept() ? subscription() : null),
    subscribe: () => Promise.resolve((sessionStorage.setItem('stand-in-push', '1'), subscription())),
  });
};
