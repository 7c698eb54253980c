import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { quietStart, wakesByItself } from './quiet-start.ts';

/** Runs a quiet page's script in a tab that keeps `before`, and answers what it keeps then. */
function keptBy(search: string, before?: string): unknown {
  const sessionStorage: Record<string, string> = before === undefined ? {} : { tracking: before };
  runInNewContext(quietStart(['/app.js'], { pathname: '/landers/gallery', search }), {
    sessionStorage,
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  return sessionStorage['tracking'] === undefined ? undefined : JSON.parse(sessionStorage['tracking']);
}

test('a quiet page keeps what brought the visitor, the first touch only, and no script can hide in it', () => {
  expect(keptBy('?network=radio&ref=a%20b&other=1')).toEqual({ network: 'radio', ref: 'a b' });
  expect(keptBy('?network=later', '{"network":"first"}')).toEqual({ network: 'first' });
  expect(keptBy('?other=1')).toBeUndefined();
  const nasty = '</script><script>alert(1)</script>\u2028"\'\\';
  const search = `?${new URLSearchParams({ sub1: nasty })}`;
  expect(keptBy(search)).toEqual({ sub1: nasty });
  expect(quietStart([], { pathname: '/', search })).not.toContain('<');
});

test('a quiet page keeps the first landing page of the tab, and whom one is about is not in it', () => {
  const sessionStorage: Record<string, string> = {};
  const open = (pathname: string) =>
    runInNewContext(quietStart(['/app.js'], { pathname, search: '' }), { sessionStorage, addEventListener: () => {} });
  open('/pages/about');
  expect(sessionStorage).toEqual({});
  open('/members/ABCDEFGHJKMNPQ/landing2');
  open('/landers/gallery/50plus');
  expect(sessionStorage).toEqual({ landing: 'member-landing2' });
});

test('a quiet page wakes at the first touch and once; a pointer that rests where it appears is none', () => {
  const listeners = new Map<string, (event: object) => void>();
  const fetched: object[] = [];
  const world = {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    removeEventListener: (type: string) => listeners.delete(type),
    document: { createElement: () => ({}), head: { append: (element: object) => fetched.push(element) } },
  };
  runInNewContext(quietStart(['/app.js'], { pathname: '/', search: '' }), world);
  const move = (movementX: number) => listeners.get('pointermove')?.({ type: 'pointermove', movementX, movementY: 0 });
  move(0);
  expect(fetched).toEqual([]);
  move(2);
  expect(fetched).toMatchObject([
    { rel: 'modulepreload', href: '/app.js' },
    { type: 'module', src: '/app.js' },
  ]);
  expect(listeners.size).toBe(0);
});

test('an address that asks for the popup or for counting wakes the page at once', () => {
  expect(['?t=5', '?a=1&lb', '?lb=1', '?lb&t=2', '?at=5', '?lbs=1', ''].map(wakesByItself)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});
