import type { AdminCallErrorCode, AdminCallInput, AdminCallOutput } from '@vonk/contract/admin/api';
import { cleanEmail, isEmail } from '@vonk/contract/signup';
import { findCredentials, readCredentials } from '../../accounts/index.ts';
import { noteAction } from '../../audit/index.ts';
import { sendMailChange } from '../../credentials/index.ts';
import type { StaffServices } from '../../staff/index.ts';
import { type MemberDeed, theMember } from './the-member.ts';

type Name = 'POST /api/admin/member-email';

/**
 * Mails a link to the address that a member's account is to have: for who mistyped theirs or lost the mailbox. Nothing
 * moves until somebody reads it there (T131).
 */
export const mailEmailChange = (
  { db }: Pick<StaffServices, 'db'>,
  { at, staff, now, refuse }: MemberDeed<AdminCallErrorCode<Name>>,
  { id, email: typed, reason }: AdminCallInput<Name>,
): Promise<AdminCallOutput<Name>> =>
  db.transact(async (tx) => {
    const { siteId } = at;
    const { scope, head } = await theMember(tx, at, id);
    if (head.state === 'leaving') refuse('member_leaving');
    const email = cleanEmail(typed);
    if (!isEmail(email) || email.toLowerCase() === head.email.toLowerCase())
      refuse('new_email_invalid', { field: 'email' });
    if (await findCredentials(tx, { siteId }, email)) refuse('email_taken', { field: 'email' });
    const owner = await readCredentials(tx, scope);
    if (!(await sendMailChange(tx, owner, { email, now }))) refuse('too_many_mails');
    const entry = { siteId, actor: staff.publicId, action: 'member_email_change_sent', subject: head.id } as const;
    await noteAction(tx, { ...entry, reason, now });
    return {};
  });
