import type { Hono } from 'hono';
import { generateCookie } from 'hono/cookie';
import { serveStatic } from '@hono/node-server/serve-static';
import type { HttpBindings } from '@hono/node-server';
import { daySeconds, yearSeconds } from '@vonk/contract/durations';
import { pack } from '../../platform/http/compress.ts';
import type { HttpContext } from '../../platform/http/exchange.ts';
import { defaultLocale, type Locale, localeCookieDays } from '@vonk/contract/locales';
import { siteFiles } from '../../pages/index.ts';
import type { RenderedPage } from '@vonk/contract/page';
import type { Site } from '../../sites/index.ts';
import { asRefusal } from '../../platform/http/http.ts';
import type { AnswerInside } from '../http/inside.ts';
import { answerBarePage } from './bare-page.ts';
import {
  isImpersonal,
  type KeptFor,
  type KeptPage,
  type KeptPages,
  openKeptPages,
  putTogether,
  takeApart,
} from './kept-pages.ts';
import { newNonce, pageHeaders } from './page-headers.ts';
import type { Pages } from './pages.ts';

type App = Hono<{ Bindings: HttpBindings }>;

interface Asker {
  site: Site;
  locale: Locale;
  isMember: boolean;
  /** Scheme and host as the browser sees them, before any proxy. */
  seenOrigin: string;
  /** Where the address is, as far as that is known. */
  country: string | undefined;
  /**
   * The language is the site's own, for nobody chose one, or the address asked for it: it holds from now on (LANG-1,
   * PUB-4).
   */
  isToRemember: boolean;
  now: Date;
}

export interface WebOptions {
  pages: Pages;
  /** Which site and language a page request is for; undefined answers 421. */
  who(context: HttpContext): Promise<Asker | undefined>;
  origin(context: HttpContext, site: Site): string;
  /** Who may frame the page that is asked for; undefined: nobody. */
  framedBy(context: HttpContext, site: Site): string | undefined;
  isHttps: boolean;
  /** Answers a call that a page makes while it is rendered, in the page's language. */
  answerInside: AnswerInside;
  onBug(error: unknown): void;
  /** What a page says that could not be rendered, in the visitor's language. */
  failureText(locale: Locale): string;
}

/** Serves the built files and renders every other address as a page. */
export function serveWeb(app: App, options: WebOptions): void {
  const { pages } = options;
  const keptPages = openKeptPages();
  if (pages.clientFolder) {
    app.use('/assets/*', async (context, next) => {
      context.header('Cache-Control', `public, max-age=${yearSeconds}, immutable`);
      await next();
    });
    app.use('/assets/*', serveStatic({ root: pages.clientFolder, precompressed: true }));
    app.get('/assets/*', (context) => context.notFound());
  }
  mountSiteFiles(app, options);
  app.get('*', async (context) => {
    let locale: Locale = defaultLocale;
    try {
      const asker = await options.who(context);
      if (!asker) return context.text('This host is not served here.', 421);
      locale = asker.locale;
      return await answerPage(context, { ...asker, options, keptPages });
    } catch (error) {
      // That the database is away is no bug of a page: it is answered as for every other address.
      if (asRefusal(error)) throw error;
      options.onBug(error);
      return answerBarePage(context, 'internal', { locale, text: options.failureText(locale) });
    }
  });
}

/** Manifest, icons, service worker, robots and the like: each as its site has it. */
function mountSiteFiles(app: App, { who, origin, pages }: WebOptions): void {
  for (const [path, make] of Object.entries(siteFiles))
    app.get(path, async (context) => {
      const asker = await who(context);
      if (!asker) return context.text('This host is not served here.', 421);
      const { site, locale, now } = asker;
      const file = await make({ site, locale, now, origin: origin(context, site), build: pages.build });
      if (!file) return context.notFound();
      const keep = file.seconds === 0 ? 'no-cache' : `public, max-age=${file.seconds}`;
      return context.body(file.body, 200, { 'Content-Type': file.type, 'Cache-Control': keep, ...file.headers });
    });
}

type Asked = Asker & { options: WebOptions; keptPages: KeptPages };

