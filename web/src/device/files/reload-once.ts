import { minute } from '@vonk/contract/durations';

/**
 * At least so long between two reloads for a file of the app that could not be loaded.
 */
const guardMilliseconds = minute;
const lastReloadKey = 'reloaded_at';

/** What decides about a reload: the session's memory, the time, and whether there is a connection at all. */
interface Tab {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Milliseconds since 1970, on the tab's clock. */
  now: number;
  isOnline: boolean;
}

/** Whether a page whose file failed to load should be loaded anew; remembers that it was. */
export function mayReload({ storage, now, isOnline }: Tab): boolean {
  const last = Number(storage.getItem(lastReloadKey) ?? Number.NEGATIVE_INFINITY);
  if (!isOnline || now - last < guardMilliseconds) return false;
  storage.setItem(lastReloadKey, String(now));
  return true;
}

/** A new release removes the files of the old one: a tab that asks for one of them loads itself anew, once. */
export function reloadWhenFilesAreGone(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => reloadForMissing(payload));
}

/**
 * Loads the page anew for a file that did not come, unless that was just tried, or the server does not answer at all:
 * then the page has what was typed, and its successor would be a note that there is no connection.
 */
export function reloadForMissing(error: unknown): void {
  try {
    // The router reloads once by itself for each message; the guard here is the only one that counts.
    if (error instanceof Error) sessionStorage.setItem(`tanstack_router_reload:${error.message}`, '1');
  } catch {
    // Without storage nothing would stop a second reload: the error page stays instead.
    return;
  }
  void reloadIfAnswered();
}

async function reloadIfAnswered(): Promise<void> {
  if (!(await answers(location.href))) return;
  if (mayReload({ storage: sessionStorage, now: Date.now(), isOnline: navigator.onLine })) location.reload();
}

/** Whether the server has a page at an address now; not out of a cache, nor a worker's page for its absence. */
export const answers = (address: string): Promise<boolean> =>
  fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  );
