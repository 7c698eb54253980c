import { calendarDay } from '@vonk/contract/calendar';
import type { MemberCall, Scope } from '../../accounts/index.ts';
import { type Db, sql } from '../../platform/database/db.ts';
import type { SiteScope } from '../../sites/index.ts';

/** Remembers who was here, and writes it down in batches, once a day per member. */
export interface Activity {
  /** Notes that the member was here today. */
  touch(seen: { member: Scope; site: Pick<MemberCall['site'], 'timeZone'>; now: Date }): void;
  /** Writes what was noted since the last time; answers how many profiles changed. */
  flush(): Promise<number>;
}

const markActive = sql(
  `update profiles p
   set last_active_on = seen.day, ranked_on = seen.day,
     rank = rank_v1(seen.day, p.completeness, p.main_photo_key is not null)
   from (select unnest($1::smallint[]) as site_id, unnest($2::uuid[]) as id, unnest($3::date[]) as day
     order by 1, 2) seen
   where p.site_id = seen.site_id and p.id = seen.id and p.is_confirmed
     and (p.last_active_on is null or p.last_active_on < seen.day)`,
);

/** Opens the notebook of this process. What it loses in a crash the member's next call brings back. */
export function openActivity(db: Db): Activity {
  const noted = new Map<string, SiteScope & { day: string }>();
  const written = new Map<string, string>();
  return {
    touch({ member: { memberId, siteId }, site, now }) {
      const day = calendarDay(now, site.timeZone);
      if (written.get(memberId) !== day) noted.set(memberId, { siteId, day });
    },
    async flush() {
      const batch = [...noted];
      noted.clear();
      if (batch.length === 0) return 0;
      if (written.size > 200_000) written.clear();
      for (const [memberId, { day }] of batch) written.set(memberId, day);
      return db.transact((tx) =>
        tx.run(markActive, [
          batch.map(([, { siteId }]) => siteId),
          batch.map(([memberId]) => memberId),
          batch.map(([, { day }]) => day),
        ]),
      );
    },
  };
}
