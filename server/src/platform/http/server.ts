import { createServer, type Server } from 'node:http';
import { minute } from '@vonk/contract/durations';

/**
 * Longer than any proxy keeps an idle connection (nginx and the balancers of the large clouds: 60 s), so that it is
 * never we who close one on which a request is just being sent.
 */
const keepAliveTimeout = 75_000;
/** How long the head of a request may take; Node counts it from the end of the last one on the same connection. */
const headersTimeout = keepAliveTimeout + 5_000;
/** How long a whole request may take, a photo by a slow line included. */
const requestTimeout = 5 * minute;

/** An HTTP server that is not listening yet. */
export const openHttpServer = (): Server => createServer({ keepAliveTimeout, headersTimeout, requestTimeout });
