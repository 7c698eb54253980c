import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { vi } from 'vitest';
import { sql, type Statement, type Tx } from '../../src/platform/database/db.ts';
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

/** Runs what the product sends a second time, each on a connection that keeps its plans, and tells what it touched. */
export interface Probe {
  /** What is sent outside of transactions while `work` runs, in its order. */
  of(work: () => Promise<unknown>): Promise<Touched[]>;
  /** The same of what is written in the transaction that `work` is given. */
  ofTransaction(work: (tx: Tx) => Promise<unknown>): Promise<Touched[]>;
  /** Keeps PostgreSQL from finding out by itself what these tables hold, upon which it would plan anew. */
  keepUnknown(tables: readonly string[]): Promise<void>;
  /** Forgets the plans that were made. */
  forgetPlans(): Promise<void>;
}

// An index counts its entries, a table the rows that were walked over or fetched by an index; partitions are one table.
const counted = `select regexp_replace(c.relname, '_(\\d{8}|default)', '') as name, c.relkind as kind,
    pg_stat_get_xact_numscans(c.oid)::int as scans, pg_stat_get_xact_tuples_returned(c.oid)::int as returned,
    case c.relkind when 'r' then pg_stat_get_xact_tuples_fetched(c.oid)::int else 0 end as fetched,
    pg_stat_get_xact_blocks_fetched(c.oid)::int as blocks
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'i')
    and pg_stat_get_xact_blocks_fetched(c.oid) > 0`;

interface Counted {
  name: string;
  kind: 'r' | 'i';
  scans: number;
  returned: number;
  fetched: number;
  blocks: number;
}

const sumOf = (rows: readonly Counted[], of: (row: Counted) => number) => rows.reduce((sum, row) => sum + of(row), 0);

/** Runs a statement, takes it back and tells what it touched. */
async function touchedBy(client: pg.Client, { name, text }: Statement, values: readonly unknown[]) {
  // Else what the transaction before touched is counted along.
  await client.query('select pg_stat_force_next_flush()');
  await client.query('begin');
  try {
    const { rows: answer } = await client.query({ name, text, values: [...values] });
    const { rows } = await client.query<Counted>({ name: 'counted', text: counted });
    const touched: Touched = {
      text,
      walked: rows.filter(({ kind, scans }) => kind === 'r' && scans > 0).map((row) => row.name),
      indexes: rows.filter(({ kind, scans }) => kind === 'i' && scans > 0).map((row) => row.name),
      read: sumOf(rows, ({ returned, fetched }) => returned + fetched),
      blocks: sumOf(rows, ({ blocks }) => blocks),
    };
    return { touched, answer };
  } finally {
    await client.query('rollback');
  }
}

/** A transaction whose statements are each taken back. */
function transactionOn(client: pg.Client, onTouched: (touched: Touched) => void): Tx {
  const rows = async (statement: Statement, values: readonly unknown[] = []) => {
    const { touched, answer } = await touchedBy(client, statement, values);
    onTouched(touched);
    return answer;
  };
  const one = async (statement: Statement, values?: readonly unknown[]) => (await rows(statement, values))[0];
  const run = async (statement: Statement, values?: readonly unknown[]) => (await rows(statement, values)).length;
  return { rows, one, maybe: one, run } as unknown as Tx;
}

/** What the work that is looked at sends; timers that were set before it go on beside it. */
const within = new AsyncLocalStorage<Touched[]>();
// The bus between processes has names of its own, and tells by the clock what it gathered.
const isAsked = (sent: Partial<Statement>): sent is Statement =>
  sent.text !== undefined && sent.name === sql(sent.text).name;

export async function openProbe({ db, connection }: Kit): Promise<Probe> {
  const clients = { usual: connectTo(connection), plannedOnce: connectTo(connection) };
  for (const client of Object.values(clients)) {
    client.on('error', () => undefined);
    await client.connect();
    atEnd(() => client.end());
  }
  // As the connections of the product have it that are for such statements.
  await clients.plannedOnce.query('set plan_cache_mode = force_generic_plan');
  return {
    async of(work) {
      const touched: Touched[] = [];
      const send = pg.Pool.prototype.query as (this: pg.Pool, ...sent: unknown[]) => Promise<unknown>;
      let last: Promise<unknown> = Promise.resolve();
      const spy = vi.spyOn(pg.Pool.prototype, 'query').mockImplementation(async function (
        this: pg.Pool,
        ...sent: unknown[]
      ) {
        const statement = sent[0] as Partial<Statement> & { values?: unknown[] };
        if (within.getStore() === touched && isAsked(statement)) {
          const client = this === db.pool ? clients.usual : clients.plannedOnce;
          // A page sends several at once; what one touches is told apart from the others.
          const mine = last.then(() => touchedBy(client, statement, statement.values ?? []));
          last = mine;
          touched.push((await mine).touched);
        }
        return send.apply(this, sent);
      } as typeof pg.Pool.prototype.query);
      try {
        await within.run(touched, work);
      } finally {
        spy.mockRestore();
      }
      return touched;
    },
    async ofTransaction(work) {
      const touched: Touched[] = [];
      await work(transactionOn(clients.usual, (each) => touched.push(each)));
      return touched;
    },
    async keepUnknown(tables) {
      const { rows } = await db.pool.query<{ name: string }>(
        `select oid::regclass::text as name from pg_class
          where relkind = 'r' and regexp_replace(relname, '_(\\d{8}|default)$', '') = any($1)`,
        [tables],
      );
      for (const { name } of rows) await db.pool.query(`alter table ${name} set (autovacuum_enabled = off)`);
    },
    async forgetPlans() {
      for (const client of Object.values(clients)) await client.query('discard plans');
    },
  };
}
