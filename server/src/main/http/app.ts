import { yearSeconds } from '@vonk/contract/durations';
import { landerNames, previewQuery } from '@vonk/contract/landers';
import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import type { EndpointName } from '@vonk/contract/endpoint';
import { defaultLocale, isLocale, type Locale } from '@vonk/contract/locales';
import { isIndexed, languageOf } from '@vonk/contract/public-paths';
import {
  type AnyCall,
  findMember,
  isNewcomer,
  type MemberCall,
  noteWritten,
  openRecentMembers,
} from '../../accounts/index.ts';
import { countryOfAddress } from '../../places/index.ts';
import { compress } from '../../platform/http/compress.ts';
import { answerCall } from '../../platform/http/answer-call.ts';
import { answerDirectly, type DirectOptions, type PlainRequest } from '../../platform/http/direct.ts';
import {
  type Exchange,
  exchangeFrom,
  exchangeOf,
  type HttpApp,
  type HttpContext,
  type RequestHead,
  type Way,
} from '../../platform/http/exchange.ts';
import { createApi } from '../../platform/http/http.ts';
import { mountOneClick } from '../../notifications/index.ts';
import { mountSandboxCheckout } from '../../payments/index.ts';
import { deviceMark } from '../../platform/http/rates/device-mark.ts';
import { createGate } from '../../platform/http/rates/gate.ts';
import { isTracing, traced } from '../../platform/traces/traced.ts';
import { originOf, type Site, type SiteScope } from '../../sites/index.ts';
import { mountAdminApi } from './admin-api.ts';
import { adminAddress, homeOf, isAdminHost } from '../../staff/index.ts';
import { answerFailures } from './answer-failures.ts';
import { mountCspReport } from './csp-report.ts';
import { showLetter, showMail } from './dev-mail.ts';
import { loadErrorTexts } from './error-texts.ts';
import { mountEvents } from './events.ts';
import { mountExportFiles } from './files/export-files.ts';
import { answererInside, type AnswerInside } from './inside.ts';
import { identifier, type IdentifyOptions, localeOf, siteOf } from './identify.ts';
import { mountInvoiceFiles } from './files/invoice-files.ts';
import { answeredBy, countsFailures } from './operations/count-failures.ts';
import { createMetrics, type Metrics } from './operations/metrics.ts';
import { mountOperations } from './operations/operations.ts';
import type { Pages } from '../web/pages.ts';
import { openPreview } from '../../landers/index.ts';
import { mountLanderFiles } from './files/lander-files.ts';
import { mountPhotoFiles } from './files/photo-files.ts';
import { mountRoutes } from '../routes.ts';
import type { Services } from '../services.ts';
import { serveAdmin } from '../web/admin-page.ts';
import { serveWeb } from '../web/web.ts';

export interface Application {
  readonly app: HttpApp;
  /** What a server listens with: the same, and the busiest calls past the router. */
  readonly listener: RequestListener;
  readonly metrics: Metrics;
}

/** The calls that come with every message, and what goes with it. */
const busiest = [
  'POST /api/message.php',
  'POST /api/typing.php',
  'POST /api/chat-read.php',
  'POST /api/chat-delivered.php',
] as const;

/**
 * The whole HTTP application: calls, live stream, operations and pages. `ending` is aborted when the program is asked
 * to end.
 */
