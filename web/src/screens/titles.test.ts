import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Screens that are called as the site alone, each with its reason. */
const withoutTitle: Readonly<Record<string, string>> = {
  'dev-mail.tsx': 'for developers',
  'dev-ui.tsx': 'for developers',
  'entrance/token.tsx': 'what a mailed link does is known only once it was read',
};

const root = import.meta.dirname;
const screens = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
  .filter(({ text }) => text.includes('createFileRoute('));

test('every screen says in the title what it is', () => {
  expect(screens.length).toBeGreaterThan(30);
  const nameless = screens.filter(({ text }) => !/\btitle: '[\w.]+'|\bhead[:,]/.test(text)).map(({ file }) => file);
  expect(nameless.toSorted()).toEqual(Object.keys(withoutTitle).toSorted());
});

test('a title of one’s own names the site as well', () => {
  const own = screens.filter(({ text }) => /\bhead: /.test(text) && /\bmeta: \[\{ title\b/.test(text));
  // The landing page is called as the site's own settings say.
  expect(own.map(({ file }) => file)).toEqual(['index.tsx']);
});
