import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

test.each([
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '/members\n',
  '\n//elsewhere.example',
  '/.//elsewhere.example',
  '/..//elsewhere.example',
  '/%2e//elsewhere.example',
  '/members/..//elsewhere.example',
  '/members/%2e%2e//elsewhere.example',
  '/%5celsewhere.example',
  '/%5c%5celsewhere.example',
  '/%2f%2felsewhere.example',
  '/%2felsewhere.example',
  '/%252f%252felsewhere.example',
  '/x%2f..%2f%2felsewhere.example',
  '/%09/elsewhere.example',
  '/%00',
  '/%ff',
  'javascript:alert(1)',
  'https://elsewhere.example/',
  'members',
  '',
  7,
  undefined,
])('%j is no page of this site', (address) => expect(ownPath(address)).toBeUndefined());

test.each([
  ['/', '/'],
  ['/members?gender=female&min_age=30#top', '/members?gender=female&min_age=30#top'],
  ['/chats/3kTqYvWmXa7bCd', '/chats/3kTqYvWmXa7bCd'],
  ['/login?next=//elsewhere.example', '/login?next=//elsewhere.example'],
  ['/members/../likes', '/likes'],
  ['/pages/voorwaarden%20oud', '/pages/voorwaarden%20oud'],
])('%s is one, and is used as %s', (address, path) => expect(ownPath(address)).toBe(path));

test('whatever is let through stays here, however often somebody decodes its path on the way', () => {
  const pieces = fc.constantFrom(
    ...'/ // \\ . .. %2e %2f %5c %252f %255c %09 \t \n %00 ? # @ : https: javascript: elsewhere.example'.split(' '),
    ...'members é % %25 \ud800'.split(' '),
  );
  let kept = 0;
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 9 }), (parts) => {
      const found = ownPath(`/${parts.join('')}`);
      if (found === undefined) return;
      kept += 1;
      let [path = ''] = found.split(/[?#]/);
      for (let times = 0; times < 3; times += 1) {
        expect(new URL(path, 'https://site.example').origin).toBe('https://site.example');
        expect(path).not.toMatch(/^\/[/\\]/);
        path = decodeURIComponent(path);
      }
    }),
    { numRuns: 5000, seed: 20 },
  );
  expect(kept).toBeGreaterThan(200);
});
