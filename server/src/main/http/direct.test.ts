import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { beforeAll, describe, expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { freePort, listen } from '../../../test/listen.ts';
import { another, play } from '../../../test/profiles.ts';

const kit = await createKit({ TRUST_PROXY: '1', MODE: 'demo' });
const { bram } = await play(kit, 'bram');
const anna = await another(kit, 'petra', { boughtCredits: 100 });
let port = 0;
beforeAll(async () => {
  port = await freePort();
  await listen(kit, port);
});

interface Asked {
  headers?: Record<string, string>;
  body?: string | Buffer;
  isChunked?: boolean;
}
interface Said {
  status: number;
  headers: Record<string, string>;
  body: Record<string, unknown>;
}

/** One request on a connection of its own, as a client that is no browser may word it. */
const ask = (path: string, { headers = {}, body = '', isChunked = false }: Asked) =>
  new Promise<Said>((resolve, reject) => {
    const length = isChunked ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const asked = request({
      port,
      path,
      method: 'POST',
      agent: false,
      headers: { host: 'localhost', ...length, ...headers },
    });
    asked.on('error', reject).on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (piece: string) => (text += piece));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(response.headers).map(([name, value]) => [name, [value].flat().join('; ')]),
          ),
          body: JSON.parse(text) as Record<string, unknown>,
        }),
      );
    });
    asked.end(body);
  });

const cookie = [...anna.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
const sending = (more = {}) => JSON.stringify({ profile: bram.publicId, key: randomUUID(), text: 'Hoi', ...more });
const told = ['cache-control', 'content-type', 'referrer-policy', 'retry-after', 'vary', 'x-content-type-options'];

const cases: [string, number, () => Asked][] = [
  ['a message', 200, () => ({ headers: { cookie }, body: sending() })],
  ['a message in pieces', 200, () => ({ headers: { cookie }, body: sending(), isChunked: true })],
  ['one without a session', 403, () => ({ body: sending() })],
  ['one with an unknown session', 403, () => ({ headers: { cookie: 'session=none' }, body: sending() })],
  ['one in another language', 403, () => ({ headers: { cookie: 'locale=pl' }, body: sending() })],
  ['another origin', 403, () => ({ headers: { cookie, origin: 'https://elsewhere.example' }, body: sending() })],
  ['an origin that is none', 403, () => ({ headers: { cookie, origin: 'null' }, body: sending() })],
  ['another site', 403, () => ({ headers: { cookie, 'sec-fetch-site': 'cross-site' }, body: sending() })],
  ['the same origin', 200, () => ({ headers: { cookie, origin: 'http://localhost' }, body: sending() })],
  ['no JSON', 400, () => ({ headers: { cookie }, body: '{' })],
  ['no body', 400, () => ({ headers: { cookie } })],
  ['a field too many', 400, () => ({ headers: { cookie }, body: sending({ price: 0 }) })],
  ['a text that cannot be kept', 400, () => ({ headers: { cookie }, body: sending({ text: 'a\0b' }) })],
  ['bytes that are no text', 400, () => ({ headers: { cookie }, body: Buffer.from([0x7b, 0xff, 0x7d]) })],
  ['an empty text', 409, () => ({ headers: { cookie }, body: sending({ text: ' ' }) })],
  ['more than 64 kB', 413, () => ({ headers: { cookie }, body: 'x'.repeat(70_000) })],
  ['more than 64 kB in pieces', 413, () => ({ headers: { cookie }, body: 'x'.repeat(70_000), isChunked: true })],
  ['an unknown profile', 404, () => ({ headers: { cookie }, body: sending({ profile: 'x'.repeat(14) }) })],
];

describe('a message that goes past the router is answered as one that goes through it', () => {
  test.each(cases)('%s: %i', async (_, status, make) => {
    const past = await ask('/api/message.php', make());
    // Whatever stands behind the address takes it through the router.
    const through = await ask('/api/message.php?by=router', make());
    const bare = ({ headers, body }: Said) => [
      told.map((name) => headers[name]),
      Object.keys(headers).filter((name) => name === 'set-cookie' || name === 'x-request-id'),
      { ...body, key: null, seq: null, credits: null, free_credits: null },
    ];
    expect([past.status, through.status]).toEqual([status, status]);
    expect(bare(past)).toEqual(bare(through));
  });

  const written = async () => {
    const { body } = await ask('/api/message.php', { headers: { cookie }, body: sending() });
    return body['conversation'] as string;
  };
  const marks: [string, (conversation: string) => object][] = [
    ['/api/typing.php', (conversation) => ({ conversation })],
    ['/api/chat-read.php', (conversation) => ({ conversation, seq: 1 })],
    ['/api/chat-delivered.php', () => ({})],
  ];
  test.each(marks)('so is what goes with it by %s', async (path, inputOf) => {
    const input = inputOf(await written());
    const right = JSON.stringify(input);
    const asked: [number, Asked][] = [
      [200, { headers: { cookie }, body: right }],
      [200, { headers: { cookie }, body: right, isChunked: true }],
      [403, { body: right }],
      [403, { headers: { cookie: 'session=none; locale=pl' }, body: right }],
      [403, { headers: { cookie, origin: 'https://elsewhere.example' }, body: right }],
      [403, { headers: { cookie, 'sec-fetch-site': 'cross-site' }, body: right }],
      [400, { headers: { cookie }, body: '{' }],
      [400, { headers: { cookie }, body: JSON.stringify({ ...input, more: 1 }) }],
      [413, { headers: { cookie }, body: 'x'.repeat(70_000) }],
    ];
    for (const [status, make] of asked) {
      const [past, through] = [await ask(path, make), await ask(`${path}?by=router`, make)];
      expect([past.status, through.status]).toEqual([status, status]);
      expect([past.body, told.map((name) => past.headers[name])]).toEqual([
        through.body,
        told.map((name) => through.headers[name]),
      ]);
    }
  });

  test('and limited as often (T124)', async () => {
    const carla = await another(kit, 'petra', {});
    const session = { cookie: `session=${carla.browser.cookies.get('session')}`, 'x-forwarded-for': '198.51.100.7' };
    const statuses: number[] = [];
    for (let at = 0; at < 32; at += 1) {
      const path = at % 2 ? '/api/message.php' : '/api/message.php?by=router';
      statuses.push((await ask(path, { headers: session, body: '{}' })).status);
    }
    // In the first day it is thirty a minute.
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 400), 429, 429]);
  });

  test('who leaves in the middle harms nobody', async () => {
    const left = request({
      port,
      path: '/api/message.php',
      method: 'POST',
      agent: false,
      headers: { host: 'localhost', cookie, 'content-length': '500' },
    });
    left.on('error', () => {});
    left.write('{"profile":');
    await new Promise((resolve) => setTimeout(resolve, 50));
    left.destroy();
    expect((await ask('/api/message.php', { headers: { cookie }, body: sending() })).status).toBe(200);
  });
});
