import { api } from '@vonk/contract/api';
import { largestInteger } from '@vonk/contract/numbers';
import * as z from 'zod';
import { describe, expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { play } from '../../../test/profiles.ts';
import { isReadable } from './readable.ts';

const kit = await createKit({ TRUST_PROXY: '1' });
const { anna, nora, bram } = await play(kit, 'anna', 'nora', 'bram');
const ask = (path: string, init: RequestInit = {}) =>
  kit.app.request(path, { ...init, headers: { host: 'localhost', ...(init.headers as Record<string, string>) } });

test.each(['\0', 'Anna\0', '\ud800', 'a\udc00b'])(
  '%j is refused in every field of every call, however deep',
  async (poison) => {
    expect([poison, { a: [{ b: poison }] }, { [poison]: 1 }, [[poison]]].map(isReadable)).toEqual([
      false,
      false,
      false,
      false,
    ]);
    const { status, refusal } = await kit.callWith(
      'PUT /api/profile.php',
      { about: poison },
      {
        as: anna.browser,
      },
    );
    expect([status, refusal.error]).toEqual([400, 'invalid_input']);
  },
);

test('what is nested thirty thousand times deep is read without using up the stack', async () => {
  const body = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
  const { status } = await kit.callWith('POST /api/message.php', {}, { as: anna.browser, body });
  expect(status).toBe(400);
});

describe('an address that is no text', () => {
  test.each([
    '/members/%00',
    '/photos/1/%00',
    '/assets/%00.js',
    '/%ff',
    '/pages/%ed%a0%80',
    '/dev/mail/%00',
    '/members?q=%00',
    '/api/photo-file.php?photo=%00',
    '/sandbox/checkout/%00',
    '/api/none%00.php',
  ])('%s is refused, whatever lies there', async (path) => {
    const answer = await ask(path);
    expect([answer.status, ((await answer.json()) as { error: string }).error]).toEqual([400, 'invalid_input']);
  });
});

test('a cookie that is no text is none, and a forwarded address that is none counts as no address', async () => {
  const headers = { cookie: 'source=network%3D%2500; locale=%00; country=%00', 'x-forwarded-for': 'nowhere\u00e9' };
  const input = { email: 'mia@example.org', name: 'Mia', password: 'vuurtoren-op-zondag', date_of_birth: '1985-03-14' };
  const { status } = await kit.callWith('POST /api/signup.php', input, { headers });
  expect(status).toBeLessThan(500);
});

test('every number that a call takes has bounds that the database has too', () => {
  const unbounded: string[] = [];
  const walk = (schema: Record<string, unknown>, path: string): void => {
    const { type, minimum, maximum } = schema;
    if ((type === 'integer' || type === 'number') && !('enum' in schema)) {
      const isBounded = Number(minimum) >= -largestInteger - 1 && Number(maximum) <= largestInteger;
      if (!isBounded) unbounded.push(path);
    }
    for (const [name, part] of Object.entries(schema))
      if (typeof part === 'object' && part !== null) walk(part as Record<string, unknown>, `${path}.${name}`);
  };
  for (const [name, { input }] of Object.entries(api))
    walk(z.toJSONSchema(input, { io: 'output', unrepresentable: 'any' }), name);
  expect(unbounded).toEqual([]);
});

test.each([
  [{ gift: 'coffee' }, 409, 'confirm_first'],
  [{ icebreaker: 'bird' }, 200, 'held'],
  [{}, 200, 'held'],
] as const)('who has not confirmed and sends %o gets %i: %s (C2)', async (what, code, word) => {
  const input = { profile: bram.publicId, key: crypto.randomUUID(), text: 'Hoi', ...what };
  const { status, ok, refusal } = await kit.call('POST /api/message.php', input, { as: nora.browser });
  expect([status, refusal.error ?? ok.outcome]).toEqual([code, word]);
});
