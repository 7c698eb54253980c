import type pg from 'pg';

/** Tells every process on this database something, after commit. A message may be lost: what it says must be found in tables too. */
export interface Notifier {
  publish(channel: string, payload: string): Promise<void>;
  /** Calls `listener` for what any process (this one too) published on `channel`. */
  subscribe(channel: string, listener: (payload: string) => void): void;
  /** Runs after the connection was lost and is back: messages may have been missed. */
  onReconnect(listener: () => void): void;
  close(): Promise<void>;
}

export interface NotifierOptions {
  /** A new, unconnected client of its own; LISTEN must not share a pooled connection. */
  connect(): pg.Client;
  pool: pg.Pool;
  onError(error: Error): void;
}

/** PostgreSQL NOTIFY as a bus between processes, with its own connection that comes back by itself. */
export async function openNotifier({ connect, pool, onError }: NotifierOptions): Promise<Notifier> {
  const listeners = new Map<string, ((payload: string) => void)[]>();
  const reconnectListeners: (() => void)[] = [];
  let client: pg.Client | undefined;
  let lastListen: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  const open = async () => {
    const next = connect();
    next.on('error', onError);
    next.on('end', () => void (isClosed || reopen()));
    next.on('notification', ({ channel, payload }) => {
      for (const listener of listeners.get(channel) ?? []) listener(payload ?? '');
    });
    await next.connect();
    for (const channel of listeners.keys()) await next.query(`listen ${channel}`);
    client = next;
  };
  const reopen = async () => {
    for (let wait = 100; !isClosed; wait = Math.min(wait * 2, 5000)) {
      await new Promise((resolve) => setTimeout(resolve, wait));
      try {
        await open();
        for (const listener of reconnectListeners) listener();
        return;
      } catch (error) {
        onError(error as Error);
      }
    }
  };

  await open();
  return {
    publish: async (channel, payload) =>
      void (await pool.query({ name: 'notify', text: 'select pg_notify($1, $2)', values: [channel, payload] })),
    subscribe(channel, listener) {
      if (!/^[a-z_]+$/.test(channel)) throw new Error(`not a channel name: ${channel}`);
      const known = listeners.get(channel);
      if (known) return void known.push(listener);
      listeners.set(channel, [listener]);
      lastListen = lastListen.then(() => client?.query(`listen ${channel}`)).catch(onError);
    },
    onReconnect: (listener) => void reconnectListeners.push(listener),
    async close() {
      isClosed = true;
      await client?.end();
    },
  };
}
