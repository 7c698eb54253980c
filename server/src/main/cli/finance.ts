import { resolve } from 'node:path';
import type { StaffAction } from '@vonk/contract/admin/actions';
import { calendarDay } from '@vonk/contract/calendar';
import { Command, InvalidArgumentError } from 'commander';
import { noteAction } from '../../audit/index.ts';
import { closeMonth, listVatRates, writeOss, writeVatRate } from '../../payments/index.ts';
import type { Services } from '../services.ts';
import { withServices } from './ground.ts';
import { readDay } from './read-day.ts';

interface Closing {
  out?: string;
  as: string;
}

interface Noting {
  site: string;
  as: string;
  from: string;
  source: string;
}

/** `finance`: closing a month, what is declared for a quarter, and rates of VAT. */
export function financeCommand(): Command {
  const finance = new Command('finance').description('the books: closing a month, VAT');
  addClosing(finance);
  addRates(finance);
  return finance;
}

function addClosing(finance: Command): void {
  finance
    .command('month')
    .description('write the books of a month as CSV into a new folder, if their sums close; logged')
    .argument('<month>', 'as 2026-11')
    .option('--out <folder>', 'the folder to make; by default finance-<month>')
    .requiredOption('--as <name>', 'who of the staff does it')
    .action((month: string, { out, as: actor }: Closing) =>
      withServices(async (services) => {
        const folder = resolve(out ?? `finance-${month}`);
        await noteClosing(services, { actor, action: 'month_closed', subject: month });
        tell(folder, await closeMonth(services.db, services.sites.all(), { month, folder, now: services.clock.now() }));
      }),
    );
  finance
    .command('oss')
    .description('write what is declared in the One Stop Shop for a quarter as CSV into a new folder; logged')
    .argument('<quarter>', 'as 2026-Q4')
    .option('--out <folder>', 'the folder to make; by default oss-<quarter>')
    .option(
      '--rate <currency=rate>',
      'what a euro was on its last day, as PLN=4.2512; may be repeated',
      readRate,
      new Map(),
    )
    .requiredOption('--as <name>', 'who of the staff does it')
    .action((quarter: string, { out, as: actor, rate: rates }: Closing & { rate: ReadonlyMap<string, number> }) =>
      withServices(async (services) => {
        const folder = resolve(out ?? `oss-${quarter}`);
        await noteClosing(services, { actor, action: 'oss_written', subject: quarter });
        const asked = { quarter, folder, rates, now: services.clock.now() };
        tell(folder, await writeOss(services.db, services.sites.all(), asked));
      }),
    );
}

function addRates(finance: Command): void {
  finance
    .command('rates')
    .description('the rate of VAT of every country, with the day from which it holds')
    .action(() =>
      withServices(async ({ db }) => {
        for (const { country, validFrom, basisPoints, source } of await listVatRates(db))
          console.log(`${country}  from ${validFrom}  ${(basisPoints / 100).toFixed(2)} %  ${source}`);
      }),
    );
  finance
    .command('rate')
    .description('note the rate of a country from a coming day on; logged')
    .argument('<country>', 'two capitals: NL', readCountry)
    .argument('<percent>', 'as 21 or 25.5', readPercent)
    .requiredOption('--from <day>', 'the first day, as 2027-01-01', readDay)
    .requiredOption('--source <text>', 'the law or page where it was read')
    .requiredOption('--as <name>', 'who of the staff does it')
    .option('--site <id>', 'the site in whose log it is noted, and by whose calendar the day is a coming one', '1')
    .action((country: string, basisPoints: number, { site, as: actor, source, from: validFrom }: Noting) =>
      withServices(async ({ db, clock, sites }) => {
        const [siteId, now] = [Number(site), clock.now()];
        const timeZone = sites.byId(siteId)?.timeZone ?? 'UTC';
        const isNoted = await db.transact(async (tx) => {
          const rate = { country, validFrom, basisPoints, source };
          if (!(await writeVatRate(tx, rate, calendarDay(now, timeZone)))) return false;
          const subject = `${country} ${validFrom} ${basisPoints}`;
          await noteAction(tx, { siteId, actor, action: 'vat_rate_noted', subject, reason: source, now });
          return true;
        });
        if (!isNoted) throw new Error('That day has begun: what is sold today is sold at the rate it began with.');
        console.log('Noted.');
      }),
    );
}

/** Who asked for the books of every site, and for which, is noted before anything is written (T89). */
const noteClosing = (
  { db, sites, clock }: Services,
  entry: { actor: string; action: StaffAction; subject: string },
): Promise<void> =>
  db.transact(async (tx) => {
    for (const { siteId } of sites.all()) await noteAction(tx, { siteId, ...entry, now: clock.now() });
  });

function tell(folder: string, { files, isOver }: { files: readonly string[]; isOver: boolean }): void {
  console.log(`${files.join(', ')} in ${folder}`);
  if (!isOver) console.log('It is not over: this is up to the last midnight. Write it again when it is.');
}

function readRate(text: string, rates: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const [, currency = '', rate = ''] = /^([A-Z]{3})=(\d{1,6}(?:\.\d{1,8})?)$/.exec(text) ?? [];
  if (!(Number(rate) > 0)) throw new InvalidArgumentError('It must be a currency and a figure, as PLN=4.2512.');
  return new Map(rates).set(currency, Number(rate));
}

function readCountry(text: string): string {
  if (!/^[A-Z]{2}$/.test(text)) throw new InvalidArgumentError('It must be two capitals.');
  return text;
}

function readPercent(text: string): number {
  const basisPoints = Math.round(Number(text) * 100);
  if (!/^\d{1,2}(\.\d{1,2})?$/.test(text) || basisPoints > 5000)
    throw new InvalidArgumentError('It must be a percentage up to 50, as 21 or 25.5.');
  return basisPoints;
}
