import { fork, type ChildProcess } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { updateDatabase } from '../../server/src/main/database/update-database.ts';
import { seedSites } from '../../server/src/main/sites/seed-sites.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import { openDb } from '../../server/src/platform/database/db.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/database/embedded-postgres.ts';
import { hashToken, newId, newToken, publicId } from '../../server/src/platform/ids.ts';
import { prepareJobs } from '../../server/src/platform/jobs/jobs.ts';
import { keepLivePartitions } from '../../server/src/platform/live/live-partitions.ts';
import { createLog } from '../../server/src/platform/log.ts';

export interface Talker {
  id: string;
  publicId: string;
  token: string;
  /** Of a network of their own: what is sent from one is limited. */
  address: string;
}

export interface Ground {
  readonly pool: pg.Pool;
  readonly connection: pg.ClientConfig;
  readonly dataDir: string;
  readonly talkers: Talker[];
  close(): Promise<void>;
}

interface GroundOptions {
  /** Over `tcp` another program reaches the database too. */
  readonly transport?: 'tcp';
  readonly postgres?: Readonly<Record<string, string>>;
  /** Whose members they are. */
  readonly siteId?: number;
  readonly folder?: string;
  /** False: not even sites. */
  readonly hasSites?: boolean;
}

/** A database for chat benches, with members in pairs; one of their own unless `DATABASE_URL` names another. */
export async function openGround(
  pairs: number,
  { transport, postgres, siteId = 1, folder = 'vonk-bench-chat', hasSites = true }: GroundOptions = {},
): Promise<Ground> {
  const dataDir = process.env['BENCH_CHAT_DATA'] ?? join(tmpdir(), folder);
  mkdirSync(dataDir, { recursive: true, mode: 0o755 });
  const log = createLog('error');
  const embedded =
    process.env['DATABASE_URL'] === undefined
      ? await startEmbeddedPostgres({
          dataDir,
          log,
          ...(transport && { transport }),
          ...(postgres && { settings: postgres }),
        })
      : undefined;
  const connection: pg.ClientConfig = embedded
    ? { ...embedded.connection }
    : { connectionString: process.env['DATABASE_URL'] ?? '' };
  const db = openDb({ connection, onError: () => {} });
  await updateDatabase(db.pool);
  await prepareJobs(db, log);
  await keepLivePartitions(db, systemClock.now());
  if (hasSites) await seedSites(db, systemClock.now());
  const talkers = await addTalkers(db.pool, pairs, siteId);
  return {
    pool: db.pool,
    connection,
    dataDir,
    talkers,
    async close() {
      await db.close();
      await embedded?.stop();
    },
  };
}

