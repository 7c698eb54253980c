import { createHash, timingSafeEqual } from 'node:crypto';
import { api } from '@vonk/contract/api';
import type { HttpApp, HttpContext } from '../../../platform/http/exchange.ts';
import type { Services } from '../../services.ts';
import type { Metrics } from './metrics.ts';
import { openApiOf } from '../openapi.ts';

const openApi = openApiOf(api);

/**
 * What operators and developers ask. Whether the process and its database answer is told on any host, because a load
 * balancer asks by address; the contract only where a site is served, the figures only to who has `METRICS_TOKEN`,
 * and not here where they have a port of their own.
 */
export function mountOperations(
  app: HttpApp,
  { config, db, isDemo }: Services,
  {
    metrics,
    isServed,
    ending,
  }: { metrics: Metrics; isServed(context: HttpContext): boolean; ending: AbortSignal | undefined },
): void {
  app.get('/openapi.json', (context) =>
    isServed(context) ? context.json(openApi) : context.text('This host is not served here.', 421),
  );
  app.get('/healthz', (context) => (ending?.aborted ? context.text('ending', 503) : context.text('ok')));
  app.get('/readyz', async (context) => {
    try {
      await db.pool.query('select 1');
      return context.text('ready');
    } catch {
      return context.text('the database does not answer', 503);
    }
  });
  app.get('/metrics', async (context) => {
    const isOpen = isDemo && config.METRICS_PORT === undefined;
    const token = config.METRICS_PORT === undefined ? config.METRICS_TOKEN : undefined;
    const mayRead = mayReadFigures(context.req.header('authorization'), { token, isOpen });
    return mayRead ? context.text(await metrics.text()) : context.notFound();
  });
}

/** Whether who sends this header reads the figures: by the token, or, where there is none, where they are open. */
export const mayReadFigures = (
  authorization: string | undefined,
  { token, isOpen }: { token: string | undefined; isOpen: boolean },
): boolean => (token === undefined ? isOpen : isBearer(authorization, token));

/** Takes the same time whichever character is wrong. */
function isBearer(header: string | undefined, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(header ?? ''), hash(`Bearer ${token}`));
}
