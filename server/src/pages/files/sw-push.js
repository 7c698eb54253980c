// The service worker of every site: an offline page for the app, and what a push does (NOTI-2, SHELL-3).
const cacheName = 'offline-BUILD';
const offlinePage = '/offline';

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.add(new Request(offlinePage, { cache: 'reload' })))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      caches
        .keys()
        .then((names) =>
          Promise.all(
            names
              .filter((name) => name.startsWith('offline-') && name !== cacheName)
              .map((name) => caches.delete(name)),
          ),
        ),
      self.registration.navigationPreload?.enable(),
      self.clients.claim(),
    ]),
  );
});

const keptChats = 'kept-chats';
const keptDays = 7;
/** The windows that show the kept page of the chats: their files come from beside it. */
const keptWindows = new Set();

// Only whole pages pass here, and without a connection the app's files: everything else is the browser's own, as if
// there were no worker.
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate') event.respondWith(openPage(event));
  else if (isAppFile(request) && (!navigator.onLine || keptWindows.has(event.clientId)))
    event.respondWith(openFile(request));
});

const isAppFile = ({ url }) => {
  const { origin, pathname } = new URL(url);
  return origin === self.location.origin && pathname.startsWith('/assets/');
};

const openFile = async (request) =>
  (await caches.match(request, { cacheName: keptChats, ignoreVary: true })) ?? fetch(request);

async function openPage(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await openChats(event)) ?? (await caches.match(offlinePage)) ?? Response.error();
  }
}

// The list as the member's own tabs kept it (X5); a conversation is opened from it. Logging out takes it away.
async function openChats({ request, resultingClientId }) {
  const address = /^\/chats(?:\/([\w-]{14}))?$/.exec(new URL(request.url).pathname);
  if (!address) return undefined;
  const page = await caches.match('/chats', { cacheName: keptChats, ignoreVary: true, ignoreSearch: true });
  const age = Date.now() - Date.parse(page?.headers.get('date') ?? '');
  if (!(age < keptDays * 86_400_000)) return undefined;
  if (address[1]) return Response.redirect(`/chats#chat-${address[1]}`);
  keptWindows.add(resultingClientId);
  return page;
}

// A push carries { id, title, body, url, tag, badge } in the member's language, without a name or text unless they
// wanted that (X6).
// Of two that come at once the older one must not stand over the newer: one after the other, in their order.
let taken = Promise.resolve();
self.addEventListener('push', (event) => {
  const push = readPush(event.data);
  taken = taken.catch(() => undefined).then(() => take(push));
  event.waitUntil(taken);
});

function readPush(data) {
  try {
    return data?.json() ?? {};
  } catch {
    return {};
  }
}

async function take(push) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // Open pages fetch what is new as they do when they ask by themselves.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- what a worker posts to is of its own origin
  for (const page of windows) page.postMessage({ ...push, kind: 'push' });
  if (typeof push.badge === 'number') await self.navigator.setAppBadge?.(push.badge).catch(() => undefined);
  if (!push.title || windows.some((page) => page.visibilityState === 'visible')) return;
  const tag = push.tag ?? 'news';
  await self.registration.showNotification(push.title, {
    body: push.body ?? '',
    tag,
    renotify: !(await isShown(tag, push.id)),
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: { id: push.id, url: push.url ?? '/members', telling: push.telling },
  });
}

// What is handed over twice, because the server died in between, sounds once.
async function isShown(tag, id) {
  const shown = await self.registration.getNotifications({ tag });
  return id !== undefined && shown.some(({ data }) => data?.id === id);
}

// A browser may make its subscription anew; the server learns of it now, not at the next visit.
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));

async function renew({ oldSubscription, newSubscription }) {
  const options = oldSubscription?.options;
  const subscription = newSubscription ?? (options && (await self.registration.pushManager.subscribe(options)));
  if (!subscription) return;
  await fetch('/api/push.php', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-client': 'web' },
    body: JSON.stringify({ subscription }),
  });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { url, telling } = event.notification.data ?? {};
  event.waitUntil(Promise.all([openScreen(url), telling && noteOpened(telling)]));
});

// What was opened here need not be mailed as well; without a connection it is.
const noteOpened = (id) =>
  fetch('/api/telling-opened.php', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-client': 'web' },
    body: JSON.stringify({ id }),
    keepalive: true,
  }).catch(() => undefined);

// Goes on in a window that is open, else opens one; only within this site.
async function openScreen(path) {
  const url = new URL(path ?? '/members', self.location.origin);
  if (url.origin !== self.location.origin) return;
  const [page] = await self.clients.matchAll({ type: 'window' });
  if (!page) return void (await self.clients.openWindow(url.href));
  await page.focus();
  await page.navigate(url.href).catch(() => self.clients.openWindow(url.href));
}
