import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { type Ground, ms, openGround, type Server, startServer } from '../chat/chat-ground.ts';
import { startLoad } from './load.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 10);
/** Messages in a second, of all together. */
const rate = Number(process.env['BENCH_RATE'] ?? 100);
/** So many that each writes fifty a minute: more than sixty are refused. */
const pairs = Math.ceil(rate * 0.6);
/** Messages that were written before. */
const history = Number(process.env['BENCH_HISTORY'] ?? 200_000);
const siteId = 2;
const cli = fileURLToPath(new URL('../../server/src/main/cli.ts', import.meta.url));
const mostReadOnlySeconds = 15;

const postgres = { wal_level: 'logical', max_wal_senders: '8', max_replication_slots: '8' };

interface Side {
  readonly name: string;
  readonly ground: Ground;
  readonly server: Server;
  readonly address: string;
}

/**
 * A site moves between two clusters and back, while messages are sent: two PostgreSQL, a process of the application
 * each, and the command line. Keeps its budget when nothing acknowledged is lost, nothing is there twice, the sums
 * agree and nobody waits longer than a while.
 */
export async function benchMove(): Promise<boolean> {
  const [first, second] = [await openSide('one', pairs), await openSide('two', 0)];
  try {
    await prepare(first.ground.pool);
    let home = first;
    const load = startLoad(() => home.server.port, first.ground.talkers, { rate });
    await wait(3_000);
    const rows: Record<string, object> = {};
    let longest = 0;
    for (let round = 1; round <= rounds; round += 1) {
      const to = home === first ? second : first;
      const { readOnlySeconds, copySeconds, moved } = await move(home, to, () => void (home = to));
      longest = Math.max(longest, readOnlySeconds);
      rows[`${round}: ${home.name}`] = { rows: moved, 'copied in, s': copySeconds, 'read-only, s': readOnlySeconds };
      await wait(3_000);
    }
    const sent = await load.stop();
    console.table(rows);
    const { keys, messages, isSumRight } = await read(home.ground.pool);
    const known = new Set(keys);
    const lost = sent.all.filter(({ key }) => !known.has(key)).length;
    const doubled = messages - known.size;
    const left = await read(home === first ? second.ground.pool : first.ground.pool);
    console.log(`${sent.acknowledged} acknowledged, lost ${lost}, there twice ${doubled}; answers:`, sent.answers);
    console.log(`longest without a message ${ms(sent.longestPause / 1000)} s, read-only at most ${longest} s`);
    console.log(`sums agree: ${isSumRight}; messages left in the other cluster: ${left.messages}`);
    return lost === 0 && doubled === 0 && isSumRight && left.messages === 0 && longest <= mostReadOnlySeconds;
  } finally {
    for (const { server, ground } of [first, second]) {
      await server.stop();
      await ground.close();
    }
  }
}

async function openSide(name: string, pairsThere: number): Promise<Side> {
  const ground = await openGround(pairsThere, {
    transport: 'tcp',
    postgres,
    siteId,
    folder: `vonk-bench-cluster-${name}`,
    hasSites: pairsThere > 0,
  });
  const { user, password, host, port, database } = ground.connection;
  const secret = typeof password === 'string' ? password : '';
  const address = `postgres://${user}:${encodeURIComponent(secret)}@${host}:${port}/${database}`;
  return { name, ground, server: await startServer(ground.dataDir, ground.connection, {}), address };
}

/** The site gets the host that the load asks for, a company of its own, and messages from before. */
async function prepare(pool: pg.Pool): Promise<void> {
  await pool.query(`update hosts set site_id = ${siteId} where host = 'localhost'`);
  await pool.query(`update sites set company = company || '{"vat_numbers": "NL123456789B01"}' where id = ${siteId}`);
  await pool.query(
    `insert into messages (conversation_id, seq, site_id, sender_id, client_key, kind, body, price, balance_after,
        granted_after, created_at)
      select c.id, c.last_seq + n, c.site_id, c.low_id, gen_random_uuid(), 'text', repeat('woord ', 12), 0, 0, 0,
        now() - n * interval '1 minute'
      from conversations c, generate_series(1, ${Math.ceil(history / pairs)}) n where c.site_id = ${siteId}`,
  );
  await pool.query('update conversations set last_seq = (select max(seq) from messages where conversation_id = id)');
  await pool.query("analyze; select pg_notify('sites', '')");
}

interface Read {
  readonly keys: readonly string[];
  readonly messages: number;
  readonly isSumRight: boolean;
}

async function read(pool: pg.Pool): Promise<Read> {
  const { rows } = await pool.query<Read>(
    `select coalesce(array_agg(distinct client_key::text), '{}') as keys, count(*)::integer as messages,
      coalesce(sum(price), 0)::integer = (select coalesce(sum(amount), 0) from ledger_entries
          where site_id = ${siteId} and from_account = 'member')
        and (select coalesce(sum(balance), 0) from credit_balances where site_id = ${siteId})
          = (select coalesce(sum(remaining), 0) from credit_lots where site_id = ${siteId}) as "isSumRight"
      from messages where site_id = ${siteId}`,
  );
  return rows[0] ?? { keys: [], messages: 0, isSumRight: false };
}

/** As an operator does it: the command line, and when the site is open there, requests are led there. */
async function move(from: Side, to: Side, lead: () => void) {
  const child = spawn(
    process.execPath,
    [cli, 'sites', 'move', `${siteId}`, '--from', from.name, '--to', to.name, '--as', 'bench', '--reason', 'bench'],
    {
      env: {
        ...process.env,
        DATA_DIR: from.ground.dataDir,
        DATABASE_URL: from.address,
        MOVE_FROM_DATABASE_URL: from.address,
        MOVE_TO_DATABASE_URL: to.address,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const begun = performance.now();
  let [copySeconds, readOnlySeconds, moved] = [0, 0, 0];
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('read-only')) copySeconds = ms((performance.now() - begun) / 1000);
    if (line.startsWith('open in')) lead();
    const [, rows, seconds] = /^(\d+) rows.* for ([\d.]+) s$/.exec(line) ?? [];
    if (rows !== undefined) [moved, readOnlySeconds] = [Number(rows), Number(seconds)];
  }
  const code = await ended;
  if (code !== 0) throw new Error(`the move ended with ${code}`);
  return { readOnlySeconds, copySeconds, moved };
}
