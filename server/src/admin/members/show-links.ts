import type { AdminCallInput, AdminCallOutput } from '@vonk/contract/admin/api';
import { countedMembers, type LinkKind, linkKinds } from '@vonk/contract/admin/members';
import type { Scope } from '../../accounts/index.ts';
import { noteAction } from '../../audit/index.ts';
import { findSameAccounts } from '../../direct-debit/index.ts';
import { findSameCards } from '../../payments/index.ts';
import { findSamePictures } from '../../photos/index.ts';
import type { Reader } from '../../platform/database/db.ts';
import type { StaffServices, StaffSiteCall } from '../../staff/index.ts';
import { readHeads } from './find-members.ts';
import { theMember } from './the-member.ts';

const shownLinks = 50;

/** Who has what in common with a member, by their ids. */
async function findLinks(reader: Reader, scope: Scope, now: Date): Promise<Map<string, Set<LinkKind>>> {
  const pictures = await findSamePictures(reader, scope, countedMembers);
  const accounts = await findSameAccounts(reader, scope, countedMembers);
  const cards = await findSameCards(reader, scope, { now, limit: countedMembers });
  const found = new Map<string, Set<LinkKind>>();
  for (const { id, kind } of [
    ...pictures.map((id) => ({ id, kind: 'picture' as const })),
    ...accounts.map((id) => ({ id, kind: 'bank_account' as const })),
    ...cards,
  ])
    found.set(id, (found.get(id) ?? new Set()).add(kind));
  return found;
}

/**
 * With whom of the site a member has a picture, a bank account, a card or a network in common, who has most first
 * (STAFF-3). It is told that something is the same and never what; the look stands in the log with its reason.
 */
export const showLinks = (
  { db }: Pick<StaffServices, 'db'>,
  call: StaffSiteCall,
  { id, reason }: AdminCallInput<'POST /api/admin/member-links'>,
): Promise<AdminCallOutput<'POST /api/admin/member-links'>> =>
  db.transact(async (tx) => {
    const { at, staff, now } = call;
    const { siteId } = at;
    const { scope, head } = await theMember(tx, at, id);
    const found = await findLinks(tx, scope, now);
    const most = [...found].toSorted(([, one], [, other]) => other.size - one.size);
    const memberIds = most.map(([memberId]) => memberId);
    const heads = await readHeads(tx, at, memberIds);
    const links = heads.slice(0, shownLinks).map((other) => ({
      id: other.id,
      name: other.name,
      state: other.state,
      by: linkKinds.filter((kind) => found.get(other.memberId)?.has(kind)),
    }));
    const entry = { siteId, actor: staff.publicId, action: 'member_links_viewed', subject: head.id } as const;
    await noteAction(tx, { ...entry, reason, now });
    return { links, total: heads.length };
  });
