import { day } from '@vonk/contract/durations';
import { readFirstSignUp } from '../accounts/index.ts';
import { type Reader, sql, type Tx } from '../platform/database/db.ts';
import type { Site, SiteScope } from '../sites/index.ts';
import type { Measure } from './counted.ts';

/** What is counted by the days of its own calendar. */
export type Counting = Pick<Site, 'siteId' | 'timeZone'>;

/** As much is counted at once where a site was not counted for long, so that no transaction reads for ever. */
const longestStretch = 7 * day;

const begin = sql(`insert into counted_measures (site_id, measure, until) values ($1, $2, $3)
  on conflict (site_id, measure) do nothing`);
const lock = sql('select until from counted_measures where site_id = $1 and measure = $2 for update');
const reach = sql('update counted_measures set until = $3 where site_id = $1 and measure = $2');

/** Where the stretch ends that is counted next. */
export const endOfStretch = (from: Date, until: Date): Date =>
  new Date(Math.min(from.getTime() + longestStretch, until.getTime()));

/** Where the counting of a site begins: with the first who is here. */
export const beginning = async (reader: Reader, site: SiteScope, until: Date): Promise<Date> =>
  (await readFirstSignUp(reader, site)) ?? until;

/**
 * Up to when a site was counted for a measure with a clock of its own, kept from every other job until the transaction
 * ends.
 */
export async function holdMeasure(
  tx: Tx,
  { siteId }: SiteScope,
  { measure, until }: { readonly measure: Measure; readonly until: Date },
): Promise<Date> {
  const held = async () => (await tx.maybe<{ until: Date }>(lock, [siteId, measure]))?.until;
  const known = await held();
  if (known) return known;
  await tx.run(begin, [siteId, measure, await beginning(tx, { siteId }, until)]);
  // Another process may have begun in this moment: what it noted holds.
  return (await held()) ?? until;
}

/** Notes that a site was counted for a measure up to a moment. */
export const reachMeasure = async (
  tx: Tx,
  { siteId }: SiteScope,
  { measure, until }: { readonly measure: Measure; readonly until: Date },
): Promise<void> => void (await tx.run(reach, [siteId, measure, until]));