export async function createApp(services: Services, pages?: Pages, ending?: AbortSignal): Promise<Application> {
  const { config, live, log, rates } = services;
  const metrics = createMetrics(services);
  const members = openRecentMembers((exchange, site) => findMember(services, exchange, site));
  const identifyOptions: IdentifyOptions = {
    sites: services.sites,
    isDemo: services.isDemo,
    findMember: oncePerPage(members.find),
    countryHeader: config.COUNTRY_HEADER,
    countryOf: countryOfAddress,
    touch: (call) => services.activity.touch(call),
  };
  const identify = identifier(identifyOptions);
  const recall = identifier({ ...identifyOptions, findMember: members.recall });
  const { exchange, siteAt, askedLocale, readHead } = readers(services, identifyOptions);
  const onBug = (error: unknown) => log.error({ err: error }, 'a request failed');
  const errorText = await loadErrorTexts();
  const gate = createGate<AnyCall>({
    rates,
    isNew: ({ member, now }) => member !== undefined && isNewcomer(member, now),
    deviceOf: deviceMark(services.seal, isHttps(services)),
  });
  const onWritten = async ({ member }: AnyCall) => void (member && (await noteWritten(services.db, member)));
  const answering = {
    identify,
    recall,
    gate,
    errorText,
    onWritten,
    onBug,
    onAnswer: answeredBy(metrics, services.faults),
  };
  const { app, mount, refuseOthers, asked } = createApi<AnyCall, MemberCall>({
    ...answering,
    exchange,
    locale: askedLocale,
  });

  mountAround(app, services);
  answerFailures(app, { onBug, errorText, hasPages: pages !== undefined, locale: askedLocale });
  mountOldNames(app);
  mountOneClick(app);
  mountOperations(app, services, { metrics, isServed: (context) => siteAt(context) !== undefined, ending });
  mountCspReport(app, { log, rates, exchange, siteAt });
  mountEvents(app, { live, gate, identify: (context) => identify(exchange(context)) });
  mountFiles(app, services, { gate, siteOf: siteAt, identify: (context) => identify(exchange(context)) });
  mountAdminApi(app, services, { ...answering, rates, exchange, locale: askedLocale });
  mountRoutes(mount, services);
  refuseOthers('/api');
  if (services.providers.some(({ name }) => name === 'sandbox')) mountSandboxCheckout(app, services);
  app.get('/dev/mail/:id', (context) => showMail(services, context));
  app.get('/dev/letters/:template/:state/:locale', (context) => showLetter(services, context, siteAt(context)));
  const answerAsked = (name: EndpointName, request: PlainRequest, head: RequestHead) =>
    answerCall({ ...request, ...readHead(head) }, asked(name), answering);
  const answerInside = answererInside(answerAsked);
  if (pages) await mountPages(app, services, { pages, exchange, identify, siteAt, answerInside, errorText, onBug });
  const direct: DirectOptions = { calls: busiest, marks: () => marks(isHttps(services)), answer: answerAsked };
  const listener = answerDirectly(direct, getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  return { app, listener, metrics };
}

/** What stands around every answer. */
function mountAround(app: HttpApp, services: Services): void {
  if (isTracing()) app.use('*', tracedRequest);
  app.use('*', countsFailures(services.faults));
  app.use('*', compress);
  app.use(
    '*',
    markedBy(() => marks(isHttps(services))),
  );
}

/** What is read from the head of a request before it is known who asks, by the router or past it. */
function readers({ config, clock }: Services, options: IdentifyOptions) {
  const way: Way = {
    trustedProxies: config.TRUST_PROXY,
    scheme: isHttps({ config }) ? 'https' : 'http',
  };
  const localeAsked = ({ host, cookie }: Exchange): Locale => {
    // Before anything is refused: it must be known in which language.
    const site = options.sites.isElsewhere(host) ? undefined : siteOf(options, host);
    return site ? localeOf(cookie('locale'), site, undefined) : defaultLocale;
  };
  const exchange = (context: HttpContext) => exchangeOf(context, clock.now(), way);
  return {
    exchange,
    siteAt: (context: HttpContext) => siteOf(options, exchange(context).host),
    askedLocale: (context: HttpContext): Locale => localeAsked(exchange(context)),
    readHead(head: RequestHead) {
      const found = exchangeFrom(head, clock.now(), way);
      return { exchange: found, locale: localeAsked(found) };
    },
  };
}

/** What a page asks of calls belongs to the request of the page. No address is noted: it may name somebody. */
const tracedRequest: MiddlewareHandler = (context, next) =>
  traced({ kind: 'request', name: `request ${context.req.method}` }, next, () => {
    // Read when it is there: asked for before, it would be made.
    const { status } = context.res;
    return { hasFailed: status >= 500, status };
  });

/** What is answered with a file: exports, invoices, photos. */
function mountFiles(
  app: HttpApp,
  services: Services,
  options: Parameters<typeof mountInvoiceFiles>[2] & Parameters<typeof mountPhotoFiles>[2],
): void {
  mountExportFiles(app, services, options.identify);
  mountInvoiceFiles(app, services, options);
  mountPhotoFiles(app, services, options);
  mountLanderFiles(app, services, options);
}

/** Section 7 has a browser's subscription at the address of the member, told apart by the query. */
function mountOldNames(app: HttpApp): void {
  app.use('/api/user.php', (context, next) => {
    if (context.req.method !== 'POST' || context.req.query('push') !== '1') return next();
    const { raw, url } = context.req;
    return app.fetch(new Request(new URL('/api/push.php', url), raw), context.env) as Promise<Response>;
  });
}

interface PageOptions {
  pages: Pages;
  exchange(context: HttpContext): Exchange;
  identify: ReturnType<typeof identifier>;
  siteAt(context: HttpContext): Site | undefined;
  answerInside: AnswerInside;
  errorText: Awaited<ReturnType<typeof loadErrorTexts>>;
  onBug(error: unknown): void;
}

async function mountPages(app: HttpApp, services: Services, options: PageOptions): Promise<void> {
  const { pages, exchange, identify, siteAt, answerInside, errorText, onBug } = options;
  // Before the pages of members, which answer every address that is left.
  await serveAdmin(app, {
    pages,
    homeAt: (context) => (isAdminHost(services, exchange(context).host) ? homeOf(services) : undefined),
    isHttps: isHttps(services),
    siteOrigins: () => siteOrigins(services),
  });
  serveWeb(app, {
    pages,
    who: async (context) => {
      const site = siteAt(context);
      if (!site) return undefined;
      const { member, visitor } = await identify(exchange(context));
      const kept = visitor.cookie('locale');
      // A member's language is their own choice, not that of a link.
      const asked = member ? undefined : askedLanguage(context);
      return {
        site,
        locale: asked ?? localeOf(kept, site, member?.member),
        isMember: member !== undefined,
        country: visitor.networkCountry,
        seenOrigin: visitor.origin,
        isToRemember: asked ? asked !== kept : member === undefined && site.locale !== undefined && !isLocale(kept),
        now: services.clock.now(),
      };
    },
    failureText: (locale) => errorText(locale, 'internal', undefined),
    origin: (_context, site) => originOf(services, site),
    framedBy: ({ req }, { siteId }) =>
      isPreview(services, { siteId, path: req.path, text: req.query(previewQuery) })
        ? adminOrigins(services).join(' ')
        : undefined,
    isHttps: isHttps(services),
    answerInside,
    onBug,
  });
}

const siteOrigins = (services: Pick<Services, 'config' | 'sites'>): string[] =>
  services.sites.all().map((site) => originOf(services, site));

/** Where the back-office is: at the host that is configured, else at those of all sites. */
const adminOrigins = (services: Pick<Services, 'config' | 'sites'>): string[] =>
  services.config.ADMIN_HOST === undefined ? siteOrigins(services) : [adminAddress(services, '')];

/** Whether a page is a landing page that staff look at before it holds. */
function isPreview(
  { seal, clock }: Pick<Services, 'seal' | 'clock'>,
  { siteId, path, text }: SiteScope & { readonly path: string; readonly text: string | undefined },
): boolean {
  const lander = landerNames.find((name) => path === `/landers/${name}`);
  return lander !== undefined && openPreview(seal, { siteId, lander, now: clock.now() }, text) !== undefined;
}

/** The language that the address of a public page asks for (PUB-4). */
const askedLanguage = ({ req }: HttpContext): Locale | undefined =>
  isIndexed(req.path) ? languageOf(req.query('lang')) : undefined;

/** A page asks who is there once, however many calls it makes. */
function oncePerPage(find: IdentifyOptions['findMember']): IdentifyOptions['findMember'] {
  const found = new WeakMap<object, ReturnType<typeof find>>();
  return (exchange, site) => {
    const known = exchange.page && found.get(exchange.page);
    const member = known ?? find(exchange, site);
    if (exchange.page) found.set(exchange.page, member);
    return member;
  };
}

const isHttps = ({ config }: Pick<Services, 'config'>) => config.PUBLIC_URL.startsWith('https://');

/** Marks every answer, and lets no cache keep what does not say that it may be kept. */
const markedBy =
  (make: DirectOptions['marks']): MiddlewareHandler =>
  async (context, next) => {
    for (const [name, value] of Object.entries(make())) context.header(name, value);
    await next();
    if (!saysWhoKeeps(context.res)) context.header('Cache-Control', 'no-store');
  };

/**
 * Where an answer says nothing of caches they decide by themselves; and a file of another build that is not here yet
 * must not be missing for as long as one that is may be kept.
 */
function saysWhoKeeps({ status, headers }: Response): boolean {
  const control = headers.get('Cache-Control');
  return control !== null && !(status >= 400 && control.startsWith('public'));
}

/** The headers that every answer has. */
const marks = (isSecure: boolean): Readonly<Record<string, string>> => ({
  'X-Request-Id': randomUUID(),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  ...(isSecure && { 'Strict-Transport-Security': `max-age=${yearSeconds}` }),
});
