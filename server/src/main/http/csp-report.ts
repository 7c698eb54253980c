import * as z from 'zod/mini';
import { readBody } from '../../platform/http/body.ts';
import type { Exchange, HttpApp, HttpContext } from '../../platform/http/exchange.ts';
import { networkKey } from '../../platform/http/rates/network-prefix.ts';
import type { Rates } from '../../platform/http/rates/shared-rates.ts';
import { orRefuse, refuse } from '../../platform/refusal.ts';
import type { Log } from '../../platform/log.ts';
import type { Site } from '../../sites/index.ts';

const maxBytes = 8 * 1024;
const perNetwork = { max: 20, seconds: 60 };
/** Whoever has many networks fills no log either. */
const ofAll = { max: 300, seconds: 60 };

/** The fields that are read of a report (CSP 3, 5.3); whatever else one holds is somebody's free text. */
const report = z.object({ 'csp-report': z.record(z.string(), z.unknown()) });

interface ReportOptions {
  log: Log;
  rates: Rates;
  exchange(context: HttpContext): Exchange;
  siteAt(context: HttpContext): Site | undefined;
}

/** Takes browsers' reports of a broken content security policy; logs which page and which rule, and nothing secret. */
export function mountCspReport(app: HttpApp, { log, rates, exchange, siteAt }: ReportOptions): void {
  app.post('/api/csp-report', async (context) => {
    const { address, now } = exchange(context);
    const site = orRefuse(siteAt(context), 'unknown_site');
    const counts = [
      { action: 'csp-report network', subject: networkKey(address), limit: perNetwork },
      { action: 'csp-report all', subject: '', limit: ofAll },
    ];
    const seconds = await rates.take(site, counts, now);
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
