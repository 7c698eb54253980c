// The service worker of the back-office, of pages below /admin alone: what a push to staff does (T122). It does
// nothing else, keeps nothing, and has nothing to do with the worker of members.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

// A push carries { title, body, url, tag } in the language of who is told: what waits, and nothing of whom.
self.addEventListener('push', (event) => event.waitUntil(show(readPush(event.data))));

function readPush(data) {
  try {
    return data?.json() ?? {};
  } catch {
    return {};
  }
}

// Shown with a page open too: who is told may look at another.
const show = ({ title, body, url, tag }) =>
  title &&
  self.registration.showNotification(title, { body: body ?? '', tag: tag ?? 'duty', renotify: true, data: { url } });

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data?.url));
});

// Goes on in a window of the back-office that is open, else opens one; never outside of it.
async function openPage(path) {
  const url = new URL(path ?? '/admin/', self.location.origin);
  if (url.origin !== self.location.origin || !url.pathname.startsWith('/admin/')) return;
  const windows = await self.clients.matchAll({ type: 'window' });
  const page = windows.find((one) => new URL(one.url).pathname.startsWith('/admin/'));
  if (!page) return void (await self.clients.openWindow(url.href));
  await page.focus();
  await page.navigate(url.href).catch(() => self.clients.openWindow(url.href));
}
