import { rm, writeFile } from 'node:fs/promises';
import { dayEnd, noonOf } from '@vonk/contract/calendar';
import { countries } from '@vonk/contract/locales';
import { type PaymentMethod, paymentMethods } from '@vonk/contract/payment-methods';
import { Command, InvalidArgumentError } from 'commander';
import { findCredentials } from '../../accounts/index.ts';
import {
  type CodeTerms,
  endCode,
  listCodes,
  makeCodes,
  randomCode,
  type ShownCode,
  showCode,
} from '../../discounts/index.ts';
import { everyRow } from '../../platform/database/list-place.ts';
import type { Services } from '../services.ts';
import { withReading, withServices } from './ground.ts';
import { readDay } from './read-day.ts';

interface Options {
  site: string;
  as: string;
}
interface Deed extends Options {
  reason: string;
}
interface Terms extends Deed {
  percent: number;
  currency?: string;
  minimum?: number;
  maximum?: number;
  countries?: string[];
  methods?: PaymentMethod[];
  member?: string;
  until?: string;
  uses?: number;
  perMember?: number;
  firstOrder?: boolean;
  prefix?: string;
}

const mostAtOnce = 10_000;

/** `discounts`: codes of a site, one at a time or many that cannot be guessed (DISC-1, T35). */
export function discountsCommand(): Command {
  const discounts = new Command('discounts').description('make, show and end discount codes');
  const command = (name: string, description: string) =>
    discounts
      .command(name)
      .description(description)
      .option('--site <id>', 'number of the site', '1')
      .requiredOption('--as <name>', 'who of the staff does it');
  withTerms(command('make <code>', 'makes one; logged'))
    .option('--member <email>', 'for this member alone, who reads that it was given to them')
    .action((code: string, options: Terms) => withServices((services) => makeOne(services, code, options)));
  withTerms(
    command('bulk <count> <file>', 'makes many that cannot be guessed, each for one order, into a new CSV file'),
  )
    .option('--prefix <text>', 'with which each begins', readPrefix, '')
    .action((count: string, file: string, options: Terms) =>
      withServices((services) => makeMany(services, { count: readCount(count), file }, options)),
    );
  command('list', 'the codes there are, the newest first').action((by: Options) =>
    withReading({ by, action: 'discounts_listed' }, async ({ db, clock }, scope) => {
      let count = 0;
      for await (const code of everyRow((page) => listCodes(db, scope, page))) {
        console.log(lineOf(code, clock.now()));
        count += 1;
      }
      if (count === 0) console.log('There is none.');
    }),
  );
  command('show <code>', 'one of them').action((code: string, by: Options) => {
    const subject = code.trim().toUpperCase();
    return withReading({ by, action: 'discount_shown', subject }, async ({ db, clock }, scope) => {
      const found = await showCode(db, scope, code);
      if (!found) throw new Error('No such code.');
      console.log(lineOf(found, clock.now()));
    });
  });
  command('end <code>', 'ends one at once; logged')
    .requiredOption('--reason <text>', 'why, for the log')
    .action((code: string, options: Deed) =>
      withServices(async (services) => {
        await endCode(services.db, { code, by: byOf(services, options) });
        console.log('Ended. Orders that were begun with it keep it.');
      }),
    );
  return discounts;
}

/** What codes give and ask, as options of a command. */
const withTerms = (command: Command): Command =>
  command
    .requiredOption('--percent <figure>', 'what is taken off, as 15 or 12.5', readFigure)
    .requiredOption('--reason <text>', 'why, for the log')
    .option('--currency <code>', 'for orders in it alone, as EUR', readCurrency)
    .option('--minimum <amount>', 'for orders of so much or more, before the discount; with --currency', readMinor)
    .option('--maximum <amount>', 'for orders of so much or less; with --currency', readMinor)
    .option('--countries <list>', 'where it holds, as NL,BE', listOf(countries))
    .option('--methods <list>', 'for these payment methods alone, as ideal,paypal', listOf(paymentMethods))
    .option('--until <day>', 'its last day, on the clock of the site: 2026-12-31', readDay)
    .option('--uses <number>', 'for so many orders in all', readCount)
    .option('--per-member <number>', 'for so many orders of one member', readCount)
    .option('--first-order', 'for a first purchase alone');

async function makeOne(services: Services, typed: string, options: Terms): Promise<void> {
  const terms = await termsOf(services, options);
  await makeCodes(services.db, { codes: [typed.trim().toUpperCase()], terms, by: byOf(services, options) });
  console.log('Made.');
}

