import { expect, test } from 'vitest';
import { networkOf } from './network.ts';

test.each([
  ['145.97.20.181', '145.97.20.0/24'],
  ['::ffff:145.97.20.181', '145.97.20.0/24'],
  ['2a02:a440:12:34:56:78:9a:bc', '2a02:a440:12::/48'],
  ['2a02::1', '2a02:0:0::/48'],
  ['::1', '0:0:0::/48'],
  ['nonsense', ''],
])('of the address %s the network %s is kept', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
