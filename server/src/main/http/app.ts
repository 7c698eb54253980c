import { api } from '@vonk/contract/api';
import { randomUUID } from 'node:crypto';
import { type AnyCall, findMember, type MemberCall } from '../../accounts/index.ts';
import { countryOfAddress } from '../../places/index.ts';
import { compress } from '../../platform/http/compress.ts';
import { exchangeOf, type HttpContext } from '../../platform/http/exchange.ts';
import { createApi } from '../../platform/http/http.ts';
import { mountSandboxCheckout } from '../../payments/index.ts';
import { memoryRateLimiter } from '../../platform/http/rate.ts';
import { originOf } from '../../sites/index.ts';
import { showMail } from './dev-mail.ts';
import { loadErrorTexts } from './error-texts.ts';
import { mountEvents } from './events.ts';
import { mountExportFiles } from './export-files.ts';
import { identifier, type IdentifyOptions, localeOf, siteOf } from './identify.ts';
import { createMetrics } from './metrics.ts';
import { openApiOf } from './openapi.ts';
import type { Pages } from '../web/pages.ts';
import { mountPhotoFiles } from './photo-files.ts';
import { mountRoutes } from '../routes.ts';
import type { Services } from '../services.ts';
import { serveWeb } from '../web/web.ts';

/** The whole HTTP application: calls, live stream, operations and pages. */
export async function createApp(services: Services, pages: Pages | undefined) {
  const { config, clock, live, log } = services;
  const metrics = createMetrics(() => live.count());
  const identifyOptions: IdentifyOptions = {
    sites: services.sites,
    isDemo: services.isDemo,
    findMember: oncePerPage((exchange, site) => findMember(services, exchange, site)),
    countryOf: countryOfAddress,
    touch: (call) => services.activity.touch(call),
  };
  const identify = identifier(identifyOptions);
  const exchange = (context: HttpContext) => exchangeOf(context, clock.now(), config.TRUST_PROXY);
  const onBug = (error: unknown) => log.error({ err: error }, 'a request failed');
  const errorText = await loadErrorTexts();
  const { app, mount, refuseOthers } = createApi<AnyCall, MemberCall>({
    identify,
    exchange,
    limiter: memoryRateLimiter(),
    errorText,
    onBug,
    onAnswer: metrics.answered,
  });

  app.use('*', compress);
  app.use('*', async (context, next) => {
    context.header('X-Request-Id', randomUUID());
    context.header('X-Content-Type-Options', 'nosniff');
    context.header('Referrer-Policy', 'same-origin');
    if (isHttps(services)) context.header('Strict-Transport-Security', 'max-age=31536000');
    await next();
  });
  mountOperations(app, services, metrics);
  mountEvents(app, { live, identify: (context) => identify(exchange(context)) });
  mountExportFiles(app, services, (context) => identify(exchange(context)));
  mountPhotoFiles(app, services, (context) => identify(exchange(context)));
  mountRoutes(mount, services);
  refuseOthers();
  if (services.providers.some(({ name }) => name === 'sandbox')) mountSandboxCheckout(app, services);
  app.get('/dev/mail/:id', (context) => showMail(services, context));
  if (pages) {
    serveWeb(app, {
      pages,
      who: async (context) => {
        const site = siteOf(identifyOptions, exchange(context).host);
        if (!site) return undefined;
        const { member, visitor } = await identify(exchange(context));
        return {
          site,
          locale: localeOf(visitor.cookie('locale'), site, member?.member),
          isMember: member !== undefined,
          now: clock.now(),
        };
      },
      failureText: (locale) => errorText(locale, 'internal', undefined),
      origin: (_context, site) => originOf(services, site),
      isHttps: isHttps(services),
      onBug,
    });
  }
  return app;
}

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

const isHttps = ({ config }: Services) => config.PUBLIC_URL.startsWith('https://');

const openApi = openApiOf(api);

function mountOperations(
  app: Awaited<ReturnType<typeof createApi<AnyCall, MemberCall>>>['app'],
  { db, log }: Services,
  metrics: ReturnType<typeof createMetrics>,
) {
  app.get('/openapi.json', (context) => context.json(openApi));
  app.get('/healthz', (context) => context.text('ok'));
  app.get('/readyz', async (context) => {
    try {
      await db.pool.query('select 1');
      return context.text('ready');
    } catch {
      return context.text('the database does not answer', 503);
    }
  });
  app.get('/metrics', async (context) => context.text(await metrics.text()));
  app.post('/api/csp-report', async (context) => {
    const report = (await context.req.text()).slice(0, 2000);
    log.warn({ report }, 'a page broke its content security policy');
    return context.body(null, 204);
  });
}
