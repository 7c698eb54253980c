import type { Scope } from '../accounts/index.ts';
import { type Reader, sql, type Tx } from '../platform/database/db.ts';

const own = sql(`select r.kind, r.reason, r.ground, r.facts, r.is_automated, r.until, r.decided_at, r.lifted_at,
    o.body as objection, o.asked_at, o.outcome, o.explanation, o.decided_at as judged_at
  from restrictions r left join restriction_objections o on o.site_id = r.site_id and o.restriction_id = r.id
  where r.site_id = $1 and r.member_id = $2 order by r.decided_at`);
const forget = sql('delete from restrictions where site_id = $1 and member_id = $2');

/** What is kept here of a member, as they get it with their export (PRIV-2, T79). */
export const ownRestrictions = async (
  reader: Reader,
  { siteId, memberId }: Scope,
): Promise<{ restrictions: object[] }> => ({
  restrictions: await reader.rows(own, [siteId, memberId]),
});

/** Forgets it all with a member who is erased (T55). */
export const forgetRestrictions = async (tx: Tx, { siteId, memberId }: Scope): Promise<void> =>
  void (await tx.run(forget, [siteId, memberId]));
