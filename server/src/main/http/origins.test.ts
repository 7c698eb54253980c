import { expect, test } from 'vitest';
import { createKit, type Kit } from '../../../test/kit.ts';

const [direct, proxied] = [
  await createKit({ PUBLIC_URL: 'http://localhost:3000' }),
  await createKit({ PUBLIC_URL: 'https://localhost', TRUST_PROXY: '1' }),
];
/** Whether a call that changes something is taken from a page of this origin. */
const isTaken = async (kit: Kit, headers: Record<string, string>) => {
  const { refusal } = await kit.call(
    'POST /api/chat-delivered.php',
    {},
    { headers: { host: 'localhost:3000', ...headers } },
  );
  return refusal.error !== 'cross_origin';
};

test.each([
  ['http://localhost:3000', true],
  ['https://localhost:3000', false],
  ['http://localhost', false],
  ['http://localhost:3001', false],
  ['http://elsewhere.example', false],
  ['null', false],
  ['', false],
])('served by http, a page of %s may change something: %s (ACC-8)', async (origin, may) =>
  expect(await isTaken(direct, { origin })).toBe(may),
);

test.each([
  ['https://localhost', {}, true],
  ['https://localhost:443', {}, true],
  ['http://localhost', {}, false],
  ['https://localhost', { 'x-forwarded-proto': 'https' }, true],
  ['https://localhost', { 'x-forwarded-proto': 'http' }, false],
  ['http://localhost', { 'x-forwarded-proto': 'http' }, true],
])('behind a trusted proxy, a page of %s with %o: %s (ACC-8)', async (origin, headers, may) =>
  expect(await isTaken(proxied, { host: 'localhost', origin, ...headers })).toBe(may),
);

test('without a trusted proxy nobody says which scheme it is but the settings', async () => {
  expect(await isTaken(direct, { origin: 'https://localhost:3000', 'x-forwarded-proto': 'https' })).toBe(false);
});
