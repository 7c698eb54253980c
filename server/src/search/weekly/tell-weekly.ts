import { calendarDay, hourOf } from '@vonk/contract/calendar';
import { day } from '@vonk/contract/durations';
import type { Db } from '../../platform/database/db.ts';
import type { Tasks } from '../../platform/jobs/jobs.ts';
import type { Site, Sites } from '../../sites/index.ts';
import { noteMarketing } from '../../tellings/index.ts';
import { countNewNear, markTold, nextSeekers, type Seeker, zonesOf } from './new-near.ts';
import { nearKm, type NewNear, type Newcomers, readNewcomers } from './newcomers.ts';

declare module '../../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'tell-weekly': NoPayload;
  }
}

const batch = 500;
const friday = 5;
/** Fridays from this hour of the member's own clock; until the second one a time that was missed is made good. */
const [from, until] = [16, 20];
/** From so many new members on (C45); fewer are told of with those of the next week. */
const fewest = 3;

/**
 * The hourly job that tells who chose so of the new members near them, on Fridays at four on their own clock: how many,
 * by nobody's name (NOTI-3, T92). Whom one was told of counts no second time.
 */
export const tellWeekly =
  ({ sites }: { sites: Pick<Sites, 'all'> }, size = batch): Tasks['tell-weekly'] =>
  async (_, { db, now }) => {
    for (const site of sites.all()) {
      const zones = (await zonesOf(db, site)).filter((zone) => isTime(now, zone));
      if (zones.length > 0) await tellSite(db, site, { zones, size, now });
    }
  };

function isTime(now: Date, zone: string): boolean {
  const hour = hourOf(now, zone);
  return from <= hour && hour < until && new Date(calendarDay(now, zone)).getUTCDay() === friday;
}

async function tellSite(
  db: Db,
  site: Site,
  { zones, size, now }: { zones: readonly string[]; size: number; now: Date },
): Promise<void> {
  const newcomers = await readNewcomers(db, site, now);
  let after: Pick<Seeker, 'cell' | 'id'> | undefined = { cell: -1, id: '00000000-0000-0000-0000-000000000000' };
  while (after !== undefined) {
    const next = await nextSeekers(db, site, { zones, after, limit: size, now });
    if (next.seekers.length > 0) await tellBatch(db, site, { newcomers, seekers: next.seekers, now });
    after = next.after;
  }
}

async function tellBatch(
  db: Db,
  site: Site,
  { newcomers, seekers, now }: { newcomers: Newcomers; seekers: readonly Seeker[]; now: Date },
): Promise<void> {
  const found = await countNewNear(db, site, { newcomers, seekers, now });
  const told = new Map([...found].filter(([, { count }]) => count >= fewest));
  await db.transact(async (tx) => {
    const lastWeek = new Map(seekers.map((seeker) => [seeker.id, seeker.lastWeek]));
    await noteMarketing(tx, site, {
      template: 'weekly_members',
      now,
      members: [...told].map(([memberId, near]) => ({
        memberId,
        about: `weekly_members:${calendarDay(now, site.timeZone)}:${memberId}`,
        data: dataOf(near, lastWeek.get(memberId) ?? null),
        validUntil: new Date(now.getTime() + 2 * day),
      })),
    });
    const marks = seekers.map(({ id, since }) => {
      const near = told.get(id);
      return { id, toldUntil: near ? now : since, toldCount: near?.count ?? null };
    });
    await markTold(tx, site, { marks, now });
  });
}

const dataOf = ({ count, under10, from10, from25 }: NewNear, lastWeek: number | null) => ({
  count,
  last_week: lastWeek,
  km: nearKm,
  bands: [under10, from10, from25],
});
