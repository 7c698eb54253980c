import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { closeMonth } from '../../server/src/payments/index.ts';
import { legalEntityOf, openSites } from '../../server/src/sites/index.ts';
import { openDb } from '../../server/src/platform/database/db.ts';
import type { Notifier } from '../../server/src/platform/live/notify.ts';
import { openGround } from '../chat/chat-ground.ts';

/** How many purchases the month has, and how long closing it may take, in seconds, on a machine with two cores. */
const payments = Number(process.env['BENCH_PAYMENTS'] ?? 1_000_000);
const budget = 600;
const now = new Date('2026-12-02T06:00:00Z');

// Purchases of ten credits all over November, in four countries, six of each spent within an hour and a tenth refunded.
const fill = (entity: string) => [
  `create temporary table bought as select gen_random_uuid() as id, gen_random_uuid() as lot, n,
      timestamptz '2026-11-01 00:00+01' + n * interval '2591000 seconds' / ${payments} as at,
      (array['NL', 'DE', 'BE', 'FR'])[1 + n % 4] as country, (array[2100, 1900, 2100, 2000])[1 + n % 4] as rate,
      999 - round(999 * 10000.0 / (10000 + (array[2100, 1900, 2100, 2000])[1 + n % 4]))::integer as vat
    from generate_series(0, ${payments - 1}) as n`,
  `insert into payments (site_id, id, public_id, member_id, key, state, provider, provider_reference, is_live, method,
      credits, total_minor, currency, vat_country, vat_evidence, vat_basis_points, vat_minor, locale, number,
      created_at, completed_at)
    select 1, id, substr(md5(id::text), 1, 14), $1::uuid, id, 'completed', 'bench', id::text, false, 'ideal', 10, 999,
      'EUR', country, 'address', rate, vat, 'nl', 'B-' || n, at, at from bought`,
  `insert into credit_lots (site_id, id, member_id, kind, payment_id, unit_price_minor, currency, amount, remaining,
      created_at) select 1, lot, $1::uuid, 'bought', id, 99.9, 'EUR', 10, 4, at from bought`,
  `insert into ledger_entries (site_id, member_id, lot_id, from_account, to_account, amount, cause, cause_key,
      created_at)
    select 1, $1::uuid, lot, 'sales', 'member', 10, 'purchase', id::text, at from bought union all
    select 1, $1::uuid, lot, 'member', 'spent', 6, 'message', id::text, at + interval '1 hour' from bought order by 9`,
  `insert into money_entries (site_id, payment_id, kind, cause_key, debit_account, credit_account, amount_minor,
      currency, entity, provider, method, vat_country, vat_basis_points, sold_at, booked_at)
    select 1, id, 'sale', '', 'provider', account, minor, 'EUR', '${entity}', 'bench', 'ideal', country, rate, at, at
    from bought cross join lateral (values ('deferred', 999 - vat), ('vat', vat)) as part (account, minor) order by at`,
  'drop table bought',
  'analyze',
];

/** Nothing is told here: the sites of a bench do not change. */
const silent: Notifier = {
  publish: async () => {},
  subscribe: () => {},
  countProcesses: async () => 1,
  isListening: async () => {},
  onReconnect: () => {},
  close: async () => {},
};

const seconds = (since: number) => (performance.now() - since) / 1000;

async function fillMonth(pool: pg.Pool, entity: string, memberId: string): Promise<void> {
  const client = await pool.connect();
  try {
    for (const table of ['money_entries', 'books_kept', 'invoices', 'ledger_entries', 'credit_lots', 'payments'])
      await client.query(`truncate ${table} cascade`);
    // What is written here is whole by itself; a million checks of references are not what is measured.
    await client.query('set session_replication_role = replica');
    for (const statement of fill(entity)) await client.query(statement, statement.includes('$1') ? [memberId] : []);
  } finally {
    client.release(true);
  }
}

/** Closes a month of a million purchases: the books of each day, both comparisons and every file of it (PAY-7). */
export async function benchCloseMonth(): Promise<boolean> {
  const ground = await openGround(1);
  const db = openDb({ connection: ground.connection, onError: () => {} });
  const folder = await mkdtemp(join(tmpdir(), 'vonk-bench-month-'));
  try {
    const { rows } = await ground.pool.query<{ id: string }>('select id from accounts where site_id = 1 limit 1');
    const sites = await openSites(db, silent);
    const site = sites.byId(1)!;
    const filling = performance.now();
    await fillMonth(ground.pool, legalEntityOf(site), rows[0]!.id);
    console.log(`${payments} purchases written in ${seconds(filling).toFixed(0)} s`);
    const started = performance.now();
    const month = { month: '2026-11', folder: join(folder, 'month'), now };
    const { files } = await closeMonth(db, [site], month);
    const taken = seconds(started);
    const { size } = await stat(join(folder, 'month', 'journal.csv'));
    const memory = process.resourceUsage().maxRSS / 1024;
    console.log(
      `closed in ${taken.toFixed(1)} s: ${files.length} files, a journal of ${(size / 1e6).toFixed(0)} MB, ` +
        `${memory.toFixed(0)} MB of memory at most`,
    );
    const isKept = taken < budget;
    console.log(`budget: ${taken.toFixed(0)} s of ${budget} s: ${isKept ? 'kept' : 'BROKEN'}`);
    return isKept;
  } finally {
    await rm(folder, { recursive: true, force: true });
    await db.close();
    await ground.close();
  }
}

if (import.meta.main) process.exitCode = (await benchCloseMonth()) ? 0 : 1;
