import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { asked } from './compiled-texts.ts';

test('the build of the back-office has every catalogue that its pages load', () => {
  const files = ['src/admin/routes.tsx', 'src/admin/house-route.ts'];
  const routes = files.map((file) => readFileSync(new URL(file, import.meta.url), 'utf8')).join('');
  const loaded = [...routes.matchAll(/texts\.load\(\[([^\]]*)\]\)/g)].flatMap(([, names = '']) =>
    [...names.matchAll(/'([a-z-]+)'/g)].map(([, name = '']) => name),
  );
  expect(loaded).toContain('admin');
  expect(loaded.filter((name) => !asked.admin(name))).toEqual([]);
});
