import { join } from 'node:path';
import { calendarDay } from '@vonk/contract/calendar';
import { type Db, type Reader, sql } from '../../../platform/database/db.ts';
import type { Site } from '../../../sites/index.ts';
import { DoesNotClose, readBooks, writeFolder } from './close-month.ts';
import { type Row, writeCsv } from './csv.ts';
import type { Span } from './movements.ts';
import { sumOf } from './month.ts';

// What is on the books of a quarter of each country and rate, by the quarter in which it was sold: what was sold adds,
// what went back or is to takes off. What was owed already was taken off when it was.
const supplies = sql(`select entity, vat_country as country, vat_basis_points as "basisPoints", currency,
    to_char(sold_at at time zone $4, 'YYYY-"Q"Q') as quarter, sum(sign * amount_minor)::bigint as gross,
    sum(case when 'vat' in (debit_account, credit_account)
      then sign * amount_minor else 0 end)::bigint as vat
  from (select m.*, case when kind in ('sale', 'unowed') then 1 when 'owed' in (debit_account, credit_account)
      and kind <> 'owed' then 0 when kind = 'won' then 1 else -1 end as sign
    from money_entries m where site_id = $1 and booked_at >= $2 and booked_at < $3
      and kind in ('sale', 'owed', 'unowed', 'refund', 'chargeback', 'won')) as signed
  group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`);

/** What was supplied to a country at a rate, of the quarter in which it was sold; in minor units. */
export interface Supply {
  readonly entity: string;
  readonly country: string;
  readonly basisPoints: number;
  readonly currency: string;
  readonly quarter: string;
  readonly gross: number;
  readonly vat: number;
}

const readSupplies = (reader: Reader, { siteId, timeZone }: Site, { from, to }: Span): Promise<Supply[]> =>
  reader.rows<Supply>(supplies, [siteId, from, to, timeZone]);

const union = new Set('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '));

/** The country a company is established in: that of its VAT number, else of its address. */
export function homeOf({ company }: Pick<Site, 'company'>): string {
  const prefix = company.vat_numbers.trim().slice(0, 2).toUpperCase().replace('EL', 'GR');
  return union.has(prefix) ? prefix : company.country.trim().toUpperCase();
}

/** Where a supply is declared: in the One Stop Shop, at home, or nowhere in the union. */
export const schemeOf = ({ country }: Pick<Supply, 'country'>, home: string): 'oss' | 'domestic' | 'outside' =>
  country === home ? 'domestic' : union.has(country) ? 'oss' : 'outside';

/** Something was sold in a currency, and what a euro was in it is not given. */
export class RateMissing extends Error {
  readonly currency: string;

  constructor(currency: string) {
    super(`${currency} was sold in: give what a euro was on the quarter's last day, --rate ${currency}=…`);
    this.currency = currency;
  }
}

/** What a quarter of all sites is, and what is needed to write it. */
export interface Quarter {
  readonly quarter: string;
  readonly folder: string;
  /** What a euro was in each other currency on the quarter's last day, at the European Central Bank: PLN 4.2512. */
  readonly rates: ReadonlyMap<string, number>;
  readonly now: Date;
}

/**
 * Writes what is declared in the One Stop Shop for a quarter, by country and rate, and of earlier quarters what is
 * corrected in this one; beside it what is declared elsewhere. Throws where the two are not the VAT of the books.
 */
export async function writeOss(
  db: Db,
  sites: readonly Site[],
  { quarter, folder, rates, now }: Quarter,
): Promise<{ files: readonly string[]; isOver: boolean }> {
  const rows: { oss: Row[]; elsewhere: Row[] } = { oss: [], elsewhere: [] };
  let isOver = true;
  for (const site of sites) {
    const books = await readBooks(db, site, { period: quarter, now });
    isOver &&= books.isOver;
    const found = await readSupplies(db, site, books.span);
    const booked =
      sumOf(books.movements, ({ credit }) => credit === 'vat') - sumOf(books.movements, ({ debit }) => debit === 'vat');
    if (found.reduce((sum, { vat }) => sum + BigInt(vat), 0n) !== booked)
      throw new DoesNotClose(`The VAT of ${site.slug} is not that of its books.`, {
        row: `oss-${quarter}.csv: ${site.slug}`,
      });
    const current = calendarDay(books.span.from, site.timeZone).slice(0, 7);
    for (const supply of found) {
      const scheme = schemeOf(supply, homeOf(site));
      const row = rowOf(supply, { site, scheme, isCorrection: quarterOf(current) !== supply.quarter, rates });
      rows[scheme === 'oss' ? 'oss' : 'elsewhere'].push(row);
    }
  }
  const files = await writeFolder(folder, async (made) => {
    await writeCsv(join(made, `oss-${quarter}.csv`), columns, rows.oss);
    await writeCsv(join(made, `elsewhere-${quarter}.csv`), columns, rows.elsewhere);
    return [`oss-${quarter}.csv`, `elsewhere-${quarter}.csv`];
  });
  return { files, isOver };
}

const columns = [
  'entity',
  'site',
  'scheme',
  'kind',
  'period',
  'country',
  'rate',
  'currency',
  'taxable',
  'vat',
  'eur_rate',
  'eur_taxable',
  'eur_vat',
];

const quarterOf = (month: string): string => `${month.slice(0, 4)}-Q${Math.ceil(Number(month.slice(5)) / 3)}`;

interface Placed {
  readonly site: Site;
  readonly scheme: string;
  readonly isCorrection: boolean;
  readonly rates: ReadonlyMap<string, number>;
}

function rowOf(supply: Supply, { site, scheme, isCorrection, rates }: Placed): Row {
  const { entity, country, basisPoints, currency, quarter, gross, vat } = supply;
  const rate = currency === 'EUR' ? 1 : rates.get(currency);
  if (rate === undefined) throw new RateMissing(currency);
  const taxable = gross - vat;
  const inEuro = (minor: number) => BigInt(Math.round(minor / rate));
  return {
    entity,
    site: site.slug,
    scheme,
    kind: isCorrection ? 'correction' : 'supply',
    period: quarter,
    country,
    rate: `${(basisPoints / 100).toFixed(2)}%`,
    currency,
    taxable: BigInt(taxable),
    vat: BigInt(vat),
    eur_rate: String(rate),
    eur_taxable: inEuro(taxable),
    eur_vat: inEuro(vat),
  };
}
