import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Kit } from './kit.ts';
import { atEnd } from './ends/at-end.ts';

/** A port nobody listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Serves a kit's application on a port, for what really goes over HTTP; until the file's tests are done. */
export async function listen({ listener }: Kit, port: number): Promise<void> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  atEnd(() => new Promise<void>((resolve) => (server.closeAllConnections(), server.close(() => resolve()))));
}
