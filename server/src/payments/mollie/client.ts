import https, { Agent, type AgentOptions } from 'node:https';
import { createMollieClient, type MollieClient } from '@mollie/api-client';

/** How the account at Mollie is reached, and by which of its keys. */
export type ClientAccess = { readonly apiUrl?: string | undefined } & (
  | { readonly apiKey: string }
  | { readonly accessToken: string }
);

/** Shorter than servers keep one that nobody uses: a question on a connection that was just closed is lost. */
const idleMs = 4_000;

/** Connections that are used again, vouched for by the certificates that Node knows. */
class KeptConnections extends Agent {
  constructor({ ca: _ofTheClient, ...options }: AgentOptions = {}) {
    super({ ...options, keepAlive: true, timeout: idleMs });
  }
}

/**
 * Mollie's official client. It takes no agent of ours, and its own opens a connection for each question and reads a
 * list of certificates of 2021 for it, 6 ms of the event loop; so it is given another where it makes its own.
 */
export function openMollieClient({ apiUrl, ...key }: ClientAccess): MollieClient {
  Object.assign(https, { Agent: KeptConnections });
  try {
    return createMollieClient({ ...key, ...(apiUrl === undefined ? {} : { apiEndpoint: apiUrl }) });
  } finally {
    Object.assign(https, { Agent });
  }
}
