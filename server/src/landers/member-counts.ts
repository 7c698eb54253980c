import { minute } from '@vonk/contract/durations';
import { type CompassCounts, compassParts, leastCounted } from '@vonk/contract/landers';
import type { Country } from '@vonk/contract/locales';
import { compassOf } from '../places/index.ts';
import { type Db, sql } from '../platform/database/db.ts';
import type { SiteScope } from '../sites/index.ts';

const membersByRegion = sql(
  `select region, count(*) as members from findable_members
    where site_id = $1 and country = $2 and region is not null group by region`,
);
const keptMilliseconds = 10 * minute;

/** How many real members live in each part of a country. */
export interface MemberCounts {
  of(scope: SiteScope, country: Country, now: Date): Promise<CompassCounts>;
}

/**
 * Counts confirmed, active members (T8) and keeps the result for ten minutes: a landing page may be opened very often.
 */
export function createMemberCounts(db: Db): MemberCounts {
  const kept = new Map<string, { counts: CompassCounts; until: number }>();
  return {
    async of({ siteId }, country, now) {
      const key = `${siteId}/${country}`;
      const known = kept.get(key);
      if (known && known.until > now.getTime()) return known.counts;
      const rows = await db.lagging().rows<{ region: string; members: number }>(membersByRegion, [siteId, country]);
      const counts = sumsOf(country, rows);
      kept.set(key, { counts, until: now.getTime() + keptMilliseconds });
      return counts;
    },
  };
}

function sumsOf(country: Country, rows: readonly { region: string; members: number }[]): CompassCounts {
  const sums = { north: 0, east: 0, south: 0, west: 0, middle: 0 };
  for (const { region, members } of rows) {
    const part = compassOf(country, region);
    if (part) sums[part] += members;
  }
  return Object.fromEntries(
    compassParts.map((part) => [part, sums[part] < leastCounted ? null : sums[part]]),
  ) as CompassCounts;
}
