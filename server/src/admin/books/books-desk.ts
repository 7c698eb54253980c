import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AdminCallInput, AdminCallOutput } from '@vonk/contract/admin/api';
import type { FilesAtDesk } from '@vonk/contract/admin/money/books';
import { calendarDay } from '@vonk/contract/calendar';
import type { Locale } from '@vonk/contract/locales';
import { noteAction } from '../../audit/index.ts';
import { closeMonth, DoesNotClose, type OpenPlace, RateMissing, readMonths, writeOss } from '../../payments/index.ts';
import type { RefusalDetails, Refuses } from '../../platform/refusal.ts';
import { writeZip, type ZipEntry } from '../../platform/zip.ts';
import type { StaffServices, StaffSiteCall } from '../../staff/index.ts';

type Services = Pick<StaffServices, 'db'>;

const quarterOf = (month: string): string => `${month.slice(0, 4)}-Q${Math.ceil(Number(month.slice(5)) / 3)}`;

/** The months and quarters of a year with their totals: sums alone, of nobody. */
export async function showMonths(
  { db }: Services,
  { at, now }: StaffSiteCall,
  { year = Number(calendarDay(now, at.timeZone).slice(0, 4)) }: AdminCallInput<'GET /api/admin/months'>,
): Promise<AdminCallOutput<'GET /api/admin/months'>> {
  const { years, months } = await readMonths(db, at, { year, now });
  const quarters = Map.groupBy(months, ({ month }) => quarterOf(month));
  return {
    year,
    years: [...years],
    months: months.map(({ month, isOver, sums }) => ({
      month,
      is_over: isOver,
      sums: sums.map((sum) => ({
        currency: sum.currency,
        payments: sum.payments,
        sold_minor: sum.soldMinor,
        back_minor: sum.backMinor,
        vat_minor: sum.vatMinor,
        earned_minor: sum.earnedMinor,
        fees_minor: sum.feesMinor,
      })),
    })),
    quarters: [...quarters].map(([quarter, its]) => ({
      quarter,
      is_over: Number(its[0]?.month.slice(5)) % 3 === 0 && its[0]?.isOver === true,
      currencies: [...new Set(its.flatMap(({ sums }) => sums.map(({ currency }) => currency)))]
        .filter((currency) => currency !== 'EUR')
        .toSorted(),
    })),
  };
}

/** What closing a month writes, of one site; that it was taken stands in the log before anything is written (T89). */
export async function takeMonth(
  { db }: Services,
  { at, staff, now, locale, refuse }: StaffSiteCall & Refuses<'books_open'>,
  { month }: AdminCallInput<'POST /api/admin/month-files'>,
): Promise<FilesAtDesk> {
  const entry = { siteId: at.siteId, actor: staff.publicId, action: 'month_closed', subject: month, now } as const;
  await db.transact((tx) => noteAction(tx, entry));
  try {
    return await packed(`finance-${at.slug}-${month}`, now, (folder) => closeMonth(db, [at], { month, folder, now }));
  } catch (error) {
    if (error instanceof DoesNotClose) return refuse('books_open', { details: detailsOf(error.place, locale) });
    throw error;
  }
}

/** What is declared for a quarter, of one site; logged in the same way. */
export async function takeQuarter(
  { db }: Services,
  { at, staff, now, locale, refuse }: StaffSiteCall & Refuses<'books_open' | 'rate_missing'>,
  { quarter, rates }: AdminCallInput<'POST /api/admin/quarter-files'>,
): Promise<FilesAtDesk> {
  const entry = { siteId: at.siteId, actor: staff.publicId, action: 'oss_written', subject: quarter, now } as const;
  await db.transact((tx) => noteAction(tx, entry));
  const ofCurrency = new Map(rates.map(({ currency, rate }) => [currency, rate]));
  try {
    return await packed(`oss-${at.slug}-${quarter}`, now, (folder) =>
      writeOss(db, [at], { quarter, folder, rates: ofCurrency, now }),
    );
  } catch (error) {
    if (error instanceof DoesNotClose) return refuse('books_open', { details: detailsOf(error.place, locale) });
    if (error instanceof RateMissing) return refuse('rate_missing', { details: { name: error.currency } });
    throw error;
  }
}

/** What the words about books that do not close name: a payment with both figures, or the row of a file. */
function detailsOf(place: OpenPlace, locale: Locale): RefusalDetails {
  if ('row' in place) return { place: 'row', name: place.row, fault: '', books: '', actual: '' };
  const { payment, fault, books, actual, currency } = place;
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency });
  return {
    place: 'payment',
    name: payment,
    fault,
    books: money.format(books / 100),
    actual: money.format(actual / 100),
  };
}

/** Lets a folder be written on a ground of its own, and answers it as one ZIP file; nothing of it stays here. */
async function packed(
  name: string,
  at: Date,
  write: (folder: string) => Promise<{ files: readonly string[]; isOver: boolean }>,
): Promise<FilesAtDesk> {
  const ground = await mkdtemp(join(tmpdir(), 'vonk-books-'));
  try {
    const folder = join(ground, name);
    const { files, isOver } = await write(folder);
    const file = join(ground, `${name}.zip`);
    await writeZip(file, entriesOf(folder, files), at);
    return { name: `${name}.zip`, zip: (await readFile(file)).toString('base64'), is_over: isOver };
  } finally {
    await rm(ground, { recursive: true, force: true });
  }
}

function* entriesOf(folder: string, files: readonly string[]): Generator<ZipEntry> {
  for (const name of files) yield { name, file: join(folder, name), isPacked: false };
}
