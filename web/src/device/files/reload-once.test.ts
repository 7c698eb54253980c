import { afterEach, expect, test, vi } from 'vitest';
import { answers, mayReload } from './reload-once.ts';

afterEach(() => vi.unstubAllGlobals());

function tab() {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
  return (seconds: number, isOnline = true) => mayReload({ storage, now: seconds * 1000, isOnline });
}

test('a page whose file is gone is loaded anew once, and again only after 60 seconds', () => {
  const ask = tab();
  expect(ask(1000)).toBe(true);
  expect(ask(1001)).toBe(false);
  expect(ask(1059.9)).toBe(false);
  expect(ask(1060)).toBe(true);
});

test('without a connection a page stays, as there is nothing to load', () => {
  const ask = tab();
  expect(ask(1000, false)).toBe(false);
  expect(ask(1001)).toBe(true);
});

test.each([
  ['has the page', () => Promise.resolve(new Response(null, { status: 200 })), true],
  ['sends elsewhere', () => Promise.resolve(new Response(null, { status: 404 })), true],
  ['is on its way up', () => Promise.resolve(new Response(null, { status: 503 })), false],
  ['is away', () => Promise.reject(new TypeError('Failed to fetch')), false],
])('a page stays as long as its server does not answer: it %s', async (_, answer, isThere) => {
  vi.stubGlobal('fetch', answer);
  expect(await answers('https://vonk.example/chats')).toBe(isThere);
});
