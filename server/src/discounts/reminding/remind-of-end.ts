import { day, hour } from '@vonk/contract/durations';
import { type Db, type Reader, sql } from '../../platform/database/db.ts';
import type { Tasks } from '../../platform/jobs/jobs.ts';
import type { Sites, SiteScope } from '../../sites/index.ts';
import { noteMarketing } from '../../tellings/index.ts';

declare module '../../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'remind-of-end': NoPayload;
  }
}

const batch = 500;
/** Later than this nobody can make much of it. */
const leastLeft = 2 * hour;

interface Ending {
  readonly memberId: string;
  readonly basisPoints: number;
  readonly until: Date;
}

// The best one of each member that can still be used, of those who want reminders.
const isUsable = `not exists (select from discount_uses u where u.site_id = o.site_id and u.member_id = o.member_id
      and u.code = o.code and u.released_at is null)`;
const ending = sql(`select distinct on (o.member_id) o.member_id as "memberId", o.basis_points as "basisPoints",
    o.expires_at as until
  from discount_offers o
    join mail_choices c on c.site_id = o.site_id and c.member_id = o.member_id
    join account_cards a on a.site_id = o.site_id and a.id = o.member_id
  where o.site_id = $1 and o.expires_at between $2 and $3 and o.created_at <= $4 and o.member_id > $5
    and ('reminders' = any(c.mail) or 'reminders' = any(c.push)) and not a.is_premium and ${isUsable}
  order by o.member_id, o.basis_points desc limit $6`);
const still = sql(`select distinct o.member_id as id from discount_offers o
    join account_cards a on a.site_id = o.site_id and a.id = o.member_id
  where o.site_id = $1 and o.member_id = any($2::uuid[]) and o.expires_at between $3 and $4 and not a.is_premium
    and ${isUsable}`);

/**
 * The hourly job that reminds who wants reminders, once, of a newcomer's offer that ends within a day; not on the day
 * it was made. What it says of the end is true: no end moves (T28, T30).
 */
export const remindOfEnd =
  ({ sites }: { sites: Pick<Sites, 'all'> }): Tasks['remind-of-end'] =>
  async (_, { db, now }) => {
    for (const site of sites.all()) await remindAll(db, site, now);
  };

async function remindAll(db: Db, { siteId }: SiteScope, now: Date): Promise<void> {
  const at = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  let last = '00000000-0000-0000-0000-000000000000';
  for (let found: Ending[] = []; ;) {
    found = await db.rows<Ending>(ending, [siteId, at(leastLeft), at(day), at(-day), last, batch]);
    const members = found.map(({ memberId, basisPoints, until }) => ({
      memberId,
      about: `offer_ends:${memberId}`,
      data: { basis_points: basisPoints, until: until.toISOString() },
      validUntil: new Date(until.getTime() - leastLeft),
    }));
    if (members.length > 0)
      await db.transact((tx) => noteMarketing(tx, { siteId }, { template: 'offer_ends', now, members }));
    last = found.at(-1)?.memberId ?? last;
    if (found.length < batch) return;
  }
}

/** Which of these members have an offer that ends within a day and can still be used. */
export async function findEnding(
  reader: Reader,
  { siteId }: SiteScope,
  { memberIds, now }: { memberIds: readonly string[]; now: Date },
): Promise<ReadonlySet<string>> {
  const rows = await reader.rows<{ id: string }>(still, [siteId, memberIds, now, new Date(now.getTime() + day)]);
  return new Set(rows.map(({ id }) => id));
}
