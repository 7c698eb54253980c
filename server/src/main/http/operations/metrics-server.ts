import { createServer, type Server } from 'node:http';
import type { Log } from '../../../platform/log.ts';
import { mayReadFigures } from './operations.ts';
import type { Metrics } from './metrics.ts';

/**
 * Answers `/metrics` on a port of its own (`METRICS_PORT`), which a firewall keeps to those who watch, and nothing
 * else; not listening yet. Where `METRICS_TOKEN` is set it is asked for here too.
 */
export function openMetricsServer(
  { token, log }: { token: string | undefined; log: Log },
  metrics: Pick<Metrics, 'text' | 'contentType'>,
): Server {
  return createServer((request, response) => {
    const isAsked = request.method === 'GET' && request.url === '/metrics';
    if (!isAsked || !mayReadFigures(request.headers.authorization, { token, isOpen: true }))
      return response.writeHead(404).end();
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'the figures could not be read');
        response.writeHead(503, { 'retry-after': '3' }).end();
      },
    );
    return undefined;
  });
}
