import { expect, test } from 'vitest';
import { createTestDatabase } from './database.ts';

const { db } = await createTestDatabase();
const columnsLike = async (tables: string, columns: string): Promise<string[]> =>
  (
    await db.pool.query<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns
        where table_schema = 'public' and table_name ~ $1 and column_name ~ $2 order by 1`,
      [tables, columns],
    )
  ).rows.map(({ name }) => name);

test('credits are of one kind: none of their rows has a unit, and nothing exchanges them (T20)', async () => {
  expect(await columnsLike('^(ledger_entries|credit_balances)$', '.')).not.toEqual([]);
  expect(await columnsLike('^(ledger_entries|credit_balances)$', 'unit|currency|denomination|rate')).toEqual([]);
  // What a lot was paid with is money; its credits are those of every other lot.
  expect(await columnsLike('^credit_lots$', 'unit|currency|denomination|rate')).toEqual([
    'credit_lots.currency',
    'credit_lots.unit_price_minor',
  ]);
});

test('nothing that is sold runs for a term or renews itself (T47)', async () => {
  expect(await columnsLike('^(payments|credit_lots|invoices)$', '.')).not.toEqual([]);
  expect(await columnsLike('^(payments|credit_lots|invoices)$', 'renew|subscri|recurring|term_|_term|ends_')).toEqual(
    [],
  );
});
