import { day } from '@vonk/contract/durations';
import { type Db, type Reader, sql } from '../../platform/database/db.ts';
import type { Tasks } from '../../platform/jobs/jobs.ts';
import type { Sites, SiteScope } from '../../sites/index.ts';
import { noteMarketing } from '../../tellings/index.ts';

declare module '../../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'remind-of-photo': NoPayload;
  }
}

const batch = 500;
/** From when to when after the decision: a day on which the job did not run is made good. */
const [from, until] = [day, 4 * day];
/** How long it is worth saying to who could not be told at once. */
const worth = 2 * day;

const hasNone = `not exists (select from photos o where o.site_id = p.site_id and o.profile_id = p.profile_id
    and o.state in ('active', 'under_inspection', 'uploading'))`;
const refused = sql(`select distinct p.profile_id as id from photos p
    join mail_choices c on c.site_id = p.site_id and c.member_id = p.profile_id
  where p.site_id = $1 and p.state = 'removed' and p.decided_at between $2 and $3 and p.profile_id > $4
    and ('reminders' = any(c.mail) or 'reminders' = any(c.push)) and ${hasNone}
  order by p.profile_id limit $5`);
const still = sql(`select distinct p.profile_id as id from photos p
  where p.site_id = $1 and p.profile_id = any($2::uuid[]) and p.state = 'removed' and ${hasNone}`);

/**
 * The daily job that reminds who wants reminders, once, that the only photo they had was refused and none took its
 * place; why it was, the page says and no mail (T61, T92).
 */
export const remindOfPhoto =
  ({ sites }: { sites: Pick<Sites, 'all'> }): Tasks['remind-of-photo'] =>
  async (_, { db, now }) => {
    for (const site of sites.all()) await remindAll(db, site, now);
  };

async function remindAll(db: Db, { siteId }: SiteScope, now: Date): Promise<void> {
  const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  let last = '00000000-0000-0000-0000-000000000000';
  for (let found: { id: string }[] = []; ;) {
    found = await db.rows<{ id: string }>(refused, [siteId, after(-until), after(-from), last, batch]);
    const members = found.map(({ id: memberId }) => ({
      memberId,
      about: `photo_refused:${memberId}`,
      data: {},
      validUntil: after(worth),
    }));
    await db.transact((tx) => noteMarketing(tx, { siteId }, { template: 'photo_refused', now, members }));
    last = found.at(-1)?.id ?? last;
    if (found.length < batch) return;
  }
}

/** Which of these members have no photo still, after one was refused. */
export async function findPhotoless(
  reader: Reader,
  { siteId }: SiteScope,
  { memberIds }: { memberIds: readonly string[] },
): Promise<ReadonlySet<string>> {
  const rows = await reader.rows<{ id: string }>(still, [siteId, memberIds]);
  return new Set(rows.map(({ id }) => id));
}
