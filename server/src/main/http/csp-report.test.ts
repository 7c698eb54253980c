import { expect, test, vi } from 'vitest';
import { createKit } from '../../../test/kit.ts';

const kit = await createKit({ TRUST_PROXY: '1' });
const logged = vi.spyOn(kit.services.log, 'warn');
const secret = 'Wq8Zr3-tokenThatOpensAnAccount-Kx91';
const report = (fields: object) => JSON.stringify({ 'csp-report': fields });
const post = async (body: string, address = '192.0.2.1') => {
  logged.mockClear();
  const headers = { host: 'localhost', 'content-type': 'application/csp-report', 'x-forwarded-for': address };
  const { status } = await kit.app.request('/api/csp-report', { method: 'POST', body, headers });
  return { status, told: JSON.stringify(logged.mock.calls) };
};

test('a report says which page broke which rule, and no token, query or text of whoever posts it', async () => {
  const { status, told } = await post(
    report({
      'document-uri': `https://vonk.example/reset-password/${secret}?token=${secret}#${secret}`,
      'blocked-uri': `https://cdn.example/x?${secret}`,
      'source-file': `https://vonk.example/${secret}`,
      'effective-directive': 'script-src-elem',
      'violated-directive': secret,
      'line-number': 7,
      'script-sample': secret,
      referrer: `https://vonk.example/${secret}`,
      'original-policy': secret,
      [secret]: secret,
    }),
  );
  expect(status).toBe(204);
  expect(told).not.toContain(secret);
  expect(JSON.parse(told)[0][0]).toEqual({
    report: { page: '/reset-password/…', rule: 'script-src-elem', blocked: 'cdn.example', source: '/…', line: 7 },
  });
});

test.each([
  ['nothing', ''],
  ['no JSON', '{'],
  ['no report', 'null'],
  ['a list', '[1]'],
  ['a report without fields', '{"csp-report":null}'],
])('%s is refused and not logged', async (_, body) => {
  const { status, told } = await post(body, '192.0.2.2');
  expect([status, told]).toEqual([400, '[]']);
});

test('fields of any other kind are left out', async () => {
  const { status, told } = await post(
    report({ 'document-uri': [secret], 'line-number': secret, 'blocked-uri': 'inline' }),
    '192.0.2.3',
  );
  expect([status, JSON.parse(told)[0][0]]).toEqual([204, { report: { rule: undefined, blocked: 'inline' } }]);
});

test('more than 8 kB is refused before it is read', async () => {
  const { status, told } = await post(report({ 'document-uri': 'x'.repeat(9000) }), '192.0.2.4');
  expect([status, told]).toEqual([413, '[]']);
});

test('a network may send twenty a minute, and all together three hundred', async () => {
  const times = async (count: number, address: (at: number) => string) => {
    const statuses: number[] = [];
    for (let at = 0; at < count; at += 1) statuses.push((await post(report({}), address(at))).status);
    return statuses.filter((status) => status === 204).length;
  };
  kit.clock.advance(60_000);
  expect(await times(30, (at) => `2001:db8:0:7::${at}`)).toBe(20);
  // A window slides: what was sent in the minute before counts as far as it reaches.
  kit.clock.advance(120_000);
  expect(await times(400, (at) => `2001:db8:0:${at}::1`)).toBe(300);
});
