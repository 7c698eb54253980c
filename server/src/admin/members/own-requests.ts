import type { AdminCallInput, AdminCallOutput } from '@vonk/contract/admin/api';
import { readCredentials } from '../../accounts/index.ts';
import { noteAction } from '../../audit/index.ts';
import { type ExportServices, orderExport } from '../../export/index.ts';
import { beginLeaving } from '../../leaving/index.ts';
import type { Live } from '../../platform/live/live.ts';
import type { StaffServices } from '../../staff/index.ts';
import { type MemberDeed, theMember } from './the-member.ts';

export type RequestServices = Pick<StaffServices, 'db'> &
  Pick<ExportServices, 'storage'> & { readonly live: Pick<Live, 'end' | 'wake'> };

type Call = MemberDeed<'member_leaving'>;

/** Has a member's data put into a file, for who asked us and cannot log in yet; staff never see it (T79). */
export async function orderMemberExport(
  services: RequestServices,
  { at, staff, now, refuse }: Call,
  { id, reason }: AdminCallInput<'POST /api/admin/member-export'>,
): Promise<AdminCallOutput<'POST /api/admin/member-export'>> {
  const { scope, head } = await theMember(services.db, at, id);
  if (head.state === 'leaving') refuse('member_leaving');
  const entry = {
    siteId: at.siteId,
    actor: staff.publicId,
    action: 'member_export_ordered',
    subject: head.id,
  } as const;
  await orderExport(services, scope, { now, alongside: (tx) => noteAction(tx, { ...entry, reason, now }) });
  return {};
}

/** Begins to erase who asked us, as if they had done it themselves: with 14 days and a way back by mail (T53). */
export async function beginMemberErasure(
  { db, live }: RequestServices,
  { at, staff, now, refuse }: Call,
  { id, reason }: AdminCallInput<'POST /api/admin/member-erase'>,
): Promise<AdminCallOutput<'POST /api/admin/member-erase'>> {
  const done = await db.transact(async (tx) => {
    const { scope, head } = await theMember(tx, at, id);
    const owner = await readCredentials(tx, scope);
    const told = await beginLeaving(tx, owner, { site: at, reason: 'other', atOnce: false, now });
    if (told === undefined) return refuse('member_leaving');
    const entry = {
      siteId: at.siteId,
      actor: staff.publicId,
      action: 'member_erasure_begun',
      subject: head.id,
    } as const;
    await noteAction(tx, { ...entry, reason, now });
    return { memberId: scope.memberId, told };
  });
  live.end(done.memberId);
  live.wake(done.told);
  return {};
}
