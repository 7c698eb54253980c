import type { Scope } from '../accounts/index.ts';
import { type Reader, sql, type Tx } from '../platform/database/db.ts';
import type { SiteScope } from '../sites/index.ts';

const take = sql(`insert into discount_uses (site_id, member_id, code, payment_id, is_once, taken_at)
  values ($1, $2, $3, $4, $5, $6)
  on conflict do nothing returning 1 as taken`);
const release = sql(
  `update discount_uses set released_at = $4
    where site_id = $1 and member_id = $2 and payment_id = $3 and released_at is null`,
);
const ofMember = sql(
  `select payment_id as "paymentId" from discount_uses
    where site_id = $1 and member_id = $2 and code = $3 and kept_at is null and released_at is null`,
);
const count = sql(`select count(*)::int as all, (count(*) filter (where member_id = $3))::int as "ofMember"
  from discount_uses where site_id = $1 and code = $2 and released_at is null`);
const kept = sql(`select count(*)::int as kept, (count(*) filter (where member_id = $3))::int as "keptByMember"
  from discount_uses where site_id = $1 and code = $2 and released_at is null and kept_at is not null`);
const codesOf = sql(
  `select distinct code from discount_uses
    where site_id = $1 and member_id = $2 and is_once and kept_at is not null and released_at is null`,
);
const keep = sql(
  'update discount_uses set kept_at = $4 where site_id = $1 and member_id = $2 and payment_id = $3 and kept_at is null',
);

/** Takes a use for a payment; false when the member has used what can be used once. */
export const writeUse = async (
  tx: Tx,
  { siteId, memberId }: Scope,
  { code, paymentId, isOnce, now }: { code: string; paymentId: string; isOnce: boolean; now: Date },
): Promise<boolean> => (await tx.maybe(take, [siteId, memberId, code, paymentId, isOnce, now])) !== undefined;

/** Makes a payment's use final: it is being paid. */
export async function keepDiscount(
  tx: Tx,
  { siteId, memberId }: Scope,
  { paymentId, now }: { paymentId: string; now: Date },
): Promise<void> {
  await tx.run(keep, [siteId, memberId, paymentId, now]);
}

/** Gives a payment's use back: it came to nothing. */
export async function releaseDiscount(
  tx: Tx,
  { siteId, memberId }: Scope,
  { paymentId, now }: { paymentId: string; now: Date },
): Promise<void> {
  await tx.run(release, [siteId, memberId, paymentId, now]);
}

/** The payments that hold a code of the member and have not been paid: another order can take it over. */
export const listUses = (reader: Reader, { siteId, memberId }: Scope, code: string): Promise<{ paymentId: string }[]> =>
  reader.rows(ofMember, [siteId, memberId, code]);

/** How often a code is in use, by anybody and by the member; orders that are not paid yet among them. */
export const countUses = (
  reader: Reader,
  { siteId, memberId }: Scope,
  code: string,
): Promise<{ all: number; ofMember: number }> => reader.one(count, [siteId, code, memberId]);

/** How often a code was used for good, by anybody and by one member. */
export const readUses = (
  reader: Reader,
  { siteId }: SiteScope,
  { code, memberId = null }: { code: string; memberId?: string | null | undefined },
): Promise<{ kept: number; keptByMember: number }> => reader.one(kept, [siteId, code, memberId]);

/** The codes the member has spent that can be used once. */
export const listUsedCodes = async (reader: Reader, { siteId, memberId }: Scope): Promise<ReadonlySet<string>> =>
  new Set((await reader.rows<{ code: string }>(codesOf, [siteId, memberId])).map(({ code }) => code));
