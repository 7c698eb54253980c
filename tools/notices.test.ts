import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
// @ts-expect-error -- a plain module, as the other checks are
import { noticesOf as noticesOfAny } from './notices.mjs';

const noticesOf = noticesOfAny as (lock: unknown) => { text: string; unlicensed: string[] };
const lock = {
  packages: {
    '': { name: 'vonk', license: 'UNLICENSED' },
    contract: { name: '@vonk/contract' },
    'node_modules/@vonk/contract': { resolved: 'contract', link: true },
    'node_modules/b': { version: '2.0.0', license: 'MIT' },
    'node_modules/a': { version: '1.0.0', license: 'ISC' },
    'server/node_modules/a': { version: '1.1.0', license: 'ISC' },
    'node_modules/only-in-tests': { version: '1.0.0', license: 'MIT', dev: true },
    'node_modules/silent': { version: '0.1.0' },
  },
};

test('every package in use stands there once, with its version and licence, and none of the tools', () => {
  const { text, unlicensed } = noticesOf(lock);
  expect(text.split('\n\n').at(-1)).toBe('a 1.0.0: ISC\na 1.1.0: ISC\nb 2.0.0: MIT\nsilent 0.1.0: \n');
  expect(unlicensed).toEqual(['silent']);
});

test('NOTICE is of this very lock, and names libvips', () => {
  const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
  expect(read('NOTICE')).toBe(noticesOf(JSON.parse(read('package-lock.json'))).text);
  expect(read('NOTICE')).toMatch(/^@img\/sharp-libvips-linux-x64 \S+: LGPL-3.0-or-later$/m);
});
