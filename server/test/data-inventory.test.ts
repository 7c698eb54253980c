import { expect, test } from 'vitest';
import { createTestDatabase } from './database.ts';

const columns = `select c.relname as "table", a.attname as "column", col_description(c.oid, a.attnum) as comment
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
