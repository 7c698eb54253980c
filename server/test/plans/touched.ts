import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { vi } from 'vitest';
import { sql, type Statement } from '../../src/platform/database/db.ts';
import { atEnd } from '../ends/at-end.ts';
import { connectTo } from '../database.ts';
import type { Kit } from '../kit.ts';

/** What one statement read, functions that it calls along with it. */
export interface Touched {
  readonly text: string;
  /** Tables that were read from end to end. */
  readonly walked: readonly string[];
  readonly indexes: readonly string[];
  /** Entries of indexes, rows of tables that were walked over, and rows fetched by an index. */
  readonly read: number;
  readonly blocks: number;
}

/** Tells what the product touches, on connections of its own that keep their plans. */
export interface Probe {
  /** What is sent outside of transactions while `work` runs, in its order; it runs a second time and is taken back. */
  of(work: () => Promise<unknown>): Promise<Touched[]>;
  /** The same and what is sent in transactions, which run here. */
  ofTransactions(work: () => Promise<unknown>): Promise<Touched[]>;
  /** Keeps PostgreSQL from finding out by itself what these tables hold, upon which it would plan anew. */
  keepUnknown(tables: readonly string[]): Promise<void>;
  forgetPlans(): Promise<void>;
}

// An index counts its entries, a table the rows that were walked over or fetched by an index; partitions are one table.
const counted = `select c.oid, regexp_replace(c.relname, '_(\\d{8}|default)', '') as name, c.relkind as kind,
    pg_stat_get_xact_numscans(c.oid)::int as scans, pg_stat_get_xact_tuples_returned(c.oid)::int as returned,
    case c.relkind when 'r' then pg_stat_get_xact_tuples_fetched(c.oid)::int else 0 end as fetched,
    pg_stat_get_xact_blocks_fetched(c.oid)::int as blocks
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'i')
    and pg_stat_get_xact_blocks_fetched(c.oid) > 0`;

interface Counted {
  oid: number;
  name: string;
  kind: 'r' | 'i';
  scans: number;
  returned: number;
  fetched: number;
  blocks: number;
}

const sumOf = (rows: readonly Counted[], of: (row: Counted) => number) => rows.reduce((sum, row) => sum + of(row), 0);

const countOn = async (client: pg.Client) => (await client.query<Counted>({ name: 'counted', text: counted })).rows;
// Else what the transaction before touched is counted along.
const countAnew = (client: pg.Client) => client.query('select pg_stat_force_next_flush()');

const touchedIn = (text: string, rows: readonly Counted[]): Touched => ({
  text,
  walked: rows.filter(({ kind, scans }) => kind === 'r' && scans > 0).map(({ name }) => name),
  indexes: rows.filter(({ kind, scans }) => kind === 'i' && scans > 0).map(({ name }) => name),
  read: sumOf(rows, ({ returned, fetched }) => returned + fetched),
  blocks: sumOf(rows, ({ blocks }) => blocks),
});

/** Runs a statement, takes it back and tells what it touched. */
async function touchedBy(client: pg.Client, { name, text }: Statement, values: readonly unknown[]): Promise<Touched> {
  await countAnew(client);
  await client.query('begin');
  try {
    await client.query({ name, text, values: [...values] });
    return touchedIn(text, await countOn(client));
  } finally {
    await client.query('rollback');
  }
}

const since = (rows: readonly Counted[], before: readonly Counted[]): Counted[] =>
  rows.map((row) => {
    const was = before.find(({ oid }) => oid === row.oid);
    if (!was) return row;
    const [scans, returned] = [row.scans - was.scans, row.returned - was.returned];
    return { ...row, scans, returned, fetched: row.fetched - was.fetched, blocks: row.blocks - was.blocks };
  });

type Sent = Partial<Statement> & { readonly values?: unknown[] };

