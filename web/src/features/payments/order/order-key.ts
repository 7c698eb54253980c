const prefix = 'order:';

/** A UUIDv4; `crypto.randomUUID` is missing where the page is not secure. */
const newKey = (): string =>
  '10000000-1000-4000-8000-100000000000'.replaceAll(/[018]/g, (digit) => {
    const random = crypto.getRandomValues(new Uint8Array(1))[0] ?? 0;
    return (Number(digit) ^ (random & (15 >> (Number(digit) / 4)))).toString(16);
  });

/**
 * The key of an order, the same in this tab until its payment has come to an end: a double click, a reload or "back"
 * buys once.
 */
export function orderKey(order: string): string {
  const kept = sessionStorage.getItem(prefix + order);
  if (kept !== null) return kept;
  const key = newKey();
  sessionStorage.setItem(prefix + order, key);
  return key;
}

/** Lets the next order of this tab be a new one. */
export function forgetOrderKeys(): void {
  for (const name of Object.keys(sessionStorage)) if (name.startsWith(prefix)) sessionStorage.removeItem(name);
}
