import { createServer } from 'node:http';
import type { Server } from 'node:net';
import { hasCode } from '../error-code.ts';
import { inOneLine } from './one-line.ts';

/** Where a server listens: the settings HOST and PORT. */
export interface Address {
  HOST: string;
  PORT: number;
}

/** Listens; throws, in words for the operator, when that cannot be. `setting` is the one that the port comes from. */
export async function listenOn(server: Server, { HOST, PORT }: Address, setting = 'PORT'): Promise<void> {
  const listening = Promise.withResolvers<void>();
  server.once('error', listening.reject).listen(PORT, HOST, listening.resolve);
  try {
    await listening.promise;
  } catch (error) {
    throw new Error(why(error, { HOST, PORT }, setting), { cause: error });
  } finally {
    server.off('error', listening.reject);
  }
}

/** Throws as `listenOn` would, and leaves the port free: to know it before a start takes its time. */
export async function checkPort(address: Address, setting = 'PORT'): Promise<void> {
  const probe = createServer();
  await listenOn(probe, address, setting);
  await new Promise((resolve) => probe.close(resolve));
}

function why(error: unknown, { HOST, PORT }: Address, setting: string): string {
  if (hasCode(error, 'EADDRINUSE'))
    return (
      `Port ${PORT} of ${HOST} is in use. Stop what uses it, or set ${setting} to another one: ` +
      `${setting}=${PORT === 65_535 ? PORT - 1 : PORT + 1} npm start`
    );
  if (hasCode(error, 'EACCES')) return `Port ${PORT} is not open to this user. Set ${setting} to 1024 or more.`;
  if (hasCode(error, 'EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'))
    return (
      `HOST=${HOST} is no address of this machine. ` +
      `Set HOST to 127.0.0.1 (this machine alone) or 0.0.0.0 (the network too).`
    );
  return `Cannot listen on port ${PORT} of ${HOST}: ${inOneLine(error)}`;
}
