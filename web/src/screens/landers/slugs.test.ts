import { landerNames, sluggedLanders } from '@vonk/contract/landers';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const map = readFileSync(new URL('../../routes.ts', import.meta.url), 'utf8');

test('PUB-2: staff make slugs of the landing pages whose address takes one, and of no other', () => {
  const taking = landerNames.filter((name) => new RegExp(`/${name}/\\{-\\$slug\\}'`).test(map));
  expect(taking).toEqual(sluggedLanders);
});
