import { expect, test } from 'vitest';
import { fillTables } from './catalogue/fill-tables.ts';
import { createKit } from './kit.ts';
import { another } from './profiles.ts';
import { tasksOf } from '../src/main/jobs.ts';
import type { Tasks } from '../src/platform/jobs/jobs.ts';
import { inventory } from '../src/inventory/index.ts';

const kit = await createKit();
const { db } = kit;
const day = 24 * 3600 * 1000;
const year = 365.25;

/** How many days each retention lasts that an inventory names; a new phrase is added here, or the walk fails. */
const lasts: Readonly<Record<string, number>> = {
  'one day': 1,
  'one day where it was only begun': 1,
  '24 hours': 1,
  'until it is over, at most one day': 1,
  'twice the span of the limit, 2 days at most': 2,
  '1 day, or as long as a version shows it': 1,
  '2 days': 2,
  'until it ends': 1,
  '1 day after it was to hold': 1,
  '30 days after it ended': 31,
  'until 5 years after they left': 5 * year,
  'with its entry': 5 * year,
  '30 days': 30,
  '30 days after the last use': 30,
  '30 days after it was paid': 30,
  'until it is out, at most 30 days': 30,
  'until delivered or 30 days': 30,
  '31 days after its end': 31,
  '90 days': 90,
  '6 months after the decision': 184,
  '6 months after the decision, or the day it was to be': 184,
  '1 year': year,
  '7 days': 7,
  'until sent, at most 7 days': 7,
  '14 months after its last debit': 427,
  '2 years after the decision': 2 * year,
  '2 years after it was to be decided': 2 * year,
  '5 years': 5 * year,
  '5 years after the account ends': 5 * year,
  '5 years after it was answered': 5 * year,
  '7 years': 7 * year,
  '7 years after it was paid': 7 * year,
  '7 years, cut loose at erasure': 7 * year,
  '7 years (tax) after its last credit went, cut loose at erasure': 7 * year,
  '7 years, or as long as credits of it are left, cut loose at erasure': 7 * year,
  'until its end, 2 years after the last erasure at the latest': 730,
  '10 years': 11 * year,
  '10 years after it ended to hold': 10 * year,
};
/** Tables of which only a column ends, or partitions: tests of their own move the clock for them. */
const elsewhere: Readonly<Record<string, string>> = {
  accounts: 'accounts/forget-tracking.test.ts: where a sign-up came from, after 90 days',
  verifications: 'photos/verification: the evidence, a day after the decision',
  live_events: 'platform/live/live-partitions.test.ts: days of events, after 30 days',
  provider_mandates: 'payments/mollie/debits.test.ts: once it ended at its provider',
  picture_origins: 'admin/invented/pictures.test.ts: with its picture',
  merged_cells: 'profile/places: made anew every day',
  noted_returns: 'numbers/returns.test.ts: as soon as they are counted, each quarter of an hour',
};

const timed = Object.entries(inventory).flatMap(([table, { ends }]) => {
  const phrases = Object.entries(ends).flatMap(([phrase, end]) => (typeof end === 'object' ? [phrase] : []));
  return phrases.length > 0 && !(table in elsewhere) ? [{ table, phrases }] : [];
});

const jobs = [
  ...new Set(
    Object.values(inventory).flatMap(({ ends }) =>
      Object.values(ends).flatMap((end) => (typeof end === 'object' && 'job' in end ? [end.job] : [])),
    ),
  ),
  'forget-over',
] as (keyof Tasks)[];

async function runJobs(): Promise<void> {
  const tasks = tasksOf(kit.services);
  for (const job of jobs) {
    const run = tasks[job];
    if (typeof run !== 'function') throw new Error(`${job} does not run by the clock`);
    await run({}, { db, now: kit.clock.now(), attempt: 1 });
  }
}

const rowsOf = async (table: string) =>
  (await db.pool.query<{ count: number }>(`select count(*)::integer as count from ${table}`)).rows[0]?.count ?? 0;

