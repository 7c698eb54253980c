import { isStorable } from '@vonk/contract/text';

/**
 * Whether every text in a value from outside, names of fields included, can be kept. It walks without calling itself:
 * what is nested a thousand times deep must not use up the stack.
 */
export function isReadable(value: unknown): boolean {
  const waiting = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === 'string' && !isStorable(next)) return false;
    if (typeof next === 'object' && next !== null)
      for (const [name, part] of Object.entries(next)) waiting.push(name, part);
  }
  return true;
}

/** Whether an address means one text: its path decodes as UTF-8 (RFC 3986, 2.5), and no part of it is a NUL. */
export function isReadableAddress(url: string): boolean {
  const { pathname, search } = new URL(url);
  try {
    return isStorable(decodeURIComponent(pathname)) && isReadable([...new URLSearchParams(search)]);
  } catch {
    return false;
  }
}