/** A visitor's page comes from those that are kept, where one like it was rendered just before. */
async function answerPage(context: HttpContext, page: Asked): Promise<Response> {
  const { site, locale, isMember, isToRemember, now, options, keptPages } = page;
  const nonce = newNonce();
  const asked = keptFor(context, page);
  const rendered =
    (asked && keptPages.find(site, asked, now)) ?? (await renderAnew(context, { ...page, nonce, asked }));
  const headers = new Headers(rendered.headers);
  if (isToRemember) headers.append('Set-Cookie', localeCookie(locale, options.isHttps));
  for (const [name, value] of Object.entries(headersOf(nonce, page, options.framedBy(context, site))))
    headers.set(name, value);
  // A member's page is kept nowhere; a visitor's may come back with the back button.
  headers.set('Cache-Control', isMember ? 'no-store' : 'private, no-cache');
  const { body, headers: packing } = await pack(
    putTogether(rendered, { nonce, now }),
    context.req.header('accept-encoding'),
  );
  for (const [name, value] of Object.entries(packing)) headers.set(name, value);
  return new Response(body, { status: rendered.status, headers });
}

/** What may be framed is looked at before it holds: no search engine is to find it. */
const headersOf = (
  nonce: string,
  { site, options: { isHttps, pages } }: Pick<Asked, 'site' | 'options'>,
  framedBy: string | undefined,
) => ({
  ...pageHeaders(nonce, { isHttps, isDevelopment: pages.isDevelopment, photoOrigin: cdnOf(site), framedBy }),
  ...(framedBy !== undefined && { 'X-Robots-Tag': 'noindex' }),
});

/** Where photos come from beside the page's own origin: the site's CDN, where it has one. */
const cdnOf = (site: Site) => URL.parse(site.settings.cdn_prefix ?? '')?.origin;

/** What a page is kept for; undefined: it is not kept, being a member's or made from sources that change. */
function keptFor(context: HttpContext, { isMember, locale, country, seenOrigin, options }: Asked): KeptFor | undefined {
  const { req } = context;
  if (isMember || options.pages.isDevelopment || req.method !== 'GET') return undefined;
  return { url: req.url, origin: seenOrigin, locale, country, cookies: req.header('cookie') };
}

/** Renders a page, and keeps it where it may be kept. */
async function renderAnew(
  context: HttpContext,
  page: Asked & { nonce: string; asked: KeptFor | undefined },
): Promise<KeptPage> {
  const { isKeepable, ...rendered } = await renderOn(context, page);
  if (page.asked && isKeepable) page.keptPages.keep(page.site, page.asked, { ...rendered, now: page.now });
  return rendered;
}

async function renderOn(
  context: HttpContext,
  { site, locale, isMember, options, nonce }: Asked & { nonce: string },
): Promise<KeptPage & { isKeepable: boolean }> {
  const renderPage = await options.pages.render();
  const cookies: string[] = [];
  const moments = new Set<string>();
  let isKeepable = true;
  const response = await renderPage({
    files: options.pages.files,
    request: context.req.raw,
    locale,
    nonce,
    isMember,
    origin: options.origin(context, site),
    themeCss: site.themeCss,
    async send(path, init) {
      isKeepable &&= isImpersonal(path);
      const answer = await options.answerInside(context, { path, init, locale });
      isKeepable &&= answer.ok;
      cookies.push(...answer.cookies);
      if (isKeepable) for (const moment of momentsIn(await answer.text())) moments.add(moment);
      return answer;
    },
  });
  const headers = new Headers(response.headers);
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return {
    status: response.status,
    headers,
    parts: await partsOf(response, { nonce, moments }, isKeepable),
    isKeepable: isKeepable && response.status === 200 && !headers.has('Set-Cookie'),
  };
}

/** What is not kept has its nonce and its moments for good, and is not taken apart. */
async function partsOf(
  page: RenderedPage,
  taken: { nonce: string; moments: Iterable<string> },
  isKept: boolean,
): Promise<readonly string[]> {
  const text = await page.text();
  return isKept ? takeApart(text, taken) : [text];
}

/** By what an answer says the browser sets its clock (`useServerClock`). */
const momentsIn = (answer: string): string[] =>
  [...answer.matchAll(/"server_time":"([^"]+)"/g)].flatMap(([, moment]) => moment ?? []);

const localeCookie = (locale: Locale, isHttps: boolean) =>
  generateCookie('locale', locale, {
    path: '/',
    maxAge: localeCookieDays * daySeconds,
    sameSite: 'Lax',
    secure: isHttps,
  });
