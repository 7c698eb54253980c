import { noteAction } from '../../audit/index.ts';
import { tellMember } from '../../mails/index.ts';
import { type Db, sql } from '../../platform/database/db.ts';
import type { SiteScope } from '../../sites/index.ts';
import { endOneMandate } from './mandates.ts';

const find = sql('select id, member_id as "memberId" from mandates where site_id = $1 and reference = $2');

/** What staff end, and why. */
export interface StaffEnd extends SiteScope {
  readonly reference: string;
  readonly actor: string;
  readonly reason: string;
  readonly now: Date;
}

/**
 * Ends a mandate for its member, who is mailed as if they had revoked it: nothing new is debited by it, and it ends at
 * its provider too (T114). Logged; `over` when it had ended before, undefined when the site has none of that reference.
 */
export const endByStaff = (
  db: Db,
  { siteId, reference, actor, reason, now }: StaffEnd,
): Promise<'ended' | 'over' | undefined> =>
  db.transact(async (tx) => {
    const found = await tx.maybe<{ id: string; memberId: string }>(find, [siteId, reference]);
    if (!found) return undefined;
    const scope = { siteId, memberId: found.memberId };
    if (!(await endOneMandate(tx, scope, { id: found.id, reason: 'revoked', now }))) return 'over';
    await tellMember(tx, scope, {
      template: 'mandate_revoked',
      cause: `mandate_revoked:${reference}`,
      data: { reference, at: now.toISOString() },
      now,
    });
    await noteAction(tx, { siteId, actor, action: 'mandate_ended', subject: reference, reason, now });
    return 'ended';
  });
