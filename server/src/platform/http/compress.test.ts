import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { compress } from './compress.ts';

const long = JSON.stringify({ text: 'Loop je ook wel eens langs de Eem? '.repeat(100) });
const app = new Hono();
app.use('*', compress);
app.get('/long', (context) => context.body(long, 200, { 'Content-Type': 'application/json' }));
app.get('/short', (context) => context.json({ ok: true }));
app.get('/picture', (context) => context.body(long, 200, { 'Content-Type': 'image/webp' }));
app.get('/cookies', (context) => {
  context.header('Set-Cookie', 'a=1', { append: true });
  context.header('Set-Cookie', 'b=2', { append: true });
  return context.html(long);
});

const ask = (path: string, encodings?: string) =>
  app.request(path, encodings === undefined ? {} : { headers: { 'accept-encoding': encodings } });
const bytes = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

describe('an answer', () => {
  test('is sent as brotli where that is taken, else as gzip, else as it is', async () => {
    const br = await ask('/long', 'gzip, deflate, br');
    expect(br.headers.get('content-encoding')).toBe('br');
    const packed = await bytes(br);
    expect(packed.length).toBeLessThan(long.length / 10);
    expect(brotliDecompressSync(packed).toString()).toBe(long);

    const zipped = await ask('/long', 'br;q=0, gzip');
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(await bytes(zipped)).toString()).toBe(long);

    const plain = await ask('/long');
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, long]);
    expect(plain.headers.get('vary')).toBe('Accept-Encoding');
  });

  test('that is short or a picture stays as it is', async () => {
    for (const path of ['/short', '/picture'])
      expect((await ask(path, 'br')).headers.get('content-encoding')).toBe(null);
    expect(await (await ask('/short', 'br')).json()).toEqual({ ok: true });
  });

  test('keeps its status and every cookie', async () => {
    const answer = await ask('/cookies', 'br');
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect((await ask('/nothing', 'br')).status).toBe(404);
  });
});
