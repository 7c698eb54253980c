import type pg from 'pg';

export interface ListenerOptions {
  /** A new, unconnected client with a `connectionTimeoutMillis`. */
  connect(): pg.Client;
  /** What is to be listened to, asked at every connection. */
  channels(): Iterable<string>;
  onNotification(channel: string, payload: string): void;
  /** Runs after the connection was lost and is back. */
  onReconnect(): void;
  onError(error: Error): void;
  /** How often the connection is asked whether it still lives, and how long the answer may take. */
  pingMilliseconds: number;
}

export interface Listener {
  /** Listens to one more channel; while there is no connection, the next one will. */
  listen(channel: string): Promise<void>;
  close(): Promise<void>;
}

const longestPause = 5000;

/** Keeps one connection that hears notifications: lost, it is opened again by one loop with growing pauses. */
export async function openListener(options: ListenerOptions): Promise<Listener> {
  const { onReconnect, onError, pingMilliseconds } = options;
  let client: pg.Client | undefined;
  let isClosed = false;
  const leave = async () => void (await client?.end());
  const open = async () => {
    client = await openClient(options, (lost) => {
      // A connection that never became ours is tried again by the loop that opened it.
      if (client === lost && !isClosed) void reopen();
    });
  };
  const reopen = async () => {
    client = undefined;
    for (let pause = 100; !isClosed && !client; pause = Math.min(pause * 2, longestPause)) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      if (!isClosed) await open().catch(onError);
    }
    if (isClosed) return leave();
    onReconnect();
  };
  await open();
  const pinging = setInterval(() => client && ping(client, options), pingMilliseconds).unref();
  return {
    listen: async (channel) => void (await client?.query(`listen ${channel}`)),
    async close() {
      isClosed = true;
      clearInterval(pinging);
      await leave();
    },
  };
}

async function openClient(
  { connect, channels, onNotification, onError }: ListenerOptions,
  onLost: (client: pg.Client) => void,
): Promise<pg.Client> {
  const client = connect();
  let isLost = false;
  client.on('error', onError);
  client.on('end', () => {
    isLost = true;
    onLost(client);
  });
  client.on('notification', ({ channel, payload }) => onNotification(channel, payload ?? ''));
  try {
    await client.connect();
    for (const channel of channels()) await client.query(`listen ${channel}`);
    if (isLost) throw new Error('the connection for notifications was lost while it was opened');
    return client;
  } catch (error) {
    void client.end().catch(onError);
    throw error;
  }
}

/**
 * Ends a connection that does not answer: one cut without a word (a firewall, a cable) looks alive for hours to whoever
 * only listens.
 */
function ping(client: pg.Client, { pingMilliseconds, onError }: ListenerOptions): void {
  const timer = setTimeout(() => void client.end().catch(onError), pingMilliseconds);
  const answered = () => clearTimeout(timer);
  client.query('select 1').then(answered, answered);
}
