import type { MiddlewareHandler } from 'hono';
import type { Faults } from '../../../numbers/index.ts';
import type { Metrics } from './metrics.ts';

const hasFailed = (status: number) => status >= 500;

/** What became of a call, for the figures of this process and, where it failed, for the numbers (STAFF-5). */
export const answeredBy =
  (metrics: Metrics, faults: Faults): Metrics['answered'] =>
  (name, status, milliseconds) => {
    metrics.answered(name, status, milliseconds);
    if (hasFailed(status)) faults.note('call_errors', name);
  };

/** Counts pages and files that failed, under no name: an address may name somebody. Calls are counted by theirs. */
export const countsFailures =
  (faults: Faults): MiddlewareHandler =>
  async (context, next) => {
    await next();
    // Read when it is there: asked for before, it would be made.
    if (!context.req.path.startsWith('/api/') && hasFailed(context.res.status)) faults.note('call_errors', '');
  };
