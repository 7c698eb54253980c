import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { onTestFinished, expect, test } from 'vitest';
import { createApp } from '../src/main/http/app.ts';
import { startTracing } from '../src/platform/traces/start-tracing.ts';
import { createLog } from '../src/platform/log.ts';
import { findLeaks } from '../../tools/logs/find-leaks.ts';
import { createKit } from './kit.ts';
import { freePort } from './listen.ts';
import { play } from './profiles.ts';

const kit = await createKit();

interface Span {
  readonly name: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
}

/** A collector of traces that keeps what it was sent. */
async function startCollector(status = 200) {
  const texts: string[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (piece: string) => void (text += piece));
    request.on('end', () => {
      texts.push(text);
      response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
    });
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const spans = () =>
    texts.flatMap((text) =>
      (JSON.parse(text) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }).resourceSpans.flatMap(
        ({ scopeSpans }) => scopeSpans.flatMap(({ spans: each }) => each),
      ),
    );
  return { url: `http://127.0.0.1:${port}/v1/traces`, text: () => texts.join('\n'), spans };
}

test('a call, its statements, the job it writes and the mail of that are traced, and nothing that members wrote (T90)', async () => {
  const { petra: anna, pim: bram } = await play(kit, 'petra', 'pim');
  await kit.advance(0);
  const collector = await startCollector();
  const stop = startTracing({ url: collector.url, share: 1, build: 'test', log: createLog('silent') });
  const text = 'Loop je ook wel eens langs de Eem?';
  const sent = await kit.call(
    'POST /api/message.php',
    { profile: bram.publicId, key: randomUUID(), text },
    { as: anna.browser },
  );
  expect(sent.status).toBe(200);
  await kit.call('POST /api/like.php', { profile: bram.publicId }, { as: anna.browser });
  expect((await kit.call('POST /api/export.php', {}, { as: anna.browser })).status).toBe(200);
  await kit.advance(0);
  await stop();
  const spans = collector.spans();
  const called = (name: string) => spans.filter((span) => span.name === name);
  const [message] = called('POST /api/message.php');
  expect(message?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } });
  const [like] = called('POST /api/like.php');
  const inLike = spans.filter(({ parentSpanId }) => parentSpanId === like?.spanId);
  expect(inLike.length).toBeGreaterThan(1);
  const [job] = called('send-mail');
  expect(job).toBeDefined();
  const kindOf = ({ attributes }: Span) => attributes.find(({ key }) => key === 'vonk.kind')?.value['stringValue'];
  expect(spans.filter(({ parentSpanId }) => parentSpanId === job?.spanId).map(kindOf)).toEqual(
    expect.arrayContaining(['sql', 'mail']),
  );
  expect(new Set(spans.map(kindOf))).toEqual(new Set(['call', 'sql', 'job', 'mail']));
  const values = [text, anna.email, bram.email, anna.browser.cookies.get('session') ?? '', anna.id, bram.publicId];
  expect(findLeaks(collector.text(), [{ what: 'what members are', values }])).toEqual([]);
  // From then on nothing is noted.
  const count = spans.length;
  await kit.call('GET /api/user.php', {}, { as: anna.browser });
  expect(collector.spans()).toHaveLength(count);
});

test('a collector that takes nothing is told of in the log, and nobody waits for it', async () => {
  const lines: string[] = [];
  const collector = await startCollector(400);
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  const stop = startTracing({ url: collector.url, share: 1, build: 'test', log });
  const { anna } = await play(kit, 'anna');
  expect((await kit.call('GET /api/user.php', {}, { as: anna.browser })).status).toBe(200);
  await stop();
  expect(lines.join('')).toContain('traces were not taken');
});

test('what a page or a browser asks is one request, and its calls are within it', async () => {
  const collector = await startCollector();
  const stop = startTracing({ url: collector.url, share: 1, build: 'test', log: createLog('silent') });
  const { app } = await createApp(kit.services, undefined);
  const headers = { host: 'localhost' };
  expect((await app.request('/api/settings.php', { headers })).status).toBe(200);
  expect((await app.request('/nowhere', { headers })).status).toBe(404);
  await stop();
  const spans = collector.spans();
  const [request, other] = spans.filter(({ name }) => name === 'request GET');
  const statusOf = (span: Span | undefined) =>
    span?.attributes.find(({ key }) => key === 'http.response.status_code')?.value['intValue'];
  expect([request, other].map(statusOf)).toEqual([200, 404]);
  expect(spans.find(({ name }) => name === 'GET /api/settings.php')?.parentSpanId).toBe(request?.spanId);
});