/** A connection for a transaction, which tells of each of its statements what it touched. */
function lend(
  client: pg.Client,
  { onTouched, release }: { onTouched(touched: Touched): void; release(): void },
): pg.PoolClient {
  let before: Counted[] = [];
  const query = async (sent: string | Sent) => {
    if (sent === 'begin') await countAnew(client);
    const answer = await client.query(sent as pg.QueryConfig);
    if (typeof sent === 'string') return answer;
    const rows = await countOn(client);
    onTouched(touchedIn(sent.text ?? '', since(rows, before)));
    before = rows;
    return answer;
  };
  return { query, release } as unknown as pg.PoolClient;
}

/** What the work that is looked at sends; timers that were set before it go on beside it. */
const within = new AsyncLocalStorage<Touched[]>();
// The bus between processes has names of its own, and tells by the clock what it gathered.
const isAsked = (sent: Sent): sent is Statement & Sent => sent.text !== undefined && sent.name === sql(sent.text).name;

/** Has what `touched` is of run on the client that `clientOf` names, too. */
function watchStatements(touched: Touched[], clientOf: (pool: pg.Pool) => pg.Client) {
  const send = pg.Pool.prototype.query as (this: pg.Pool, ...sent: unknown[]) => Promise<unknown>;
  let last: Promise<unknown> = Promise.resolve();
  return vi.spyOn(pg.Pool.prototype, 'query').mockImplementation(async function (this: pg.Pool, ...sent: unknown[]) {
    const statement = sent[0] as Sent;
    if (within.getStore() === touched && isAsked(statement)) {
      // A page sends several at once; what one touches is told apart from the others.
      const mine = last.then(() => touchedBy(clientOf(this), statement, statement.values ?? []));
      last = mine;
      touched.push(await mine);
    }
    return send.apply(this, sent);
  } as typeof pg.Pool.prototype.query);
}

/** Has the transactions of what `touched` is of run on `client`, one after the other. */
function watchTransactions(touched: Touched[], client: pg.Client) {
  const connect = pg.Pool.prototype.connect as (this: pg.Pool, ...given: unknown[]) => Promise<pg.PoolClient>;
  let isFree: Promise<unknown> = Promise.resolve();
  return vi.spyOn(pg.Pool.prototype, 'connect').mockImplementation(async function (this: pg.Pool, ...given: unknown[]) {
    // A pool takes connections for single statements by itself, with a callback.
    if (within.getStore() !== touched || given.length > 0) return connect.apply(this, given);
    const { promise, resolve: release } = Promise.withResolvers<void>();
    const before = isFree;
    isFree = promise;
    await before;
    return lend(client, { onTouched: (each) => touched.push(each), release });
  } as typeof pg.Pool.prototype.connect);
}

export async function openProbe({ db, connection }: Kit): Promise<Probe> {
  const [usual, plannedOnce, transactions] = [connectTo(connection), connectTo(connection), connectTo(connection)];
  for (const client of [usual, plannedOnce, transactions]) {
    client.on('error', () => undefined);
    await client.connect();
    atEnd(() => client.end());
  }
  // As the connections of the product have it that are for such statements.
  await plannedOnce.query('set plan_cache_mode = force_generic_plan');
  const watch = async (work: () => Promise<unknown>, { withTransactions = false } = {}) => {
    const touched: Touched[] = [];
    const spies = [watchStatements(touched, (pool) => (pool === db.pool ? usual : plannedOnce))];
    const more = withTransactions ? [watchTransactions(touched, transactions)] : [];
    try {
      await within.run(touched, work);
    } finally {
      for (const spy of [...spies, ...more]) spy.mockRestore();
    }
    return touched;
  };
  return {
    of: (work) => watch(work),
    ofTransactions: (work) => watch(work, { withTransactions: true }),
    async keepUnknown(tables) {
      const { rows } = await db.pool.query<{ name: string }>(
        `select oid::regclass::text as name from pg_class
          where relkind = 'r' and regexp_replace(relname, '_(\\d{8}|default)$', '') = any($1)`,
        [tables],
      );
      for (const { name } of rows) await db.pool.query(`alter table ${name} set (autovacuum_enabled = off)`);
    },
    async forgetPlans() {
      for (const client of [usual, plannedOnce, transactions]) await client.query('discard plans');
    },
  };
}
