import { connect, type ConnectionOptions, type NatsConnection } from '@nats-io/transport-node';
import { setTimeout as sleep } from 'node:timers/promises';

const shortestPause = 200;
const longestPause = 5_000;

export interface NatsLineOptions {
  /** The setting BUS_URL. */
  readonly url: string;
  /** A connection is there on which nothing is subscribed yet. */
  onOpen(connection: NatsConnection): void;
  /** It was away, or never there, and is. */
  onReturn(): void;
  onError(error: unknown): void;
}

export interface NatsLine {
  /** The connection, also while it looks for a server that answers. */
  connection(): NatsConnection | undefined;
  isConnected(): boolean;
  close(): Promise<void>;
}

/** Keeps one connection to the servers of NATS: what cannot be had is asked for again, with growing pauses. */
export function openNatsLine({ url, onOpen, onReturn, onError }: NatsLineOptions): NatsLine {
  let connection: NatsConnection | undefined;
  let isConnected = false;
  const leaving = new AbortController();
  const isBack = () => {
    isConnected = true;
    onReturn();
  };
  const follow = async (opened: NatsConnection) => {
    connection = opened;
    onOpen(opened);
    isBack();
    for await (const { type } of opened.status()) {
      if (type === 'disconnect') isConnected = false;
      if (type === 'reconnect') isBack();
    }
    const reason = await opened.closed();
    if (reason) onError(reason);
  };
  const keep = async () => {
    for (let pause = shortestPause; !leaving.signal.aborted; pause = Math.min(pause * 2, longestPause)) {
      const opened = await connect(connectionOptions(url)).catch(onError);
      if (opened && leaving.signal.aborted) return opened.close();
      if (opened) {
        await follow(opened).catch(onError);
        pause = shortestPause;
      }
      isConnected = false;
      connection = undefined;
      await sleep(pause, undefined, { signal: leaving.signal, ref: false }).catch(() => undefined);
    }
  };
  void keep().catch(onError);
  return {
    connection: () => connection,
    isConnected: () => isConnected,
    async close() {
      leaving.abort();
      await connection?.close().catch(onError);
    },
  };
}

/** Servers with a comma between; user and password are those of the first that names them. */
function connectionOptions(url: string): ConnectionOptions {
  const servers = url.split(',').map((one) => new URL(one.includes('://') ? one : `nats://${one}`));
  const named = servers.find(({ username }) => username !== '');
  return {
    servers: servers.map(({ hostname, port }) => `${hostname}:${port || 4222}`),
    ...(named && { user: decodeURIComponent(named.username), pass: decodeURIComponent(named.password) }),
    ...(servers.some(({ protocol }) => protocol === 'tls:') && { tls: {} }),
    name: 'vonk',
    noEcho: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 500,
    pingInterval: 5_000,
    timeout: 5_000,
  };
}
