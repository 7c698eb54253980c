import { day } from '@vonk/contract/durations';
import { wellFilled } from '@vonk/contract/profile-lists';
import type { Scope } from '../../accounts/index.ts';
import { type Reader, sql } from '../../platform/database/db.ts';
import type { Tasks } from '../../platform/jobs/jobs.ts';
import type { SiteScope } from '../../sites/index.ts';
import { noteMarketing } from '../../tellings/index.ts';

declare module '../../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'remind-to-fill': NoPayload;
  }
}

const batch = 500;
/** From when to when after the sign-up: a day on which the job did not run is made good. */
const [from, until] = [3 * day, 7 * day];

const isShort = `p.kind = 'member' and p.status = 'active' and p.completeness < ${wellFilled}`;
// Who was told is found by the telling: it is kept for longer than this looks back.
const short = sql(`select p.site_id as "siteId", p.id as "memberId", p.main_photo_key is not null as "hasPhoto"
  from profiles p join mail_choices c on c.site_id = p.site_id and c.member_id = p.id
  where ${isShort} and p.site_id in (select site_id from sites_here)
    and ('reminders' = any(c.mail) or 'reminders' = any(c.push))
    and p.created_at between $1 and $2 and (p.site_id, p.id) > ($3, $4) order by p.site_id, p.id limit $5`);
const still = sql(`select p.id from profiles p where p.site_id = $1 and p.id = any($2::uuid[]) and ${isShort}`);

/** How long it is worth saying to who could not be told at once. */
const worth = 2 * day;

interface Short extends Scope {
  readonly hasPhoto: boolean;
}

/** The daily job that reminds who wants reminders, once, that their profile says little yet (NOTI-1). */
export const remindToFill: Tasks['remind-to-fill'] = async (_, { db, now }) => {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  let last = { siteId: 0, memberId: '00000000-0000-0000-0000-000000000000' };
  for (let found: Short[] = []; ;) {
    found = await db.rows<Short>(short, [before(until), before(from), last.siteId, last.memberId, batch]);
    for (const [siteId, members] of Map.groupBy(found, (each) => each.siteId))
      await db.transact((tx) =>
        noteMarketing(
          tx,
          { siteId },
          {
            template: 'profile_short',
            now,
            members: members.map(({ memberId, hasPhoto }) => ({
              memberId,
              about: `profile_short:${memberId}`,
              data: { has_photo: hasPhoto },
              validUntil: new Date(now.getTime() + worth),
            })),
          },
        ),
      );
    last = found.at(-1) ?? last;
    if (found.length < batch) return;
  }
};

/** Of which of these members the profile still says little. */
export async function findShort(
  reader: Reader,
  { siteId }: SiteScope,
  { memberIds }: { memberIds: readonly string[] },
): Promise<ReadonlySet<string>> {
  const rows = await reader.rows<{ id: string }>(still, [siteId, memberIds]);
  return new Set(rows.map(({ id }) => id));
}
