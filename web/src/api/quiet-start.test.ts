import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { quietStart, wakesByItself } from './quiet-start.ts';

/** Runs a quiet page's script in a tab that keeps `before`, and answers what it keeps then. */
function keptBy(search: string, before?: string): unknown {
  const sessionStorage: Record<string, string> = before === undefined ? {} : { tracking: before };
  runInNewContext(quietStart(['/app.js'], search), { sessionStorage, addEventListener: () => {}, removeEventListener: () => {} });
  return sessionStorage['tracking'] === undefined ? undefined : JSON.parse(sessionStorage['tracking']);
}

test('a quiet page keeps what brought the visitor, the first touch only, and no script can hide in it', () => {
  expect(keptBy('?network=radio&ref=a%20b&other=1')).toEqual({ network: 'radio', ref: 'a b' });
  expect(keptBy('?network=later', '{"network":"first"}')).toEqual({ network: 'first' });
  expect(keptBy('?other=1')).toBeUndefined();
  const nasty = '</script><script>alert(1)</script>\u2028"\'\\';
  const search = `?${new URLSearchParams({ sub1: nasty })}`;
  expect(keptBy(search)).toEqual({ sub1: nasty });
  expect(quietStart([], search)).not.toContain('<');
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
