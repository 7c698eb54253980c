import { describe, expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { closePreview } from '../../landers/index.ts';
import { createApp } from '../http/app.ts';
import type { Pages } from './pages.ts';

const pages: Pages = {
  build: 'test',
  isDevelopment: false,
  files: { entry: { scripts: [], styles: [] }, screens: {}, texts: {}, memberLife: [], preamble: '' },
  render: () => Promise.resolve(() => Promise.resolve(new Response('a page of members'))),
  clientFolder: undefined,
  admin: {
    entry: { scripts: ['/admin/assets/entry.js', '/admin/assets/other.js'], styles: ['/admin/assets/entry.css'] },
    texts: { 'nl/admin': '/admin/assets/nl.js', 'pl/admin': '/admin/assets/pl.js' },
    preamble: '',
  },
  adminFolder: undefined,
};
const everywhere = await createKit({ MODE: 'demo' });
const apart = await createKit({ MODE: 'demo', ADMIN_HOST: 'admin.vonk.example' });
const apps = {
  everywhere: (await createApp(everywhere.services, pages)).app,
  apart: (await createApp(apart.services, pages)).app,
};

async function ask(path: string, headers: Record<string, string> = {}, app = apps.everywhere) {
  const answer = await app.request(path, { headers: { host: 'localhost', ...headers } });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}
const languageOf = (text: string) => /<html lang="(\w+)"/.exec(text)?.[1];

describe('the page of the back-office', () => {
  test('is the same for every address below /admin, and kept nowhere', async () => {
    for (const path of ['/admin', '/admin/', '/admin/people', '/admin/queues/photos?site=1']) {
      const { status, headers, text } = await ask(path);
      expect(`${path} ${status}`).toBe(`${path} 200`);
      expect(text).toContain('src="/admin/assets/entry.js"');
      expect(text).not.toContain('a page of members');
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    }
    expect((await ask('/administration')).text).toBe('a page of members');
  });

  test('runs no script but its own: the nonce of its policy is that of its scripts, and another each time', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const { headers, text } = await ask('/admin/');
        const nonce = /'nonce-([^']+)' 'strict-dynamic'/.exec(headers.get('content-security-policy') ?? '')?.[1];
        const used = [...text.matchAll(/nonce="([^"]+)"/g)].map(([, own]) => own);
        expect(new Set(used)).toEqual(new Set([nonce]));
        return nonce;
      }),
    );
    expect(new Set(nonces).size).toBe(2);
  });

  test('comes in the language that staff chose in this browser, else in the first of ours that it asks for', async () => {
    expect(languageOf((await ask('/admin/', { cookie: 'admin_locale=pl' })).text)).toBe('pl');
    expect(languageOf((await ask('/admin/', { 'accept-language': 'pt-PT, nl-NL;q=0.8, pl;q=0.5' })).text)).toBe('nl');
    expect(languageOf((await ask('/admin/', { cookie: 'admin_locale=xx; locale=de' })).text)).toBe('en');
    expect((await ask('/admin/', { cookie: 'admin_locale=pl' })).text).toContain('/admin/assets/pl.js');
  });

  test('is at ADMIN_HOST alone where that is set', async () => {
    expect((await ask('/admin/', { host: 'admin.vonk.example' }, apps.apart)).status).toBe(200);
    expect((await ask('/admin/', { host: 'localhost' }, apps.apart)).status).toBe(404);
    expect((await ask('/admin/people', { host: 'localhost' }, apps.apart)).text).not.toContain(
      '/admin/assets/entry.js',
    );
  });

  test('frames landing pages that staff look at before they hold, and nothing else frames any page', async () => {
    const { seal, sites } = apart.services;
    const at = { siteId: sites.byDefault()?.siteId ?? 1, lander: 'gallery', now: apart.clock.now() } as const;
    const preview = closePreview(seal, at, { words: 'plain', models: [], own: null, faces: 'none', picture: null });
    const policyOf = async (path: string, host = 'localhost') => {
      const { headers } = await ask(path, { host }, apps.apart);
      return [
        headers.get('content-security-policy') ?? '',
        headers.get('x-frame-options'),
        headers.get('x-robots-tag'),
      ];
    };
    const [looked, frameOptions, robots] = await policyOf(`/landers/gallery?preview=${preview}`);
    expect(looked).toMatch(/frame-ancestors https?:\/\/admin\.vonk\.example(:\d+)?;/);
    expect([frameOptions, robots]).toEqual([null, 'noindex']);
    for (const path of [
      '/landers/gallery?preview=made-up',
      `/landers/video?preview=${preview}`,
      `/?preview=${preview}`,
    ]) {
      const [policy, options] = await policyOf(path);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(options).toBe('DENY');
    }
    const [admin, options] = await policyOf('/admin/', 'admin.vonk.example');
    expect(admin).toMatch(/frame-src http:\/\/localhost/);
    expect(admin).toContain("frame-ancestors 'none'");
    expect(options).toBe('DENY');
  });
});
