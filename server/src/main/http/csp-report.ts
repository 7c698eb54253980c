import * as z from 'zod/mini';
import { readBody } from '../../platform/http/body.ts';
import { networkKey } from '../../platform/http/network-key.ts';
import type { Exchange, HttpApp, HttpContext } from '../../platform/http/exchange.ts';
import type { RateLimit, RateLimiter } from '../../platform/http/rate.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Log } from '../../platform/log.ts';

const maxBytes = 8 * 1024;
const perNetwork: RateLimit = { max: 20, seconds: 60, per: 'address' };
/** Whoever has many networks fills no log either. */
const ofAll: RateLimit = { max: 300, seconds: 60, per: 'address' };

/** The fields that are read of a report (CSP 3, 5.3); whatever else one holds is somebody's free text. */
const report = z.object({ 'csp-report': z.record(z.string(), z.unknown()) });

/** Takes browsers' reports of a broken content security policy; logs which page and which rule, and nothing secret. */
export function mountCspReport(
  app: HttpApp,
  { log, limiter, exchange }: { log: Log; limiter: RateLimiter; exchange(context: HttpContext): Exchange },
): void {
  app.post('/api/csp-report', async (context) => {
    const { address, now } = exchange(context);
    const seconds =
      limiter.take(`csp-report ${networkKey(address)}`, perNetwork, now) || limiter.take('csp-report', ofAll, now);
    if (seconds > 0) refuse('too_many_requests', { details: { seconds } });
    const told = read(await readBody(context.req.raw, maxBytes)) ?? refuse('invalid_input');
    log.warn({ report: told }, 'a page broke its content security policy');
    return context.body(null, 204);
  });
}

/** What a report says, fit for a log; undefined for what is none. */
function read(body: Buffer): Record<string, string | number> | undefined {
  const parsed = report.safeParse(parse(body));
  if (!parsed.success) return undefined;
  const fields = parsed.data['csp-report'];
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : undefined);
  const rule = (text('effective-directive') ?? text('violated-directive') ?? '').split(' ')[0] ?? '';
  const line = fields['line-number'];
  const told = {
    page: placeOf(text('document-uri'), 'path'),
    rule: /^[a-z-]{1,40}$/.test(rule) ? rule : undefined,
    blocked: placeOf(text('blocked-uri'), 'host'),
    source: placeOf(text('source-file'), 'path'),
    line: Number.isSafeInteger(line) ? (line as number) : undefined,
  };
  return Object.fromEntries(
    Object.entries(told).filter((pair): pair is [string, string | number] => pair[1] !== undefined),
  );
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Where something is: the path of one of our addresses, without its query and with everything that may be an id or a
 * token left out, or the host of any other. A keyword (`inline`, `eval`) stays.
 */
function placeOf(uri: string | undefined, part: 'path' | 'host'): string | undefined {
  if (uri === undefined) return undefined;
  if (/^[a-z-]{1,20}$/.test(uri)) return uri;
  if (!URL.canParse(uri)) return undefined;
  const { protocol, host, pathname } = new URL(uri);
  if (part === 'host') return (host || protocol).slice(0, 100);
  const steps = pathname.split('/').map((step) => (/^[a-z-]{0,30}(\.[a-z]{1,4})?$/.test(step) ? step : '…'));
  return steps.join('/').slice(0, 200);
}
