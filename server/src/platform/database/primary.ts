import pg from 'pg';
import { DatabaseAway } from './away.ts';

/** The one server of a cluster that takes writes, found again whenever it is another. */
export interface Primary {
  /** What pools and clients are opened with; each client of it connects to the primary. */
  readonly connection: pg.PoolConfig & { readonly Client: typeof pg.Client };
  close(): Promise<void>;
}

export interface PrimaryOptions {
  onError(error: unknown): void;
  /** How often the primary is asked whether it still is, in milliseconds. */
  watchMilliseconds?: number;
  /** How long a server may take to let us in and to answer that, in milliseconds. */
  patienceMilliseconds?: number;
}

type Callback = ((error: Error) => void) | ((error: null, client: pg.Client) => void);

interface Address {
  readonly host: string;
  readonly port: number;
}

// Two may take themselves for it, one of which slept while the other was chosen: each promotion begins a new timeline.
const whatItIs = `select case when pg_is_in_recovery() then null
  else left(pg_walfile_name(pg_current_wal_lsn()), 8) end as timeline`;

/**
 * The addresses of a setting such as `postgres://user:password@one:5432,two:5432/database`, each as an address of its
 * own.
 */
export function addressesOf(url: string): string[] {
  const parts = /^([a-z]+:\/\/(?:[^/?#]*@)?)([^/?#@]*)(.*)$/is.exec(url);
  return (parts?.[2] ?? '').split(',').map((host) => `${parts?.[1] ?? ''}${host}${parts?.[3] ?? ''}`);
}

/**
 * Opens what connects to the primary among the servers of DATABASE_URL. With several the one in use is asked every two
 * seconds: one that does not answer, or is no primary any more, has its connections cut, so that what waits on them
 * fails as `DatabaseAway` and is tried elsewhere. With one address, a proxy's for instance, a server that only reads is
 * refused.
 */
export function openPrimary(
  url: string,
  { onError, watchMilliseconds = 2_000, patienceMilliseconds = 3_000 }: PrimaryOptions,
): Primary {
  const [first = url, ...others] = addressesOf(url);
  const addresses = others.length === 0 ? [] : [first, ...others].map(hostOf);
  const finder = openFinder(addresses, (address) => ask(first, address, patienceMilliseconds));
  const clients = new Map<pg.Client, Address | undefined>();
  const cutOthers = (kept: Address | undefined) => {
    for (const [client, address] of clients) if (address !== kept) cut(client);
  };
  const look = async () => {
    const current = finder.known();
    if (clients.size === 0 || (current && (await ask(first, current, patienceMilliseconds)) !== undefined)) return;
    finder.doubt();
    cutOthers(await finder.find().catch(() => undefined));
  };
  const watching = addresses.length === 0 ? undefined : everyOnce(look, { milliseconds: watchMilliseconds, onError });

  class PrimaryClient extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      const options = typeof config === 'string' ? { connectionString: config } : config;
      super({ connectionTimeoutMillis: patienceMilliseconds, keepAlive: true, ...options });
      this.on('error', () => finder.doubt());
      this.on('end', () => clients.delete(this));
    }

    override connect(): Promise<pg.Client>;
    override connect(callback: Callback): void;
    override connect(callback?: Callback): Promise<pg.Client> | void {
      const reaching = reach(this);
      if (!callback) return reaching;
      // What follows on it may throw, and is then no failure of the connection.
      reaching.then(
        (client) => process.nextTick(callback, null, client),
        (error: Error) => process.nextTick(callback, error),
      );
    }
  }
  const connectTo = pg.Client.prototype.connect as (this: pg.Client) => Promise<pg.Client>;
  const reach = async (client: pg.Client): Promise<pg.Client> => {
    const address = await finder.find();
    if (address) Object.assign(client, address);
    clients.set(client, address);
    try {
      await connectTo.call(client);
      const { rows } = await client.query<{ timeline: string | null }>(whatItIs);
      if (typeof rows[0]?.timeline !== 'string') throw new DatabaseAway('this server only reads');
      return client;
    } catch (error) {
      finder.doubt();
      clients.delete(client);
      cut(client);
      throw error;
    }
  };
  return {
    connection: { connectionString: first, Client: PrimaryClient },
    close: async () => clearInterval(watching),
  };
}

/** Does something again and again, never twice at once. */
export function everyOnce(
  work: () => Promise<void>,
  { milliseconds, onError }: { milliseconds: number; onError(error: unknown): void },
): NodeJS.Timeout {
  let isWorking = false;
  return setInterval(() => {
    if (isWorking) return;
    isWorking = true;
    void work()
      .catch(onError)
      .finally(() => (isWorking = false));
  }, milliseconds).unref();
}

/** Remembers which server was the primary; of many who look for it at once, one does. */
function openFinder(
  addresses: readonly Address[],
  ask: (address: Address) => Promise<string | undefined>,
): { known(): Address | undefined; find(): Promise<Address | undefined>; doubt(): void } {
  let known: Address | undefined;
  let finding: Promise<Address> | undefined;
  const look = async () => {
    const answers = await Promise.all(addresses.map(async (address) => ({ address, timeline: await ask(address) })));
    const newest = answers
      .filter(({ timeline }) => timeline !== undefined)
      .toSorted((one, other) => (String(one.timeline) < String(other.timeline) ? 1 : -1))[0];
    if (!newest) throw new DatabaseAway('none of the servers takes writes');
    return (known = newest.address);
  };
  return {
    known: () => known,
    async find() {
      if (addresses.length === 0) return undefined;
      return known ?? (finding ??= look().finally(() => (finding = undefined)));
    },
    doubt: () => void (known = undefined),
  };
}

/** The timeline of a server that takes writes; undefined when it does not, or does not answer in time. */
async function ask(url: string, address: Address, patienceMilliseconds: number): Promise<string | undefined> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: patienceMilliseconds,
    query_timeout: patienceMilliseconds,
    application_name: 'vonk looks for the primary',
  });
  client.on('error', () => undefined);
  Object.assign(client, address);
  try {
    await client.connect();
    const { rows } = await client.query<{ timeline: string | null }>(whatItIs);
    return rows[0]?.timeline ?? undefined;
  } catch {
    return undefined;
  } finally {
    // Its farewell is not waited for: a server that sleeps does not say it.
    void client.end().catch(() => undefined);
    cut(client);
  }
}

/** Ends a connection at once: what waits on it fails as that of a lost one does. */
export const cut = (client: pg.Client): void => {
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
};

function hostOf(url: string): Address {
  const { hostname, port } = new URL(url);
  return { host: decodeURIComponent(hostname).replace(/^\[(.+)\]$/, '$1'), port: Number(port || 5432) };
}
