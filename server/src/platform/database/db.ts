import { createHash } from 'node:crypto';
import { minute } from '@vonk/contract/durations';
import pg from 'pg';
import { nameOfSql, type Step, traced } from '../traces/traced.ts';
import { throwOn } from './away.ts';

/** A statement with a name made from its text, so that PostgreSQL plans it once per connection. */
export interface Statement {
  readonly name: string;
  readonly text: string;
  /**
   * Planned once for all values, whatever the planner expects of some. Only outside of transactions, and where the plan
   * for all values was measured: it is for statements whose plan takes longer than what it is made for.
   */
  readonly isPlannedOnce?: true;
}

/** Makes a statement; `text` uses $1, $2 … for values. Call it once at module level, not per request. */
export const sql = (text: string): Statement => ({ name: createHash('sha1').update(text).digest('base64url'), text });

/** What reads can be done on: the pool or a transaction. */
export interface Reader {
  rows<Row extends object>(statement: Statement, values?: readonly unknown[]): Promise<Row[]>;
  /** The first row, or undefined. */
  maybe<Row extends object>(statement: Statement, values?: readonly unknown[]): Promise<Row | undefined>;
  /** The first row; a bug if there is none. */
  one<Row extends object>(statement: Statement, values?: readonly unknown[]): Promise<Row>;
}

declare const transaction: unique symbol;

/** A running transaction: the only thing writes accept. You get one inside `db.transact` alone. */
export interface Tx extends Reader {
  readonly [transaction]: true;
  /** Runs a write and tells how many rows it touched. */
  run(statement: Statement, values?: readonly unknown[]): Promise<number>;
  /** Has whoever listens in this process told of a topic once this is committed, and not before. */
  tellCommitted(topic: string): void;
}

/**
 * Up to where the database must have come for somebody to read what they wrote: a position in its log, as PostgreSQL
 * writes it; `latest`, where that is not known; null, where they wrote nothing.
 */
export type Written = string | null;

export type CommitListener = (topics: ReadonlySet<string>) => void;

export interface Db extends Reader {
  readonly pool: pg.Pool;
  /**
   * Reads what may be up to a minute old, at a replica where there is one (DATABASE_READ_URL); it has all that somebody
   * wrote up to `written`. What decides who may see what, what is paid or what is written is not read here.
   */
  lagging(written?: Written): Reader;
  /** The same, with all that was committed before: a replica is waited for some seconds, and else the primary reads. */
  caughtUp(): Promise<Reader>;
  /** Undefined where there are none. */
  readonly replicas:
    | {
        /** How many of them may be asked now. */
        usable(): number;
        /** How many statements they answered, and how many the primary in their place as they failed. */
        answered(): { readonly byReplica: number; readonly byPrimary: number };
      }
    | undefined;
  /** Runs `work` in one transaction: commits when it resolves, rolls back when it throws. */
  transact<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Hears of the topics of each transaction that was committed here; ends by what it answers. It may not throw. */
  onCommitted(listener: CommitListener): () => void;
  /** One round trip for a business action whose SQL function is itself the whole transaction. */
  callFunction<Row extends object>(statement: Statement, values?: readonly unknown[]): Promise<Row>;
  close(): Promise<void>;
}

export interface DbOptions {
  connection: pg.PoolConfig;
  /** Named statements; off for PgBouncer before 1.21 in transaction mode. */
  namedStatements?: boolean;
  /** Has those that are connected. */
  clients?: Set<pg.PoolClient> | undefined;
  onError(error: Error): void;
}

/** Connections for statements that are planned once; what they ask keeps a processor of the database busy. */
const mostPlannedOnce = 6;

pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} does not fit a number`);
  return value;
});
// A calendar day has no time zone: as a Date it would shift by the machine's own.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

const steps = new Map<string, Step>();

/** Its text has places in place of values. */
function stepOf({ name, text }: Statement): Step {
  const known = steps.get(name);
  if (known) return known;
  const step: Step = { kind: 'sql', name: nameOfSql(text), attributes: { 'db.query.text': text } };
  steps.set(name, step);
  return step;
}

type Query = <Row extends object>(
  statement: Statement,
  values?: readonly unknown[],
) => Promise<{ rows: Row[]; rowCount: number | null }>;

const readerOf = (query: Query): Reader => ({
  rows: async <Row extends object>(statement: Statement, values?: readonly unknown[]) =>
    (await query<Row>(statement, values)).rows,
  maybe: async <Row extends object>(statement: Statement, values?: readonly unknown[]) =>
    (await query<Row>(statement, values)).rows[0],
  one: async <Row extends object>(statement: Statement, values?: readonly unknown[]) => {
    const row = (await query<Row>(statement, values)).rows[0];
    if (row === undefined) throw new Error(`no row from: ${statement.text.slice(0, 120)}`);
    return row;
  },
});

/** For what members and jobs ask, and for what is planned once: how plans are made is a setting of a connection. */
function openPools({ connection, clients, onError }: Omit<DbOptions, 'namedStatements'>) {
  const pool = new pg.Pool({ max: 16, ...connection });
  const plannedOnce = new pg.Pool({
    ...connection,
    max: mostPlannedOnce,
    // With it the plans go that were made.
    idleTimeoutMillis: 5 * minute,
    onConnect: async (client) => void (await client.query('set plan_cache_mode = force_generic_plan')),
  });
  for (const each of [pool, plannedOnce]) {
    each.on('error', onError);
    each.on('connect', (client) => {
      clients?.add(client);
      client.on('error', onError);
    });
    each.on('remove', (client) => void clients?.delete(client));
  }
  return { pool, plannedOnce };
}

/**
 * Opens a pool. A lost connection is reported to `onError` and replaced; it never ends the process. What could not be
 * asked for want of one throws `DatabaseAway`.
 */
export function openDb({ connection, namedStatements = true, clients, onError }: DbOptions): Db {
  const { pool, plannedOnce } = openPools({ connection, clients, onError });
  const queryOn =
    (client: pg.Pool | pg.PoolClient): Query =>
    <Row extends object>(statement: Statement, values: readonly unknown[] = []) =>
      traced(stepOf(statement), () =>
        client
          .query<Row & pg.QueryResultRow>({
            ...(namedStatements && { name: statement.name }),
            text: statement.text,
            values: [...values],
          })
          .catch(throwOn),
      );

  const listeners = new Set<CommitListener>();
  const transact = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    const client = await pool.connect().catch(throwOn);
    const query = queryOn(client);
    const run = async (statement: Statement, values?: readonly unknown[]) =>
      (await query(statement, values)).rowCount ?? 0;
    const topics = new Set<string>();
    const tellCommitted = (topic: string) => void topics.add(topic);
    try {
      await client.query('begin').catch(throwOn);
      const result = await work({ ...readerOf(query), run, tellCommitted } as Tx);
      await client.query('commit').catch(throwOn);
      client.release();
      if (topics.size > 0) for (const listener of listeners) listener(topics);
      return result;
    } catch (error) {
      await client.query('rollback').then(
        () => client.release(),
        (broken: Error) => client.release(broken),
      );
      throw error;
    }
  };

  const [queryAny, queryPlannedOnce] = [queryOn(pool), queryOn(plannedOnce)];
  const reader = readerOf((statement, values) =>
    (statement.isPlannedOnce && namedStatements ? queryPlannedOnce : queryAny)(statement, values),
  );
  return {
    ...reader,
    pool,
    lagging: () => reader,
    caughtUp: async () => reader,
    replicas: undefined,
    transact,
    onCommitted: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    callFunction: reader.one,
    close: async () => void (await Promise.all([pool.end(), plannedOnce.end()])),
  };
}

/** Whether `error` is PostgreSQL's refusal of a duplicate under the named unique constraint or index. */
export const isDuplicate = (error: unknown, constraint: string): boolean =>
  error instanceof pg.DatabaseError && error.code === '23505' && error.constraint === constraint;
