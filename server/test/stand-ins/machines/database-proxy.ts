import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import type pg from 'pg';
import { atEnd } from '../../ends/at-end.ts';

/** A way to the database that can fail. */
export interface DatabaseProxy {
  readonly connection: pg.PoolConfig;
  /** Cuts all connections; new ones are let in. */
  cut(): void;
  /** Keeps connections open but passes nothing on, as a lost network does. */
  freeze(): void;
  /** Refuses new connections until `thaw`. */
  refuse(): void;
  thaw(): void;
  /** How many connections were asked for. */
  attempts(): number;
}

/** A TCP proxy before the test's PostgreSQL, which may listen on a socket of the file system. */
export async function startDatabaseProxy(connection: pg.PoolConfig): Promise<DatabaseProxy> {
  const url = connection.connectionString === undefined ? undefined : new URL(connection.connectionString);
  const host = url?.hostname ?? connection.host ?? '127.0.0.1';
  const port = Number(url?.port || connection.port || 5432);
  const target = host.startsWith('/') ? { path: join(host, `.s.PGSQL.${port}`) } : { host, port };
  const pairs = new Set<readonly [Socket, Socket]>();
  let isFrozen = false;
  let isRefusing = false;
  let attempts = 0;
  const server = createServer((near) => {
    attempts += 1;
    if (isRefusing) return void near.destroy();
    const far = connect(target);
    const pair = [near, far] as const;
    pairs.add(pair);
    for (const [from, to] of [pair, [far, near]] as const) {
      from.on('data', (bytes) => void (isFrozen || to.write(bytes)));
      from.on('error', () => {});
      from.on('close', () => {
        if (!isFrozen) to.destroy();
        pairs.delete(pair);
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: own } = server.address() as AddressInfo;
  const cut = () => {
    for (const [near, far] of pairs) {
      near.destroy();
      far.destroy();
    }
  };
  atEnd(() => {
    cut();
    server.close();
  });
  const through = url
    ? { connectionString: Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(own) }).href }
    : { ...connection, host: '127.0.0.1', port: own };
  return {
    connection: through,
    cut,
    freeze: () => void (isFrozen = true),
    refuse: () => void (isRefusing = true),
    thaw() {
      isFrozen = false;
      isRefusing = false;
    },
    attempts: () => attempts,
  };
}