async function makeMany(
  services: Services,
  { count, file }: { count: number; file: string },
  { prefix = '', ...options }: Terms,
): Promise<void> {
  if (count > mostAtOnce) throw new Error(`At most ${mostAtOnce} at once.`);
  const terms = await termsOf(services, { uses: 1, ...options });
  const codes = new Set<string>();
  while (codes.size < count) codes.add(randomCode(prefix));
  // The file first: a code that nobody knows is no loss, one that is in no file is.
  await writeFile(file, `code\r\n${[...codes].join('\r\n')}\r\n`, { flag: 'wx', mode: 0o600 });
  try {
    await makeCodes(services.db, { codes: [...codes], terms, by: byOf(services, options) });
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
  console.log(`${count} codes, in ${file}`);
}

const byOf = ({ clock }: Pick<Services, 'clock'>, { site, as: actor, reason }: Deed) => ({
  siteId: Number(site),
  actor,
  reason,
  now: clock.now(),
});

const orNull = <Given>(given: Given | undefined): Given | null => given ?? null;

async function termsOf({ db, sites }: Services, options: Terms): Promise<CodeTerms> {
  const site = sites.byId(Number(options.site));
  if (!site) throw new Error(`There is no site ${options.site}.`);
  const { member: email, until } = options;
  const member = email === undefined ? undefined : await findCredentials(db, site, email);
  if (email !== undefined && !member) throw new Error('No such member.');
  return {
    basisPoints: Math.round(options.percent * 100),
    currency: orNull(options.currency),
    minimumMinor: orNull(options.minimum),
    maximumMinor: orNull(options.maximum),
    countries: orNull(options.countries),
    methods: orNull(options.methods),
    memberId: orNull(member?.memberId),
    reason: member ? 'given' : null,
    expiresAt: until === undefined ? null : dayEnd(noonOf(until), site.timeZone),
    usesPerMember: orNull(options.perMember),
    maxUses: orNull(options.uses),
    isFirstOrderOnly: options.firstOrder === true,
  };
}

/** A code and all its rules in one line. */
function lineOf(code: ShownCode, now: Date): string {
  const isOver = code.isStopped || (code.expiresAt !== null && code.expiresAt <= now);
  return [
    code.code,
    `${code.basisPoints / 100} %`,
    isOver ? 'ended' : 'active',
    `${code.paid} paid, ${code.held} held of ${code.maxUses ?? 'any'}`,
    code.usesPerMember !== null && `${code.usesPerMember} a member`,
    ...rulesOf(code),
    code.expiresAt !== null && `until ${code.expiresAt.toISOString()}`,
  ]
    .filter((part) => part !== false)
    .join('  ');
}

/** What a code asks of an order and of its member. */
function rulesOf(code: ShownCode): (string | false)[] {
  const amount = (minor: number) => `${(minor / 100).toFixed(2)} ${code.currency}`;
  return [
    code.currency !== null && `in ${code.currency}`,
    code.minimumMinor !== null && `from ${amount(code.minimumMinor)}`,
    code.maximumMinor !== null && `up to ${amount(code.maximumMinor)}`,
    code.countries !== null && code.countries.join(' '),
    code.methods !== null && code.methods.join(' '),
    code.isPersonal && 'of one member',
    code.isFirstOrderOnly && 'first order',
  ];
}

function readFigure(text: string): number {
  if (!/^\d{1,2}(\.\d{1,2})?$/.test(text)) throw new InvalidArgumentError('It must be a figure, as 15 or 12.5.');
  return Number(text);
}

function readMinor(text: string): number {
  if (!/^\d{1,6}([.,]\d{1,2})?$/.test(text) || !(Number(text.replace(',', '.')) > 0))
    throw new InvalidArgumentError('It must be an amount, as 25.00.');
  return Math.round(Number(text.replace(',', '.')) * 100);
}

function readCurrency(text: string): string {
  if (!/^[A-Z]{3}$/.test(text)) throw new InvalidArgumentError('It must be a currency, as EUR.');
  return text;
}

function readCount(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError('It must be a number, 1 or more.');
  return Number(text);
}

function readPrefix(text: string): string {
  if (!/^[A-Z0-9]{1,20}$/.test(text)) throw new InvalidArgumentError('It must be up to 20 capitals and figures.');
  return text;
}

const listOf =
  <Known extends string>(known: readonly Known[]) =>
  (text: string): Known[] =>
    text.split(',').map((typed) => {
      const found = known.find((one) => one === typed.trim());
      if (found === undefined) throw new InvalidArgumentError(`It must be of: ${known.join(', ')}.`);
      return found;
    });
