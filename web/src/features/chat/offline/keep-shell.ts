import { hour } from '@vonk/contract/durations';

/** How old the kept page may become before it is made anew. */
const freshMilliseconds = hour;
const cacheName = 'kept-chats';
const page = '/chats';

/**
 * Keeps the page of the list, and the app's files that it and a conversation need, for the service worker to show
 * without a connection (X5). `mayKeep` is asked once more when all is there: the member may have logged out meanwhile.
 */
export async function keepShell(mayKeep: () => boolean): Promise<void> {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(page, { ignoreVary: true });
  if (kept && Date.now() - Date.parse(kept.headers.get('date') ?? '') < freshMilliseconds) return;
  const answer = await fetch(page, { credentials: 'same-origin', headers: { accept: 'text/html' } });
  if (!answer.ok || answer.redirected) return;
  const html = await answer.clone().text();
  await keepFiles(cache, html);
  if (mayKeep()) await cache.put(page, answer);
}

const addresses = /\/assets\/[\w.-]+/g;

/** The files that the page names and those that this tab fetched so far: a conversation's are among them by now. */
async function keepFiles(cache: Cache, html: string): Promise<void> {
  const fetched = performance.getEntriesByType('resource').map(({ name }) => URL.parse(name)?.pathname ?? '');
  const wanted = new Set([...(html.match(addresses) ?? []), ...fetched.filter((path) => path.startsWith('/assets/'))]);
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await Promise.all([...wanted].filter((path) => !known.has(path)).map((path) => cache.add(path)));
  for (const path of known) if (path.startsWith('/assets/') && !wanted.has(path)) await cache.delete(path);
}
