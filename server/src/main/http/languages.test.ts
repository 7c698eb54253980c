import { describe, expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';

const kit = await createKit({ TRUST_PROXY: '1', COUNTRY_HEADER: 'CF-IPCountry' });
const ask = async (path: string, init: RequestInit = {}, cookie = '') => {
  const answer = await kit.app.request(path, {
    ...init,
    headers: { host: 'localhost', 'x-forwarded-for': '203.0.113.7', cookie, ...init.headers },
  });
  return ((await answer.json()) as { error: string; message: string }) ?? {};
};
const refused: readonly [string, string, RequestInit][] = [
  ['not_found', '/api/nothing.php', {}],
  ['method_not_allowed', '/api/settings.php', { method: 'DELETE' }],
  ['cross_origin', '/api/unlock.php', { method: 'POST', headers: { origin: 'https://elsewhere.example' } }],
  ['cross_origin', '/api/user.php', { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } }],
  ['malformed_json', '/api/user.php', { method: 'POST', body: '{' }],
  ['invalid_input', '/api/user.php', { method: 'POST', body: '{"email":1}' }],
  ['authentication_required', '/api/chats.php', {}],
  ['invalid_input', '/api/%00', {}],
];

describe('a refusal is told in the language of who asks', () => {
  test.each(refused)('%s at %s', async (code, path, init) => {
    const [dutch, polish, english] = [
      await ask(path, init),
      await ask(path, init, 'locale=pl'),
      await ask(path, init, 'locale=en'),
    ];
    expect([dutch.error, polish.error]).toEqual([code, code]);
    expect(new Set([dutch.message, polish.message, english.message]).size).toBe(3);
  });
});

describe("the visitor's country (SITE-4)", () => {
  const countryOf = async (headers: Record<string, string>) =>
    (await kit.call('GET /api/settings.php', {}, { headers })).ok.settings.geoip_country;
  test('is what the proxy says, where it says one of ours', async () => {
    expect(await countryOf({ 'cf-ipcountry': 'PL' })).toBe('PL');
    expect(await countryOf({ 'cf-ipcountry': 'be' })).toBe('BE');
  });
  test.each(['XX', 'T1', '', '../..', 'Nederland'])('is told from the address where it says "%s"', async (said) =>
    expect(await countryOf({ 'cf-ipcountry': said })).toBe(await countryOf({})),
  );
  test('is never what a visitor says of themself', async () => {
    const bare = await createKit();
    const said = await bare.call('GET /api/settings.php', {}, { headers: { 'cf-ipcountry': 'PL' } });
    const unsaid = await bare.call('GET /api/settings.php', {});
    expect(said.ok.settings.geoip_country).toBe(unsaid.ok.settings.geoip_country);
  });
});
