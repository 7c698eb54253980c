import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../docs/decisions', import.meta.url));
const decisions = readdirSync(folder).filter((name) => /^\d/.test(name));

test('each decision has a number of its own, none left out, which its heading says too', () => {
  expect(decisions.map((name) => Number(name.slice(0, 4)))).toEqual(decisions.map((_, at) => at + 1));
  for (const name of decisions)
    expect(readFileSync(`${folder}/${name}`, 'utf8')).toMatch(new RegExp(`^# ${Number(name.slice(0, 4))}\\. `));
});
