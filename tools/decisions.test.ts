import { globSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../docs/decisions', import.meta.url));
const decisions = readdirSync(folder).filter((name) => /^\d/.test(name));

test('each decision has a number of its own, none left out, which its heading says too', () => {
  expect(decisions.map((name) => Number(name.slice(0, 4)))).toEqual(decisions.map((_, at) => at + 1));
  for (const name of decisions)
    expect(readFileSync(`${folder}/${name}`, 'utf8')).toMatch(new RegExp(`^# ${Number(name.slice(0, 4))}\\. `));
});

const root = fileURLToPath(new URL('..', import.meta.url));
const places = /^(?:server\/src\/platform|web\/src\/ui|tools)\//;

/** Files and folders that the tables name in their first column, as they stand there. */
const weighed = (text: string): string[] =>
  [...text.matchAll(/^\|([^|]+)\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name.replace(/^(?:server\/src|tools)\//, '')),
  );
const withoutEnd = (path: string) => path.replace(/\.\w+$/, '');
const isWeighed = (path: string, names: readonly string[]) => {
  const own = path.replace(places, '');
  return names.some((name) =>
    name.endsWith('/')
      ? `/${own}`.includes(`/${name}`)
      : [own, own.split('/').at(-1) ?? ''].some((each) => withoutEnd(each) === withoutEnd(name)),
  );
};

test('every helper of more than 25 lines was held against a library (0012)', () => {
  const names = weighed(readFileSync(`${folder}/0012-own-helpers-and-kept-libraries.md`, 'utf8'));
  const helpers = globSync('{server/src/platform,web/src/ui,tools}/**/*.{ts,tsx,mjs}', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.test\.|\.d\.mts$|\/index\.ts$/.test(path))
    .filter((path) => readFileSync(`${root}/${path}`, 'utf8').split('\n').length > 26);
  expect(helpers.length).toBeGreaterThan(80);
  expect(helpers.filter((path) => !isWeighed(path, names))).toEqual([]);
});