/** Rows that the filler does not write, or whose time counts from something it cannot know. */
const beginnings = [
  'update two_steps set confirmed_at = null',
  "update sessions set expires_at = last_used_at + interval '30 days'",
  "update exports set expires_at = asked_at + interval '1 day'",
  'update credit_lots set remaining = 0',
  "update mailbox_marks set ends_at = case kind when 'block' then 'infinity' else kept_at + interval '730 days' end",
  "update repayments set state = 'paid', settled_at = asked_at",
  'update discount_codes set member_id = null, expires_at = created_at',
  'update receipt_counters set year = extract(year from $1::timestamptz) where year = 1',
  'update invoice_counters set year = extract(year from $1::timestamptz) where year = 1',
  `insert into prices (site_id, country, currency, credits, total_minor, valid_from)
     select 1, 'XX', 'EUR', 10, 999, $1::timestamptz - interval '1 year' union all
     select 1, 'XX', 'EUR', 10, 1099, $1`,
];

test('what is kept for a time is there until it is over and gone after it, in every table (T80)', async () => {
  const ida = await another(kit, 'anna', { name: 'Ida' });
  const jan = await another(kit, 'bram', { name: 'jan' });
  await runJobs();
  const before = new Map<string, number>();
  for (const { table } of timed) before.set(table, await rowsOf(table));
  const begun = kit.clock.now();
  const whose = { memberId: ida.id, otherId: jan.id, email: ida.email, siteId: 1, now: begun };
  await fillTables(kit.connection, whose, { also: timed.map(({ table }) => table) });
  await db.pool.query('update accounts set erased_at = $1 where id = any($2)', [begun, [ida.id, jan.id]]);
  for (const statement of beginnings) await db.pool.query(statement, statement.includes('$1') ? [begun] : []);
  const extra = async (table: string) => (await rowsOf(table)) - (before.get(table) ?? 0);
  for (const { table } of timed) expect({ table, filled: (await extra(table)) > 0 }).toEqual({ table, filled: true });

  const limits = timed.map(({ table, phrases }) => ({
    table,
    days: Math.max(...phrases.map((one) => lasts[one] ?? NaN)),
  }));
  expect(limits.filter(({ days }) => Number.isNaN(days))).toEqual([]);
  const faults: string[] = [];
  let moved = 0;
  const moveTo = async (days: number) => {
    kit.clock.advance((days - moved) * day);
    moved = days;
    await runJobs();
  };
  const moments = limits
    .flatMap(({ table, days }) => [
      // What the law asks to keep may not go early; what is kept for less may.
      ...(days >= year ? [{ table, at: days - (days > 10 * year ? 1.1 * year : 3), there: true }] : []),
      { table, at: days + 3, there: false },
    ])
    .toSorted((one, other) => one.at - other.at);
  for (const { table, at, there } of moments) {
    await moveTo(at);
    const left = await extra(table);
    if (there && left === 0) faults.push(`${table} was gone after ${at} days`);
    if (!there && left > (table === 'prices' ? 1 : 0)) faults.push(`${table} was still there after ${at} days`);
  }
  expect(faults).toEqual([]);
}, 120_000);

test('what is append-only is emptied by that job alone', async () => {
  const { rows } = await db.pool.query<{ table: string }>(
    `select distinct tgrelid::regclass::text as "table" from pg_trigger
       where tgfoid = 'refuse_change'::regproc and tgtype & 8 > 0 order by 1`,
  );
  expect(rows.map(({ table }) => table)).toEqual(
    expect.arrayContaining(['audit', 'ledger_entries', 'payment_events', 'prices', 'withdrawals']),
  );
  await db.pool.query(
    `insert into audit (id, site_id, actor, action, subject, happened_at)
       values (gen_random_uuid(), 1, 'ina', 'look', 'x', $1)`,
    [kit.clock.now()],
  );
  for (const table of ['audit', 'prices'])
    await expect(db.pool.query(`delete from ${table}`)).rejects.toThrow('append-only');
});
