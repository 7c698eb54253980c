import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../../', import.meta.url).pathname;

test('text and the room of its lines are relative in every sheet, so that larger text has larger lines', () => {
  const fixed = globSync('**/*.css', { cwd: folder }).flatMap((path) =>
    [...readFileSync(`${folder}${path}`, 'utf8').matchAll(/(?:font-size|line-height):[^;]*\dpx[^;]*;/g)].map(
      ([rule]) => `${path}: ${rule}`,
    ),
  );
  expect(fixed).toEqual([]);
});
