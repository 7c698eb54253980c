import { calendarDay, type Day } from '@vonk/contract/calendar';
import { type Reader, sql, type Tx } from '../../platform/database/db.ts';
import type { Site } from '../../sites/index.ts';

const rateOn = sql(`select basis_points as "basisPoints" from vat_rates
  where country = $1 and valid_from <= $2::date order by valid_from desc limit 1`);

/** Where and when something is sold. */
export interface Sale {
  readonly country: string;
  readonly site: Pick<Site, 'timeZone'>;
  readonly now: Date;
}

/** The rate of a country on the site's day, in basis points: 2100 is 21 %. Where none is known none is charged. */
export const readVatRate = async (reader: Reader, { country, site, now }: Sale): Promise<number> =>
  (await reader.maybe<{ basisPoints: number }>(rateOn, [country, calendarDay(now, site.timeZone)]))?.basisPoints ?? 0;

/** The VAT inside a total that includes it, both in minor units. */
export const vatWithin = (totalMinor: number, basisPoints: number): number =>
  Math.round((totalMinor * basisPoints) / (10_000 + basisPoints));

/** What a country charges from a day on. */
export interface VatRate {
  readonly country: string;
  readonly validFrom: Day;
  readonly basisPoints: number;
  /** Where it was read. */
  readonly source: string;
}

const list = sql(`select country, valid_from as "validFrom", basis_points as "basisPoints", source from vat_rates
  order by country, valid_from`);
const write = sql(`insert into vat_rates (country, valid_from, basis_points, source) values ($1, $2, $3, $4)
  on conflict (country, valid_from) do update set basis_points = excluded.basis_points, source = excluded.source`);

/** Every rate there is and was, by country and day. */
export const listVatRates = (reader: Reader): Promise<VatRate[]> => reader.rows<VatRate>(list);

/**
 * Notes the rate of a country from a day on; false when that day has begun. What was sold was sold at the rate of its
 * moment: a rate that holds already is never changed.
 */
export async function writeVatRate(
  tx: Tx,
  { country, validFrom, basisPoints, source }: VatRate,
  today: Day,
): Promise<boolean> {
  if (validFrom <= today) return false;
  await tx.run(write, [country, validFrom, basisPoints, source]);
  return true;
}
