import type { AdminCallInput, AdminCallOutput } from '@vonk/contract/admin/api';
import { endSessions, holdAccount } from '../../accounts/index.ts';
import { noteAction } from '../../audit/index.ts';
import type { Live } from '../../platform/live/live.ts';
import type { StaffServices } from '../../staff/index.ts';
import { removeTwoStep } from '../remove-two-step.ts';
import { type MemberDeed, theMember } from './the-member.ts';

type LoginServices = Pick<StaffServices, 'db'> & { readonly live: Pick<Live, 'end'> };

/** Logs a member out on all devices: for who lost one, or whose account somebody else came into. */
export async function logMemberOut(
  { db, live }: LoginServices,
  { at, staff, now }: MemberDeed,
  { id, reason }: AdminCallInput<'POST /api/admin/member-log-out'>,
): Promise<AdminCallOutput<'POST /api/admin/member-log-out'>> {
  const memberId = await db.transact(async (tx) => {
    const { scope, head } = await theMember(tx, at, id);
    await holdAccount(tx, scope);
    await endSessions(tx, scope);
    const entry = { siteId: at.siteId, actor: staff.publicId, action: 'member_logged_out', subject: head.id } as const;
    await noteAction(tx, { ...entry, reason, now });
    return scope.memberId;
  });
  live.end(memberId);
  return {};
}

/** Takes the second step of a member's login off (T128). */
export async function takeTwoStepOff(
  services: LoginServices,
  call: MemberDeed<'stands_already'>,
  { id, reason }: AdminCallInput<'POST /api/admin/member-two-step-off'>,
): Promise<AdminCallOutput<'POST /api/admin/member-two-step-off'>> {
  const { at, staff, now } = call;
  const { head } = await theMember(services.db, at, id);
  const deed = { siteId: at.siteId, email: head.email, actor: staff.publicId, reason, now };
  return (await removeTwoStep(services, deed)) ? {} : call.refuse('stands_already');
}
