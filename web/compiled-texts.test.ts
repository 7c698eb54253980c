import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { asked } from './compiled-texts.ts';

test('the build of the back-office has every catalogue that its pages load', () => {
  const routes = readFileSync(new URL('src/admin/routes.tsx', import.meta.url), 'utf8');
  const loaded = [...routes.matchAll(/texts\.load\(\[([^\]]*)\]\)/g)].flatMap(([, names = '']) =>
    [...names.matchAll(/'([a-z-]+)'/g)].map(([, name = '']) => name),
  );
  expect(loaded).toContain('admin');
  expect(loaded.filter((name) => !asked.admin(name))).toEqual([]);
});
