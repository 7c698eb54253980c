import type { Site } from '../../../sites/index.ts';
import type { Row } from './csv.ts';
import type { Balance, CreditNote, Facts, Movement, PayoutShare } from './movements.ts';

/** What is known of a site's books in a span. */
export interface SpanBooks {
  readonly site: Pick<Site, 'slug' | 'company'>;
  readonly opening: readonly Balance[];
  readonly movements: readonly Movement[];
  readonly closing: readonly Balance[];
  readonly notes: readonly CreditNote[];
  readonly payouts: readonly PayoutShare[];
}

/** A table of the month: a file with these columns. */
export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}

const factsOf = (movement: Facts): Row => ({
  entity: movement.entity,
  country: movement.country,
  rate: `${(movement.basisPoints / 100).toFixed(2)}%`,
  provider: movement.provider,
  method: movement.method,
  currency: movement.currency,
});
const factColumns = ['entity', 'country', 'rate', 'provider', 'method', 'currency'];

/** The sum of the movements that fit, in minor units. */
export const sumOf = (movements: readonly Movement[], fits: (movement: Movement) => boolean): bigint =>
  movements.reduce((sum, movement) => (fits(movement) ? sum + BigInt(movement.minor) : sum), 0n);

/** What movements brought to the debit of an account, less what they took off it. */
const flowOf = (movements: readonly Movement[], account: string): bigint =>
  sumOf(movements, ({ debit }) => debit === account) - sumOf(movements, ({ credit }) => credit === account);

interface Group {
  readonly facts: Row;
  readonly group: Movement[];
}

/** Movements of some kinds in groups that have their facts in common. */
function groupsOf(movements: readonly Movement[], kinds: readonly string[]): Group[] {
  const groups = new Map<string, Group>();
  for (const movement of movements.filter(({ kind }) => kinds.includes(kind))) {
    const facts = { kind: movement.kind, ...factsOf(movement) };
    const key = JSON.stringify(facts);
    const found: Group = groups.get(key) ?? { facts, group: [] };
    found.group.push(movement);
    groups.set(key, found);
  }
  return [...groups.values()];
}

const on = (account: string) => (movement: Movement) => movement.debit === account || movement.credit === account;

function salesOf({ site, movements }: SpanBooks): Row[] {
  return groupsOf(movements, ['sale']).map(({ facts, group }) => {
    const vat = sumOf(group, on('vat'));
    const gross = sumOf(group, () => true);
    const payments = group.filter(on('deferred')).reduce((sum, { entries }) => sum + entries, 0);
    return { site: site.slug, ...facts, payments, gross, vat, net: gross - vat };
  });
}

/** What went back, or is to: `spent` is what buyers had used of it, which is our loss. */
function returnsOf({ site, movements }: SpanBooks): Row[] {
  return groupsOf(movements, ['refund', 'chargeback', 'won', 'owed', 'unowed', 'repaid']).map(({ facts, group }) => ({
    site: site.slug,
    ...facts,
    gross: sumOf(group, () => true),
    vat: sumOf(group, on('vat')),
    unspent: sumOf(group, on('deferred')),
    owed_before: sumOf(
      group,
      ({ debit, credit, kind }) => (debit === 'owed' && kind !== 'unowed') || (credit === 'owed' && kind === 'won'),
    ),
    spent: sumOf(group, on('refunds')) + sumOf(group, on('chargebacks')),
  }));
}

function feesOf({ site, movements }: SpanBooks): Row[] {
  return groupsOf(movements, ['fee']).map(({ facts, group }) => ({
    site: site.slug,
    ...facts,
    fees: flowOf(group, 'fees'),
  }));
}

/** VAT by country and rate: owed by what was sold, less what went back. */
function vatOf({ site, movements }: SpanBooks): Row[] {
  const places = Map.groupBy(movements.filter(on('vat')), ({ entity, country, basisPoints, currency }) =>
    JSON.stringify([entity, country, basisPoints, currency]),
  );
  return [...places.values()].map((group) => {
    const [first] = group as [Movement];
    const sold = sumOf(group, ({ credit }) => credit === 'vat');
    const back = sumOf(group, ({ debit }) => debit === 'vat');
    const { entity = '', country = '', rate = '', currency = '' } = factsOf(first);
    return { site: site.slug, entity, country, rate, currency, vat_sold: sold, vat_back: back, vat: sold - back };
  });
}

const currenciesOf = ({ movements, opening }: SpanBooks): string[] =>
  [...new Set([...movements, ...opening].map(({ currency }) => currency))].toSorted();

const balanceOf = (balances: readonly Balance[], account: string, currency: string): bigint =>
  BigInt(balances.find((one) => one.account === account && one.currency === currency)?.minor ?? 0);

const accounts = [
  'provider',
  'exchange',
  'transit',
  'bank',
  'deferred',
  'owed',
  'vat',
  'revenue',
  'refunds',
  'chargebacks',
  'fees',
];

/** Every account: what stood on it, what came on either side, what stands on it. */
function accountsOf(books: SpanBooks): Row[] {
  return currenciesOf(books).flatMap((currency) =>
    accounts.map((account) => {
      const ours = books.movements.filter((movement) => movement.currency === currency);
      return {
        site: books.site.slug,
        currency,
        account,
        opening: balanceOf(books.opening, account, currency),
        debit: sumOf(ours, ({ debit }) => debit === account),
        credit: sumOf(ours, ({ credit }) => credit === account),
        closing: balanceOf(books.closing, account, currency),
      };
    }),
  );
}

