import { serveStatic } from '@hono/node-server/serve-static';
import { yearSeconds } from '@vonk/contract/durations';
import { defaultLocale, isLocale, type Locale, locales } from '@vonk/contract/locales';
import { readFileSync } from 'node:fs';
import { accepts } from 'hono/accepts';
import { getCookie } from 'hono/cookie';
import { html, raw } from 'hono/html';
import type { HttpApp, HttpContext } from '../../platform/http/exchange.ts';
import type { Site } from '../../sites/index.ts';
import { newNonce, pageHeaders } from './page-headers.ts';
import type { Pages } from './pages.ts';

export interface AdminPageOptions {
  pages: Pages;
  /** The site whose theme the page wears, on a host that has the back-office. */
  homeAt(context: HttpContext): Site | undefined;
  isHttps: boolean;
  /** The origins of the sites, whose landing pages staff look at within a page of theirs. */
  siteOrigins(): readonly string[];
}

/** The service worker of pages below `/admin`; members have another. */
const worker = readFileSync(new URL('admin-worker.js', import.meta.url), 'utf8');

/** The cookie by which a browser keeps the language that staff chose in it. */
const localeCookie = 'admin_locale';

/**
 * Serves the back-office below `/admin`: one page without content for every address, whose script draws the rest. It is
 * kept nowhere, found by no search engine, and tells no other page where one came from.
 */
export async function serveAdmin(app: HttpApp, options: AdminPageOptions): Promise<void> {
  const { pages } = options;
  const needsScript = await loadScriptTexts();
  app.use('/admin/*', async (context, next) => {
    if (!options.homeAt(context)) return context.notFound();
    await next();
  });
  if (pages.adminFolder) {
    app.use('/admin/assets/*', async (context, next) => {
      context.header('Cache-Control', `public, max-age=${yearSeconds}, immutable`);
      await next();
    });
    const inFolder = (path: string) => path.slice('/admin'.length);
    app.use(
      '/admin/assets/*',
      serveStatic({ root: pages.adminFolder, rewriteRequestPath: inFolder, precompressed: true }),
    );
    app.get('/admin/assets/*', (context) => context.notFound());
  }
  // Without a key of the build: a browser asks for the worker by itself, and takes the one that is there.
  app.get('/admin/sw.js', (context) =>
    context.body(worker, 200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' }),
  );
  app.get('/admin/*', (context) => {
    const site = options.homeAt(context);
    if (!site) return context.notFound();
    const nonce = newNonce();
    const locale = localeOf(context);
    const { isDevelopment } = pages;
    const headers = {
      ...pageHeaders(nonce, {
        isHttps: options.isHttps,
        isDevelopment,
        photoOrigin: undefined,
        frames: options.siteOrigins(),
      }),
      'Cache-Control': 'private, no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex, nofollow',
    };
    // One by one: those of every answer stand there already, and would win over the ones of a new answer.
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
    return context.html(documentOf(pages, { locale, nonce, site, needsScript: needsScript[locale] }));
  });
}

/** The language staff chose in this browser, else the first of ours that the browser asks for. */
function localeOf(context: HttpContext): Locale {
  const chosen = getCookie(context, localeCookie);
  if (isLocale(chosen)) return chosen;
  const asked = accepts(context, {
    header: 'Accept-Language',
    supports: [...locales],
    default: defaultLocale,
    match: (wanted) => wanted.map(({ type }) => type.slice(0, 2)).find(isLocale) ?? defaultLocale,
  });
  return isLocale(asked) ? asked : defaultLocale;
}

/** What stands on the page where no script runs, in each language. */
async function loadScriptTexts(): Promise<Readonly<Record<Locale, string>>> {
  const texts = await Promise.all(
    locales.map(async (locale) => {
      const { admin } = (await import(`@vonk/locales/${locale}/admin`)) as { admin: { needsScript: string } };
      return [locale, admin.needsScript] as const;
    }),
  );
  return Object.fromEntries(texts) as Record<Locale, string>;
}

/** The talking square, the same on every host: the file of a site's own is not there on a host without one. */
const icon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 22 22">' +
    '<path fill="#9b2246" d="M9 0h4a9 9 0 0 1 9 9v4a9 9 0 0 1-9 9H2a2 2 0 0 1-2-2V9a9 9 0 0 1 9-9z"/></svg>',
)}`;

interface Dress {
  locale: Locale;
  nonce: string;
  site: Site;
  needsScript: string;
}

function documentOf({ admin }: Pages, { locale, nonce, site, needsScript }: Dress) {
  const { entry, texts, preamble } = admin;
  const early = [...entry.scripts, texts[`${locale}/admin`]].filter((file) => file !== undefined);
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
        <meta name="robots" content="noindex, nofollow" />
        <title>Vonk</title>
        <link rel="icon" href="${icon}" />
        ${entry.styles.map((file) => html`<link rel="stylesheet" href="${file}" />`)}
        <style nonce="${nonce}">
          ${raw(site.themeCss)}
        </style>
        ${early.map((file) => html`<link rel="modulepreload" nonce="${nonce}" href="${file}" />`)}
        ${
          preamble === ''
            ? ''
            : html`<script type="module" nonce="${nonce}">
                ${raw(preamble)};
              </script>`
        }
        <script type="module" nonce="${nonce}" src="${entry.scripts[0] ?? ''}"></script>
      </head>
      <body>
        <div id="root"></div>
        <noscript><p>${needsScript}</p></noscript>
      </body>
    </html>`;
}