export interface Server {
  port: number;
  /** CPU seconds so far. */
  cpu(): Promise<number>;
  /** Resident bytes, after what is not needed any more was freed. */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

interface Usage {
  cpu: NodeJS.CpuUsage;
  memory: number;
}

/** One process of the application, without pages; with `settings` of its own its jobs run too. */
export async function startServer(
  dataDir: string,
  connection: pg.ClientConfig,
  settings?: Readonly<Record<string, string>>,
): Promise<Server> {
  const profile = process.env['BENCH_PROFILE'];
  const execArgv = ['--expose-gc', ...(profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`])];
  const child: ChildProcess = fork(fileURLToPath(new URL('chat-server.ts', import.meta.url)), {
    execArgv,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      CONNECTION: JSON.stringify(connection),
      NODE_ENV: 'production',
      ...(settings && { SETTINGS: JSON.stringify(settings) }),
    },
  });
  // One that does not start, or dies, would be waited for without an end.
  const ended = new Promise<never>((_, reject) => {
    child.once('exit', (code, signal) => reject(new Error(`the server ended: ${code ?? signal}`)));
  });
  ended.catch(() => undefined);
  const answer = <T>() =>
    Promise.race([new Promise<T>((resolve) => child.once('message', (message) => resolve(message as T))), ended]);
  const { port } = await answer<{ port: number }>();
  return {
    port,
    async cpu() {
      const said = answer<Usage>();
      child.send('usage');
      const { cpu } = await said;
      return (cpu.user + cpu.system) / 1e6;
    },
    async memory() {
      const said = answer<Usage>();
      child.send('usage');
      return (await said).memory;
    },
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.send('stop');
      }),
  };
}

/**
 * Members in pairs, confirmed, with a session and more credits than they can spend here; each pair has talked before.
 */
export async function addTalkers(pool: pg.Pool, pairs: number, siteId: number): Promise<Talker[]> {
  await pool.query(`truncate accounts, profiles, sessions, conversations, messages, conversation_members, credit_lots,
    credit_balances, ledger_entries, live_events, live_streams restart identity cascade`);
  const now = systemClock.now();
  const talkers = Array.from({ length: pairs * 2 }, (_, at) => ({
    id: newId(now),
    publicId: publicId(),
    token: newToken(),
    address: `10.${at >> 8}.${at & 255}.1`,
  }));
  const columns = [
    talkers.map(({ id }) => id),
    talkers.map(({ publicId }) => publicId),
    talkers.map(({ token }) => hashToken(token)),
    talkers.map(() => newId(now)),
    now,
  ];
  const from = `from unnest($1::uuid[], $2::text[], $3::bytea[], $4::uuid[])
         with ordinality as t(id, public_id, hash, lot, n), (select $5::timestamptz as now) clock`;
  for (const insert of [
    `insert into accounts (site_id, id, public_id, email, password_hash, status, is_premium, locale, signed_up_at)
       select ${siteId}, t.id, t.public_id, 'm' || n || '@example.org', 'x', 'confirmed', true, 'nl',
         now - interval '30 days' ${from}`,
    `insert into profiles (site_id, id, public_id, kind, status, is_confirmed, name, birth_date, gender, created_at)
       select ${siteId}, t.id, t.public_id, 'member', 'active', true, 'Lid ' || n, '1985-03-14',
         case when n % 2 = 0 then 'male' else 'female' end, now ${from}`,
    `insert into sessions (site_id, account_id, token_hash, created_at, last_used_at, expires_at, proved_at)
       select ${siteId}, t.id, t.hash, now, now, now + interval '30 days', now ${from}`,
    `insert into credit_lots (site_id, id, member_id, kind, payment_id, unit_price_minor, currency, amount, remaining,
         created_at)
       select ${siteId}, t.lot, t.id, 'bought', t.lot, 50, 'EUR', 1000000, 1000000, now ${from}`,
    `insert into credit_balances (site_id, member_id, balance, granted) select ${siteId}, t.id, 1000000, 0 ${from}`,
    `insert into ledger_entries (site_id, member_id, lot_id, from_account, to_account, amount, cause, cause_key,
         created_at)
       select ${siteId}, t.id, t.lot, 'sales', 'member', 1000000, 'purchase', t.lot::text, now ${from}`,
  ])
    await pool.query(insert, columns);
  await pool.query(
    `drop table if exists bench_pairs;
      create table bench_pairs (n integer primary key, sender uuid not null, recipient text not null)`,
  );
  const both = talkers.map((talker, at) => ({ sender: talker.id, recipient: talkers[at ^ 1]?.publicId }));
  await pool.query(
    `insert into bench_pairs select n, sender, recipient
      from unnest($1::uuid[], $2::text[]) with ordinality as p(sender, recipient, n)`,
    [both.map(({ sender }) => sender), both.map(({ recipient }) => recipient)],
  );
  const began = sendStatement.replace('1::smallint', `${siteId}::smallint`).replace(':n', 'p.n');
  await pool.query(began.replace('where p.n = p.n', 'where p.n % 2 = 1'));
  await pool.query('analyze');
  return talkers;
}

export const body = 'Zullen we zaterdag langs de Eem lopen? Ik neem koffie mee, en de hond.';
// `bench_pairs` names who writes to whom; the rest is what the endpoint passes.
export const sendStatement = `select s.outcome
  from bench_pairs p,
    lateral send_message_v1(1::smallint, p.sender, p.recipient, gen_random_uuid(), 'text', '${body}', null,
      jsonb_build_object('price', 1, 'noticeVersion', '2026-11-01', 'maxStarted', 2, 'maxNewPerDay', 50, 'maxHeld', 3,
        'asks', false, 'brakeDay', 100000, 'brakeMonth', 100000, 'day', current_date::text),
      gen_random_uuid(), substr(md5(gen_random_uuid()::text), 1, 14), clock_timestamp()) s
  where p.n = :n`;

export const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export const median = (values: readonly number[]) => percentile(values, 0.5);
export const percentile = (values: readonly number[], share: number) =>
  [...values].sort((one, other) => one - other)[Math.floor((values.length - 1) * share)] ?? Number.NaN;

export const ms = (value: number) => Number(value.toFixed(1));

/** CPU seconds of all processes of this bench's PostgreSQL so far, as Linux counts them: they stand in its folder. */
export function databaseCpu(folder: string): number {
  let ticks = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      if (!readlinkSync(`/proc/${pid}/cwd`).startsWith(`${folder}/`)) continue;
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      // Those of children that ended are counted with their parent's.
      for (const at of [11, 12, 13, 14]) ticks += Number(fields[at]);
    } catch {
      // It ended meanwhile.
    }
  }
  return ticks / 100;
}
