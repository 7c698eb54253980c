import { minute } from '@vonk/contract/durations';
import type pg from 'pg';
import { type Db, openDb, type Reader, sql, type Statement } from './db.ts';
import { addressesOf, cut, everyOnce } from './primary.ts';

export interface ReplicasOptions {
  readonly namedStatements?: boolean;
  onError(error: unknown): void;
  /** How often each is asked how far it is, in milliseconds. */
  readonly beatMilliseconds?: number;
  /** How long a server may take to answer that, in milliseconds. */
  readonly patienceMilliseconds?: number;
  /** How far a replica may be behind to be asked at all, in milliseconds. */
  readonly oldestMilliseconds?: number;
}

interface Replica {
  /** What members and jobs ask. */
  readonly db: Db;
  /** What it is asked by how far it is: a connection of its own, which waits behind nobody. */
  readonly watch: Db;
  readonly clients: ReadonlySet<pg.PoolClient>;
  /** Where it has come to; undefined while it is not to be asked. */
  at: bigint | undefined;
}

/** Where the primary was at a moment: all that was committed before it lies below. */
interface Mark {
  readonly time: number;
  readonly at: bigint;
}

/** How long who needs all that is there waits for a replica to have it. */
const waitMilliseconds = 5_000;

const primaryPosition = sql('select pg_current_wal_insert_lsn()::text as at');
const replicaPosition = sql('select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as at');

/** The bytes before a position in the log of PostgreSQL, which is written as two halves in hexadecimal. */
function bytesBefore(position: string): bigint {
  const [high = '', low = ''] = position.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/**
 * A database whose `lagging` reads are answered by the servers of DATABASE_READ_URL. Each is asked every second how far
 * it has come. One that does not answer in three, takes writes itself, or lacks what is older than a minute is asked
 * for nothing else, and what waits on one that hangs is cut off. Whatever a replica fails at, the primary answers.
 */
export function withReplicas(primary: Db, url: string, options: ReplicasOptions): Db {
  const { onError, beatMilliseconds = 1_000, patienceMilliseconds = 3_000, oldestMilliseconds = minute } = options;
  const replicas = addressesOf(url).map((address) => openReplica(address, { ...options, patienceMilliseconds }));
  const answered = { byReplica: 0, byPrimary: 0 };
  let marks: Mark[] = [];
  let turn = 0;

  const markPrimary = async (): Promise<Mark> => {
    const time = performance.now();
    const { at } = await primary.one<{ at: string }>(primaryPosition);
    const mark = { time, at: bytesBefore(at) };
    marks.push(mark);
    return mark;
  };
  const forgetOldMarks = () => {
    const since = performance.now() - oldestMilliseconds;
    marks = marks.filter(({ time }) => time >= since);
  };
  const look = () =>
    Promise.all([markPrimary().catch(onError), ...replicas.map((replica) => askHowFar(replica, patienceMilliseconds))]);
  const watching = everyOnce(async () => void (await look()), { milliseconds: beatMilliseconds, onError });
  const first = look();

  const usable = (least: bigint): Replica[] => {
    forgetOldMarks();
    const [oldest] = marks;
    return replicas.filter(({ at }) => oldest && at !== undefined && at >= oldest.at && at >= least);
  };
  /** One of those that have come so far, each in its turn. */
  const pick = (least: bigint): Reader | undefined => {
    const able = usable(least);
    turn += 1;
    const picked = able[turn % Math.max(1, able.length)];
    return picked && readerOf(picked.db, primary, answered);
  };
  return {
    ...primary,
    lagging: (written) => (written === 'latest' ? undefined : pick(written ? bytesBefore(written) : 0n)) ?? primary,
    async caughtUp() {
      const { at, time } = await markPrimary();
      while (performance.now() - time < waitMilliseconds) {
        const reader = pick(at);
        if (reader) return reader;
        if (usable(0n).length === 0) break;
        await new Promise((resolve) => setTimeout(resolve, beatMilliseconds / 4));
      }
      return primary;
    },
    replicas: { usable: () => usable(0n).length, answered: () => ({ ...answered }) },
    async close() {
      clearInterval(watching);
      await first.catch(() => undefined);
      await Promise.all(replicas.flatMap(({ db, watch }) => [db.close(), watch.close()]));
      await primary.close();
    },
  };
}

function openReplica(
  connectionString: string,
  { onError, namedStatements = true, patienceMilliseconds }: ReplicasOptions & { patienceMilliseconds: number },
): Replica {
  const connection = { connectionString, connectionTimeoutMillis: patienceMilliseconds, keepAlive: true };
  const clients = new Set<pg.PoolClient>();
  const db = openDb({ connection: { ...connection, max: 8 }, namedStatements, clients, onError });
  const watch = openDb({ connection: { ...connection, max: 1 }, namedStatements, clients, onError });
  return { db, watch, clients, at: undefined };
}

async function askHowFar(replica: Replica, patienceMilliseconds: number): Promise<void> {
  const giveUp = setTimeout(() => {
    replica.at = undefined;
    for (const client of replica.clients) cut(client);
  }, patienceMilliseconds);
  try {
    const { at } = await replica.watch.one<{ at: string | null }>(replicaPosition);
    replica.at = at === null ? undefined : bytesBefore(at);
  } catch {
    replica.at = undefined;
  } finally {
    clearTimeout(giveUp);
  }
}

/** Asks a replica, and the primary for what that fails at. */
function readerOf(replica: Reader, primary: Reader, answered: { byReplica: number; byPrimary: number }): Reader {
  const ask = async <Answer>(read: (reader: Reader) => Promise<Answer>): Promise<Answer> => {
    try {
      const answer = await read(replica);
      answered.byReplica += 1;
      return answer;
    } catch {
      // It went away, is behind a migration, or dropped what it was asked to make room for what it follows.
      answered.byPrimary += 1;
      return read(primary);
    }
  };
  return {
    rows: <Row extends object>(statement: Statement, values?: readonly unknown[]) =>
      ask((reader) => reader.rows<Row>(statement, values)),
    maybe: <Row extends object>(statement: Statement, values?: readonly unknown[]) =>
      ask((reader) => reader.maybe<Row>(statement, values)),
    one: <Row extends object>(statement: Statement, values?: readonly unknown[]) =>
      ask((reader) => reader.one<Row>(statement, values)),
  };
}