/** A liability, and by what it changed: it grows by what stands on its credit. */
const changesOf = (books: SpanBooks, account: string, kinds: readonly string[]): Row[] =>
  currenciesOf(books).map((currency) => {
    const ours = books.movements.filter((movement) => movement.currency === currency);
    const byKind = (kind: string) =>
      sumOf(ours, (one) => one.kind === kind && one.credit === account) -
      sumOf(ours, (one) => one.kind === kind && one.debit === account);
    return {
      site: books.site.slug,
      currency,
      opening: -balanceOf(books.opening, account, currency),
      ...Object.fromEntries(kinds.map((kind) => [kind, byKind(kind)])),
      closing: -balanceOf(books.closing, account, currency),
    };
  });

/** What providers paid out of the site's money; the whole of a payout is of all sites. */
const payoutsOf = ({ site, payouts }: SpanBooks): Row[] =>
  payouts.map(({ provider, payout, currency, state, arrivedAt, minor, whole, other }) => ({
    site: site.slug,
    provider,
    payout,
    currency,
    state,
    arrived_at: arrivedAt,
    amount: BigInt(minor),
    whole: BigInt(whole),
    other: BigInt(other),
  }));

/** Money on its way to the bank, and by what it changed. */
const transitOf = (books: SpanBooks): Row[] =>
  currenciesOf(books).map((currency) => {
    const ours = books.movements.filter((movement) => movement.currency === currency);
    const byKind = (wanted: string) =>
      flowOf(
        ours.filter(({ kind }) => kind === wanted),
        'transit',
      );
    return {
      site: books.site.slug,
      currency,
      opening: balanceOf(books.opening, 'transit', currency),
      ...Object.fromEntries(ofTransit.map((kind) => [kind, byKind(kind)])),
      closing: balanceOf(books.closing, 'transit', currency),
    };
  });

const notesOf = ({ site, notes }: SpanBooks): Row[] =>
  notes.map(({ number, issuedAt, cause, total, vat, currency, country, basisPoints }) => ({
    site: site.slug,
    number,
    issued_at: issuedAt,
    cause,
    country,
    rate: `${(basisPoints / 100).toFixed(2)}%`,
    currency,
    gross: BigInt(total),
    vat: BigInt(vat),
  }));

const ofDeferred = ['sale', 'earned', 'owed', 'unowed', 'refund', 'chargeback', 'won'];
const ofTransit = ['payout', 'arrival', 'payout_failed'];
const ofOwed = ['owed', 'unowed', 'repaid', 'refund', 'chargeback', 'won'];

/** The tables of a month, by the name of their file. */
export function tablesOf(all: readonly SpanBooks[]): Readonly<Record<string, Table>> {
  const table = (columns: readonly string[], rowsOf: (books: SpanBooks) => Row[]): Table => ({
    columns: ['site', ...columns],
    rows: all.flatMap(rowsOf),
  });
  return {
    sales: table([...factColumns, 'payments', 'gross', 'vat', 'net'], salesOf),
    returns: table(['kind', ...factColumns, 'gross', 'vat', 'unspent', 'owed_before', 'spent'], returnsOf),
    'credit-notes': table(['number', 'issued_at', 'cause', 'country', 'rate', 'currency', 'gross', 'vat'], notesOf),
    fees: table([...factColumns, 'fees'], feesOf),
    vat: table(['entity', 'country', 'rate', 'currency', 'vat_sold', 'vat_back', 'vat'], vatOf),
    accounts: table(['currency', 'account', 'opening', 'debit', 'credit', 'closing'], accountsOf),
    deferred: table(['currency', 'opening', ...ofDeferred, 'closing'], (books) =>
      changesOf(books, 'deferred', ofDeferred),
    ),
    payouts: table(['provider', 'payout', 'currency', 'state', 'arrived_at', 'amount', 'whole', 'other'], payoutsOf),
    transit: table(['currency', 'opening', ...ofTransit, 'closing'], transitOf),
    repayments: table(['currency', 'opening', ...ofOwed, 'closing'], (books) => changesOf(books, 'owed', ofOwed)),
  };
}

/** The row of a table whose movements do not lead from its opening to its closing, in words; undefined: all do. */
export function openRow(tables: Readonly<Record<string, Table>>): string | undefined {
  const amount = (row: Row, column: string) => row[column] as bigint;
  for (const row of tables['accounts']?.rows ?? [])
    if (amount(row, 'opening') + amount(row, 'debit') - amount(row, 'credit') !== amount(row, 'closing'))
      return `accounts.csv: ${String(row['site'])} ${String(row['account'])} ${String(row['currency'])}`;
  for (const [name, kinds] of [
    ['deferred', ofDeferred],
    ['repayments', ofOwed],
    ['transit', ofTransit],
  ] as const)
    for (const row of tables[name]?.rows ?? [])
      if (kinds.reduce((sum, kind) => sum + amount(row, kind), amount(row, 'opening')) !== amount(row, 'closing'))
        return `${name}.csv: ${String(row['site'])} ${String(row['currency'])}`;
  return openPayout(tables, amount);
}

/** Of the payouts of a site, each stands in its table. */
function openPayout(
  tables: Readonly<Record<string, Table>>,
  amount: (row: Row, column: string) => bigint,
): string | undefined {
  const payouts = tables['payouts']?.rows ?? [];
  for (const row of tables['transit']?.rows ?? []) {
    const paid = payouts
      .filter(({ site, currency }) => site === row['site'] && currency === row['currency'])
      .reduce((sum, one) => sum + amount(one, 'amount'), 0n);
    if (paid !== amount(row, 'payout')) return `payouts.csv: ${String(row['site'])} ${String(row['currency'])}`;
  }
  return undefined;
}
