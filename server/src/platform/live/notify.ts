import type pg from 'pg';
import { openListener } from '../notify/listener.ts';

/**
 * Tells every process on this database something, after commit. A message may be lost: what it says must be found in
 * tables too.
 */
export interface Notifier {
  /** Publishes on `channel`, one notification for each different payload. */
  publish(channel: string, ...payloads: string[]): Promise<void>;
  /** Calls `listener` for what any process (this one too) published on `channel`. */
  subscribe(channel: string, listener: (payload: string) => void): void;
  /** How many processes are on the bus, this one included, as their connections say. */
  countProcesses(): Promise<number>;
  /** Resolves when all that was subscribed so far is heard. */
  isListening(): Promise<void>;
  /** Runs after the connection was lost and is back: messages may have been missed. */
  onReconnect(listener: () => void): void;
  close(): Promise<void>;
}

export interface NotifierOptions {
  /**
   * A new, unconnected client of its own, with a `connectionTimeoutMillis`; LISTEN must not share a pooled connection.
   */
  connect(): pg.Client;
  pool: pg.Pool;
  /** The `application_name` of the clients that `connect` makes, on every process. */
  name?: string;
  onError(error: Error): void;
  /** How often the connection is asked whether it still lives, and how long the answer may take. */
  pingMilliseconds?: number;
}

// Not written to disk before it is told: one process at a time may publish, and a message may be lost anyway.
const notify = `select pg_notify($1, payload), set_config('synchronous_commit', 'off', true)
  from unnest($2::text[]) payload`;
const countBuses = `select count(*)::integer as count from pg_stat_activity
  where datname = current_database() and application_name = $1`;

/** PostgreSQL NOTIFY as a bus between processes, with its own connection that comes back by itself. */
export async function openNotifier({
  connect,
  pool,
  name = '',
  onError,
  pingMilliseconds = 15_000,
}: NotifierOptions): Promise<Notifier> {
  const listeners = new Map<string, ((payload: string) => void)[]>();
  const reconnectListeners: (() => void)[] = [];
  let lastListen: Promise<void> = Promise.resolve();
  const bus = await openListener({
    connect,
    channels: () => listeners.keys(),
    onNotification(channel, payload) {
      for (const listener of listeners.get(channel) ?? []) listener(payload);
    },
    onReconnect() {
      for (const listener of reconnectListeners) listener();
    },
    onError,
    pingMilliseconds,
  });
  return {
    publish: async (channel, ...payloads) =>
      void (await pool.query({ name: 'notify', text: notify, values: [channel, payloads] })),
    subscribe(channel, listener) {
      if (!/^[a-z_]+$/.test(channel)) throw new Error(`not a channel name: ${channel}`);
      const known = listeners.get(channel);
      if (known) return void known.push(listener);
      listeners.set(channel, [listener]);
      lastListen = lastListen.then(() => bus.listen(channel)).catch(onError);
    },
    async countProcesses() {
      const { rows } = await pool.query<{ count: number }>({ name: 'count-buses', text: countBuses, values: [name] });
      return rows[0]?.count ?? 0;
    },
    isListening: () => lastListen,
    onReconnect: (listener) => void reconnectListeners.push(listener),
    async close() {
      await lastListen;
      await bus.close();
    },
  };
}
