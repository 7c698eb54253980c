import type { AdminCallInput, AdminCallOutput } from '@vonk/contract/admin/api';
import { holdAccount } from '../../../accounts/index.ts';
import { noteAction } from '../../../audit/index.ts';
import { grantCredits, listMovements, readBalance } from '../../../credits/index.ts';
import type { Live } from '../../../platform/live/live.ts';
import type { Refuses } from '../../../platform/refusal.ts';
import type { StaffServices, StaffSiteCall } from '../../../staff/index.ts';
import { theMember } from '../the-member.ts';

const pageLength = 50;

/** What came to a member's credits and went from them, a page of it (CRED-1); the look stands in the log. */
export const showLedger = (
  { db }: Pick<StaffServices, 'db'>,
  { at, staff, now }: StaffSiteCall,
  { id, after }: AdminCallInput<'GET /api/admin/member-ledger'>,
): Promise<AdminCallOutput<'GET /api/admin/member-ledger'>> =>
  db.transact(async (tx) => {
    const { scope, head } = await theMember(tx, at, id);
    const found = await listMovements(tx, scope, { after, limit: pageLength + 1 });
    const page = found.slice(0, pageLength);
    const entry = {
      siteId: at.siteId,
      actor: staff.publicId,
      action: 'member_ledger_viewed',
      subject: head.id,
    } as const;
    await noteAction(tx, { ...entry, now });
    return {
      entries: page.map((movement) => ({ ...movement, at: movement.at.toISOString() })),
      next: found.length > pageLength ? (page.at(-1)?.id ?? null) : null,
    };
  });

type CreditServices = Pick<StaffServices, 'db'> & { readonly live: Pick<Live, 'wake'> };

/** Gives a member credits for nothing, once for a key, and answers what they have then. */
export async function correctCredits(
  { db, live }: CreditServices,
  { at, staff, now, refuse }: StaffSiteCall & Refuses<'member_leaving'>,
  { id, key, credits, reason }: AdminCallInput<'POST /api/admin/member-correction'>,
): Promise<AdminCallOutput<'POST /api/admin/member-correction'>> {
  const { memberId, balance } = await db.transact(async (tx) => {
    const { scope, head } = await theMember(tx, at, id);
    if ((await holdAccount(tx, scope)).status === 'leaving') refuse('member_leaving');
    const grant = { amount: credits, cause: 'correction', causeKey: `staff:${key}`, now } as const;
    if (await grantCredits(tx, scope, grant)) {
      const entry = {
        siteId: at.siteId,
        actor: staff.publicId,
        action: 'credits_corrected',
        subject: head.id,
      } as const;
      await noteAction(tx, { ...entry, reason: `${credits}: ${reason}`, now });
    }
    return { memberId: scope.memberId, balance: (await readBalance(tx, scope)).balance };
  });
  live.wake([memberId]);
  return { balance };
}
