import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { addTalkers } from '../../chat/chat-ground.ts';
import { commitBefore, installCommit, migrationsSince } from './earlier-release.ts';
import { missingPackages } from '../loopback/installed.ts';
import { type Loopback, startLoopback } from '../loopback/loopback.ts';
import { measure, type Report } from '../measure.ts';
import { askOnce, root } from '../programs.ts';
import { startVisits } from './visits.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
/** Messages in a second, of all together. */
const rate = Number(process.env['BENCH_RATE'] ?? 100);
/** So many that each writes thirty a minute: a process that ends takes its portion of the sixty with it. */
const pairs = rate;
const leastMigrations = 10;

interface Updated extends Report {
  'pages and files': number;
  'not there': string;
  'by nginx': number;
  /** It does not look whether a process is ending: what a page of its very last moment names may be gone. */
  'not there by nginx': string;
  'jobs that failed': number;
  'jobs overdue': number;
}

/**
 * An update under load: two processes of an earlier release (`BENCH_FROM`, else the commit before the ten newest
 * migrations) become this one's, one after the other, on a database of the earlier one, while messages are sent and a
 * stranger opens pages. Keeps its budget when no request fails, nothing is lost or there twice, and no job fails.
 */
export async function benchUpdate(): Promise<boolean> {
  const missing = missingPackages();
  if (missing.length > 0) {
    console.log(`skipped: apt-get install ${missing.join(' ')}`);
    return true;
  }
  const commit = process.env['BENCH_FROM'] ?? commitBefore(leastMigrations);
  console.log(`from ${commit}, with ${migrationsSince(commit)} migrations between`);
  const earlier = installCommit(commit);
  const machines = await startLoopback();
  try {
    const table: Record<string, Updated> = {};
    for (let round = 1; round <= rounds; round += 1) {
      table[round] = await update(machines, { earlier, round });
      // Of many of them something is left when one breaks off.
      console.log(`${round} of ${rounds}: ${JSON.stringify(table[round])}`);
    }
    console.table(table);
    return Object.values(table).every(
      ({ lost, doubled, 'sums agree': agree, 'events missed': missed, ...row }) =>
        lost + doubled + missed + row['told to come back'] + row['jobs that failed'] + row['jobs overdue'] === 0 &&
        agree &&
        row['other failures'] === '' &&
        row['not there'] === '',
    );
  } finally {
    await machines.stop();
    rmSync(earlier, { recursive: true, force: true });
  }
}

const jobs = `select count(*) filter (where last_error is not null)::integer as failed,
    count(*) filter (where run_at < now() - interval '30 seconds' and last_error is null)::integer as overdue
  from graphile_worker._private_jobs`;

/** One round, on a database of its own. */
async function update(machines: Loopback, { earlier, round }: { earlier: string; round: number }): Promise<Updated> {
  const name = `round_${round}`;
  await askOnce(machines.proxiedUrl, `create database ${name}`);
  const at = (url: string) => url.replace(/\/postgres$/, `/${name}`);
  const databaseUrl = at(machines.proxiedUrl);
  await machines.startApplication(
    { DATABASE_URL: at(machines.databaseUrl), DATABASE_READ_URL: at(machines.databaseUrl), TRUST_PROXY: '2' },
    earlier,
  );
  const pool = new pg.Pool({ connectionString: databaseUrl });
  const talkers = await addTalkers(pool, pairs, 1);
  await pool.end();
  const [visits, visitsByNginx] = [startVisits(machines.sitePort, 'http'), startVisits(machines.securePort, 'https')];
  const report = await measure(machines, { talkers, rate, databaseUrl }, async () => {
    for (const process of ['app0', 'app1'] as const) {
      await machines.update(process, root);
      // Both releases side by side.
      await wait(15_000);
    }
  });
  const [byHaproxy, byNginx] = [await visits.end(), await visitsByNginx.end()];
  const { failed, overdue } = await askOnce<{ failed: number; overdue: number }>(databaseUrl, jobs);
  await machines.stopApplication();
  return {
    ...report,
    'pages and files': byHaproxy.asked,
    'not there': byHaproxy.failures,
    'by nginx': byNginx.asked,
    'not there by nginx': byNginx.failures,
    'jobs that failed': failed,
    'jobs overdue': overdue,
  };
}
