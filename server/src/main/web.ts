import { randomBytes } from 'node:crypto';
import type { Hono } from 'hono';
import { serveStatic } from '@hono/node-server/serve-static';
import type { HttpBindings } from '@hono/node-server';
import type { HttpContext } from '../platform/exchange.ts';
import type { Locale } from '@vonk/contract/locales';
import type { Site } from '../sites/index.ts';
import { iconOf } from './icon.ts';
import type { Pages } from './pages.ts';

type App = Hono<{ Bindings: HttpBindings }>;

export interface WebOptions {
  pages: Pages;
  /** Which site and language a page request is for; undefined answers 421. */
  who(context: HttpContext): Promise<{ site: Site; locale: Locale } | undefined>;
  origin(context: HttpContext, site: Site): string;
  isHttps: boolean;
  onBug(error: unknown): void;
}

const year = 365 * 24 * 3600;

/** Serves the built files and renders every other address as a page. */
export function serveWeb(app: App, options: WebOptions): void {
  const { pages } = options;
  if (pages.clientFolder) {
    app.use('/assets/*', async (context, next) => {
      context.header('Cache-Control', `public, max-age=${year}, immutable`);
      await next();
    });
    app.use('/assets/*', serveStatic({ root: pages.clientFolder, precompressed: true }));
    app.get('/assets/*', (context) => context.notFound());
  }
  app.get('/icon.svg', async (context) => {
    const known = await options.who(context);
    if (!known) return context.notFound();
    return context.body(iconOf(known.site), 200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' });
  });
  app.get('*', async (context) => {
    const known = await options.who(context);
    if (!known) return context.text('This host is not served here.', 421);
    const nonce = randomBytes(16).toString('base64');
    try {
      return await renderOn(app, context, { ...known, nonce, options });
    } catch (error) {
      options.onBug(error);
      return context.text('Er is een fout opgetreden, probeer het later opnieuw.', 500);
    }
  });
}

async function renderOn(
  app: App,
  context: HttpContext,
  page: { site: Site; locale: Locale; nonce: string; options: WebOptions },
): Promise<Response> {
  const { site, locale, nonce, options } = page;
  const renderPage = await options.pages.render();
  const cookies: string[] = [];
  const response = await renderPage({
    ...options.pages.files,
    request: context.req.raw,
    locale,
    nonce,
    origin: options.origin(context, site),
    themeCss: site.themeCss,
    async send(path, init) {
      const headers = new Headers(init.headers);
      for (const name of ['cookie', 'host', 'x-forwarded-for', 'x-forwarded-host', 'user-agent']) {
        const value = context.req.header(name);
        if (value !== undefined) headers.set(name, value);
      }
      const answer = await app.request(path, { ...init, headers }, context.env);
      cookies.push(...answer.headers.getSetCookie());
      return answer;
    },
  });
  const headers = new Headers(response.headers);
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  for (const [name, value] of Object.entries(pageHeaders(nonce, options.isHttps))) headers.set(name, value);
  return new Response(response.body, { status: response.status, headers });
}

const pageHeaders = (nonce: string, isHttps: boolean): Record<string, string> => ({
  'Content-Security-Policy': [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' blob: data:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
    'report-uri /api/csp-report',
  ].join('; '),
  'Cache-Control': 'no-store',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': 'camera=(self), geolocation=(self), microphone=(), payment=(self)',
});
