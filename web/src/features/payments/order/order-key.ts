import { v7 as newKey } from 'uuid';

const prefix = 'order:';

/** What a kept card pays at once: all tabs have one key for it. */
const afterMark = 'after:';

/**
 * The key of an order, the same in this tab until its payment has come to an end: a double click, a reload or "back"
 * buys once. What a kept card pays has no page to go to: its key is the same in all tabs.
 */
export function orderKey(order: string, storage: Storage = sessionStorage): string {
  const kept = storage.getItem(prefix + order);
  if (kept !== null) return kept;
  const key = newKey();
  storage.setItem(prefix + order, key);
  return key;
}

/** The name of a repeated order: of one purchase there is one, whichever tab showed it when. */
export const repeatOf = (order: string, last: string): string => `${afterMark}${last}:${order}`;

/**
 * Lets the next order be a new one. A repeated order that was paid stays what it was, for pages that still offer it;
 * one that failed may be tried again.
 */
export function forgetOrderKeys({ hasFailed = false } = {}): void {
  for (const storage of [sessionStorage, localStorage])
    for (const name of Object.keys(storage))
      if (name.startsWith(prefix) && (hasFailed || !name.startsWith(prefix + afterMark))) storage.removeItem(name);
}
