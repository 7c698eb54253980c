import { type Reader, sql, type Tx } from '../platform/database/db.ts';
import type { SiteScope } from '../sites/index.ts';
import type { Scope } from './call.ts';

const leave = sql(`update accounts set status = 'leaving', left_as = status, erase_at = $3
  where site_id = $1 and id = $2 and status in ('not_confirmed', 'confirmed', 'suspended')`);
const comeBack = sql(
  `update accounts set status = left_as, left_as = null, erase_at = null
    where site_id = $1 and id = $2 and status = 'leaving'`,
);
// Warned, hidden, and not back for another three months (T80).
const isForgotten = `(status = 'confirmed' and inactive_stage = 2
    and inactive_stage_on <= ($1::timestamptz - interval '3 months')::date)`;
const isDue = `((status = 'leaving' and erase_at <= $1) or (status = 'not_confirmed' and signed_up_at <= $2)
    or ${isForgotten})`;
// Whom an error kept from it comes after all others, and again after a day: nobody waits for them.
const due = sql(`select site_id as "siteId", id as "memberId" from accounts
  where ${isDue} and site_id in (select site_id from sites_here)
    and (erase_failed_at is null or erase_failed_at <= $1::timestamptz - interval '23 hours')
  order by erase_failures, signed_up_at limit $3`);
const lockDue = sql(`select from accounts where site_id = $3 and id = $4 and ${isDue} for update`);
const eraseAtOf = sql('select erase_at as "eraseAt" from accounts where site_id = $1 and id = $2');
const blank = sql(`update accounts
  set status = 'erased', left_as = null, erase_at = null, inactive_stage = 0, inactive_stage_on = null,
    erase_failures = 0, erase_failed_at = null, erased_at = $4, email = id || '@erased.invalid', password_hash = '',
    has_password = true, public_id = $3, tracking = '{}', is_premium = false, premium_since = null,
    last_active_on = null, notifications_disabled = null, notifications_disabled_at = null
  where site_id = $1 and id = $2`);
const failed = sql(`update accounts set erase_failures = least(erase_failures + 1, 1000), erase_failed_at = $3
  where site_id = $1 and id = $2 and status <> 'erased'`);
const erasedOf = sql(`select status = 'erased' as erased from accounts where site_id = $1 and id = $2`);
const hurry = sql("update accounts set erase_at = $3 where site_id = $1 and id = $2 and status = 'leaving'");
const stillThereOf = sql(`select a.site_id as "siteId", a.id as "memberId" from accounts a
  join unnest($1::smallint[], $2::uuid[]) as listed (site_id, id) using (site_id, id)
  where a.status <> 'erased' and a.site_id in (select site_id from sites_here)`);
const countFailed = sql(
  `select site_id as "siteId", count(*)::integer as count from accounts where erase_failures > 0 group by site_id`,
);

/** From now on the account is leaving; false when it was before. */
export const startLeaving = async (tx: Tx, { siteId, memberId }: Scope, eraseAt: Date): Promise<boolean> =>
  (await tx.run(leave, [siteId, memberId, eraseAt])) === 1;

/** The account is again what it was before, suspended or not; false when it was not leaving. */
export const stopLeaving = async (tx: Tx, { siteId, memberId }: Scope): Promise<boolean> =>
  (await tx.run(comeBack, [siteId, memberId])) === 1;

/** When an account that is leaving is erased; null for one that is not. */
export const leavesAt = async (reader: Reader, { siteId, memberId }: Scope): Promise<Date | null> =>
  (await reader.one<{ eraseAt: Date | null }>(eraseAtOf, [siteId, memberId])).eraseAt;

/**
 * Accounts of all sites to be erased now: whose grace is over, who signed up before a moment and never confirmed, who
 * is gone for two years.
 */
export const accountsToErase = (
  reader: Reader,
  { now, before, limit }: { now: Date; before: Date; limit: number },
): Promise<Scope[]> => reader.rows<Scope>(due, [now, before, limit]);

/** Whether that still holds; locks the account until the transaction ends. */
export const isToErase = async (
  tx: Tx,
  { siteId, memberId }: Scope,
  { now, before }: { now: Date; before: Date },
): Promise<boolean> => (await tx.maybe(lockDue, [now, before, siteId, memberId])) !== undefined;

/** Empties the account: what is left is a row that payments and the other side of conversations can point at. */
export const blankAccount = async (
  tx: Tx,
  { siteId, memberId }: Scope,
  { publicId, now }: { publicId: string; now: Date },
): Promise<void> => void (await tx.run(blank, [siteId, memberId, publicId, now]));

/** Notes that an error kept the account from being erased: it is tried again a day later, after all others. */
export const noteEraseFailure = async (tx: Tx, { siteId, memberId }: Scope, now: Date): Promise<void> =>
  void (await tx.run(failed, [siteId, memberId, now]));

/** The grace of an account that is leaving ends now. */
export const endGrace = async (tx: Tx, { siteId, memberId }: Scope, now: Date): Promise<void> =>
  void (await tx.run(hurry, [siteId, memberId, now]));

/** Whether the account was erased: what comes in for it afterwards finds nobody. */
export const isErased = async (reader: Reader, { siteId, memberId }: Scope): Promise<boolean> =>
  (await reader.one<{ erased: boolean }>(erasedOf, [siteId, memberId])).erased;

/** How many accounts of each site an error keeps from being erased. */
export const countEraseFailures = (reader: Reader): Promise<(SiteScope & { count: number })[]> =>
  reader.rows<SiteScope & { count: number }>(countFailed);

/** Those of these accounts, each of which was erased once, that are there again. */
export const stillThere = (reader: Reader, accounts: readonly Scope[]): Promise<Scope[]> =>
  reader.rows<Scope>(stillThereOf, [accounts.map(({ siteId }) => siteId), accounts.map(({ memberId }) => memberId)]);
