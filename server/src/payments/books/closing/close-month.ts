import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { calendarDay } from '@vonk/contract/calendar';
import type { Db } from '../../../platform/database/db.ts';
import type { Site } from '../../../sites/index.ts';
import { type BookFault, compareBooks } from '../compare.ts';
import { adoptPayments, dayStart, earnDays } from '../earn.ts';
import { decimals, type Row, writeCsv } from './csv.ts';
import { openRow, type SpanBooks, sumOf, tablesOf } from './month.ts';
import { readBalances, readCreditNotes, readJournal, readMovements, readPayoutShares, type Span } from './movements.ts';

/** Where books do not close: at a payment, or in a file, of which the row is named. */
export type OpenPlace = BookFault | { readonly row: string };

/** The books do not close; the message names the place. */
export class DoesNotClose extends Error {
  readonly place: OpenPlace;

  constructor(message: string, place: OpenPlace) {
    super(message);
    this.place = place;
  }
}

/** A month or a quarter, `2026-11` or `2026-Q4`, from its first midnight on the site's calendar to the next one's. */
export function spanOf(period: string, timeZone: string): Span {
  const [, year, quarter, month] = /^(\d{4})-(?:Q([1-4])|(0[1-9]|1[0-2]))$/.exec(period) ?? [];
  if (year === undefined) throw new Error(`${period} is no month as 2026-11 and no quarter as 2026-Q4.`);
  const first = quarter === undefined ? Number(month) : Number(quarter) * 3 - 2;
  const length = quarter === undefined ? 1 : 3;
  // Noon of the third day is in the month everywhere on earth; from there back to its first midnight.
  const startOf = (of: number) => {
    let start = dayStart(new Date(Date.UTC(Number(year), of - 1, 3, 12)), timeZone);
    while (!calendarDay(start, timeZone).endsWith('-01')) start = dayStart(new Date(start.getTime() - 1), timeZone);
    return start;
  };
  return { from: startOf(first), to: startOf(first + length) };
}

/**
 * Brings the books of a site up to the end of a span and reads them; as far as they are kept, where it is not over.
 * Throws `DoesNotClose` where they and the ledger of credits disagree.
 */
export async function readBooks(
  db: Db,
  site: Site,
  { period, now }: { period: string; now: Date },
): Promise<SpanBooks & { span: Span; isOver: boolean }> {
  const whole = spanOf(period, site.timeZone);
  await adoptPayments(db, site);
  const until = await earnDays(db, site, now);
  const isOver = whole.to <= now;
  const to = isOver || !until ? whole.to : until;
  const span = { from: whole.from, to: to < whole.from ? whole.from : to };
  const [fault] = await compareBooks(db, site, span.to);
  if (fault) {
    const { payment, fault: what, books, actual } = fault;
    const figures = `${decimals(BigInt(books))} in the books, ${decimals(BigInt(actual))} elsewhere`;
    throw new DoesNotClose(`The books of ${site.slug} do not close: payment ${payment}, ${what}: ${figures}.`, fault);
  }
  const opening = await readBalances(db, site, span.from);
  const movements = await readMovements(db, site, span);
  const closing = await readBalances(db, site, span.to);
  const notes = await readCreditNotes(db, site, span);
  const payouts = await readPayoutShares(db, site, span);
  return { site, span, isOver, opening, movements, closing, notes, payouts };
}

/** What closing a month wrote. */
export interface Closed {
  readonly files: readonly string[];
  /** False: the month is not over, and this is what is known of it up to the last midnight. */
  readonly isOver: boolean;
}

/**
 * Closes a month of all sites: writes its tables and its journal as CSV into a new folder, or nothing. Throws
 * `DoesNotClose` with the row where a sum is not right.
 */
export async function closeMonth(
  db: Db,
  sites: readonly Site[],
  { month, folder, now }: { month: string; folder: string; now: Date },
): Promise<Closed> {
  const all: (SpanBooks & { site: Site; span: Span; isOver: boolean })[] = [];
  for (const site of sites) all.push({ ...(await readBooks(db, site, { period: month, now })), site });
  const tables = tablesOf(all);
  const row = openRow(tables);
  if (row !== undefined) throw new DoesNotClose(`The sums do not close: ${row}.`, { row });
  const files = await writeFolder(folder, async (made) => {
    for (const [name, { columns, rows }] of Object.entries(tables))
      await writeCsv(join(made, `${name}.csv`), columns, rows);
    const seen = await writeJournal(db, all, join(made, 'journal.csv'));
    for (const { site, movements } of all)
      if ((seen.get(site.siteId) ?? 0n) !== sumOf(movements, () => true))
        throw new DoesNotClose(`journal.csv: the entries of ${site.slug} do not add up to its tables.`, {
          row: `journal.csv: ${site.slug}`,
        });
    return [...Object.keys(tables), 'journal'].map((name) => `${name}.csv`);
  });
  return { files, isOver: all.every(({ isOver }) => isOver) };
}

const journalColumns = [
  'site',
  'booked_at',
  'payment',
  'invoice',
  'kind',
  'debit',
  'credit',
  'amount',
  'currency',
  'country',
  'rate',
  'provider',
  'method',
];

async function writeJournal(
  db: Db,
  all: readonly { site: Site; span: Span }[],
  file: string,
): Promise<ReadonlyMap<number, bigint>> {
  const seen = new Map<number, bigint>();
  async function* rows(): AsyncGenerator<Row> {
    for (const { site, span } of all)
      for await (const entry of readJournal(db, site, span)) {
        const amount = BigInt(entry.minor);
        seen.set(site.siteId, (seen.get(site.siteId) ?? 0n) + amount);
        const { bookedAt, payment, number, kind, debit, credit, currency, country, provider, method } = entry;
        const rate = `${(entry.basisPoints / 100).toFixed(2)}%`;
        const booked = { site: site.slug, booked_at: bookedAt, payment, invoice: number, kind, debit, credit };
        yield { ...booked, amount, currency, country, rate, provider, method };
      }
  }
  await writeCsv(file, journalColumns, rows());
  return seen;
}

/** Makes a folder whole or not at all. Throws when there is one already: what was closed is not written over. */
export async function writeFolder<T>(folder: string, write: (made: string) => Promise<T>): Promise<T> {
  const made = join(dirname(folder), `.${randomUUID()}`);
  await mkdir(made, { recursive: true });
  try {
    const written = await write(made);
    await rename(made, folder);
    return written;
  } catch (error) {
    await rm(made, { recursive: true, force: true });
    throw error;
  }
}
