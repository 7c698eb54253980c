import type { Locale } from '@vonk/contract/locales';
import { type Reader, sql, type Tx } from '../platform/database/db.ts';
import type { Scope } from './call.ts';

/** 1: warned by mail; 2: hidden too. */
export type InactiveStage = 1 | 2;

interface Inactive extends Scope {
  readonly stage: InactiveStage;
}

// Each stage stands for three months at least, however late the job was with the one before.
const due = sql(`select site_id as "siteId", id as "memberId", inactive_stage + 1 as stage from accounts
  where status = 'confirmed' and site_id in (select site_id from sites_here)
    and coalesce(last_active_on, signed_up_at::date)
      <= ($1::timestamptz - make_interval(months => 18 + 3 * inactive_stage))::date
    and (inactive_stage = 0
      or (inactive_stage = 1 and inactive_stage_on <= ($1::timestamptz - interval '3 months')::date))
  order by last_active_on limit $2`);
const enter = sql(`update accounts set inactive_stage = $3, inactive_stage_on = $4::timestamptz::date
  where site_id = $1 and id = $2 and status = 'confirmed' and inactive_stage = $3 - 1 returning email, locale`);
const wake = sql(`update accounts a set inactive_stage = 0, inactive_stage_on = null from accounts before
  where a.site_id = $1 and a.id = $2 and before.site_id = a.site_id and before.id = a.id and a.inactive_stage > 0
  returning before.inactive_stage as stage`);

/** Accounts of all sites that enter their next stage now: 18 months away, 21 months away. */
export const accountsToWarn = (reader: Reader, { now, limit }: { now: Date; limit: number }): Promise<Inactive[]> =>
  reader.rows<Inactive>(due, [now, limit]);

/** Enters a stage; answers whom to tell, or undefined when the member came back meanwhile. */
export const enterInactiveStage = (
  tx: Tx,
  { siteId, memberId }: Scope,
  { stage, now }: { stage: InactiveStage; now: Date },
): Promise<{ email: string; locale: Locale } | undefined> => tx.maybe(enter, [siteId, memberId, stage, now]);

/** The member is here again; true when their profile was hidden. */
export const wakeAccount = async (tx: Tx, { siteId, memberId }: Scope): Promise<boolean> =>
  (await tx.maybe<{ stage: number }>(wake, [siteId, memberId]))?.stage === 2;
