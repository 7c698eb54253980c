import { beforeAll, describe, expect, test } from 'vitest';
import { type End, inventory, queueTables } from '../src/inventory/index.ts';
import { crontab } from '../src/main/jobs.ts';
import { createTestDatabase } from './database.ts';

const columns = `select c.relname as "table", a.attname as "column", col_description(c.oid, a.attnum) as comment,
    format_type(a.atttypid, null) as type
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition order by 1, a.attnum`;

/** On what ground a column is kept (GDPR, article 6 and 9); several are joined by a comma. */
const bases = [
  'no personal data',
  'contract',
  'legal duty',
  'legal duty (tax)',
  'legitimate interest',
  'consent',
  'explicit consent',
];

interface Column {
  table: string;
  column: string;
  comment: string | null;
}

/** What is wrong with a column's comment; undefined when it is 'purpose; basis; retention'. */
function fault({ comment }: Pick<Column, 'comment'>): string | undefined {
  if (comment === null) return 'has no comment';
  const [purpose = '', basis = '', retention = '', ...rest] = comment.split('; ');
  if (rest.length > 0 || purpose === '' || retention === '') return `is not 'purpose; basis; retention': ${comment}`;
  const unknown = basis.split(', ').filter((one) => !bases.includes(one));
  return unknown.length > 0 ? `has an unknown basis: ${unknown.join(', ')}` : undefined;
}

test('every column of every table says what it is for, on what basis it is kept and how long (T78)', async () => {
  const { db } = await createTestDatabase();
  const { rows } = await db.pool.query<Column>(columns);
  expect(new Set(rows.map(({ table }) => table)).size).toBeGreaterThan(25);
  const faults = rows.flatMap((row) => {
    const found = fault(row);
    return found === undefined ? [] : [`${row.table}.${row.column} ${found}`];
  });
  expect(faults).toEqual([]);
});

test('a column without a comment, or with half of one, would be noticed', () => {
  expect(fault({ comment: null })).toBeDefined();
  expect(fault({ comment: 'logging in; contract' })).toBeDefined();
  expect(fault({ comment: 'logging in; because; for ever' })).toBeDefined();
  expect(fault({ comment: 'logging in; contract, legal duty (tax); until erasure' })).toBeUndefined();
});

/** Columns with ids of things, and of staff: no member stands in them. */
const things =
  /^(id|key|client_key|conversation_id|photo_id|statement_id|restriction_id|payment_id|lot_id|withdrawal_id|staff_refund_id|mandate_id|debit_payment_id|card_id|mail_id|top_up_id|audit_id|staff_id)$/;

describe('the inventory', () => {
  let rows: (Column & { type: string })[] = [];
  beforeAll(async () => {
    const { db } = await createTestDatabase();
    rows = (await db.pool.query<Column & { type: string }>(columns)).rows;
  });
  const ours = () => rows.filter(({ table }) => !table.startsWith('schema_'));
  const endsOf = (table: string) => inventory[table]?.ends ?? {};

  test('decides about every table there is, and about no other', () => {
    expect(Object.keys(inventory).toSorted()).toEqual([...new Set(ours().map(({ table }) => table))].toSorted());
  });

  test('decides about every table of the job queue too', async () => {
    const { db } = await createTestDatabase();
    const { rows: found } = await db.pool.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'graphile_worker'::regnamespace and relkind in ('r', 'p')`,
    );
    expect(found.map(({ name }) => name).toSorted()).toEqual(Object.keys(queueTables).toSorted());
  });

  test('says of every column with an id whether a member stands in it, and of every person’s column what becomes of it', () => {
    const unknown = ours().filter(
      ({ table, column, type }) =>
        type === 'uuid' && !things.test(column) && !(inventory[table]?.of ?? []).includes(column),
    );
    expect(unknown.map(({ table, column }) => `${table}.${column}`)).toEqual([]);
    const named = Object.entries(inventory).flatMap(([table, { of, stays = [], mentions }]) =>
      [...of, ...stays, ...(mentions?.columns ?? [])].map((column) => `${table}.${column}`),
    );
    const known = new Set(ours().map(({ table, column }) => `${table}.${column}`));
    expect(named.filter((name) => !known.has(name))).toEqual([]);
    const undecided = Object.entries(inventory).filter(([, { of, leaving }]) => of.length > 0 && leaving === undefined);
    expect(undecided).toEqual([]);
  });

  test('gives a reason for whatever stays, and names what the rest goes with', () => {
    const silent = Object.entries(inventory).filter(
      ([, { leaving, why = '', with: to = '' }]) =>
        ((leaving === 'kept' || leaving === 'emptied') && why === '') || (leaving === 'with' && !(to in inventory)),
    );
    expect(silent.map(([name]) => name)).toEqual([]);
  });

  test('says how each retention ends that a column’s comment promises, and nothing that none does', () => {
    const promised = new Map<string, Set<string>>();
    for (const { table, comment } of ours())
      promised.set(table, (promised.get(table) ?? new Set()).add(comment?.split('; ')[2] ?? ''));
    for (const [table, phrases] of promised)
      expect({ table, ends: Object.keys(endsOf(table)).toSorted() }).toEqual({ table, ends: [...phrases].toSorted() });
  });

  /** What is wrong with how a promise is kept; undefined when nothing is. */
  function faultOf(phrase: string, end: End, isNobodys: boolean): string | undefined {
    if (end === 'never') return isNobodys || /names nobody|profile/.test(phrase) ? undefined : 'never ends';
    // What takes a time is not left to the member alone.
    if (end === 'member') return phrase.startsWith('until') ? undefined : 'has a time and no job';
    if ('job' in end)
      return new RegExp(`\\s${end.job}$`, 'm').test(crontab) ? undefined : 'names a job that never runs';
    if ('with' in end) return end.with in inventory ? undefined : 'goes with no table';
    return end.over === '' ? 'has no condition' : undefined;
  }

  test('keeps every promise by a job that runs, by erasure, or not at all where nobody stands in it', () => {
    const faults = Object.entries(inventory).flatMap(([table, { of, ends }]) =>
      Object.entries(ends).flatMap(([phrase, end]) => {
        const found = faultOf(phrase, end, of.length === 0);
        return found === undefined ? [] : [`${table}: ${phrase} ${found}`];
      }),
    );
    expect(faults).toEqual([]);
  });
});
