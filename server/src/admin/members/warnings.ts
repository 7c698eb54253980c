import type { AdminCallInput, AdminCallOutput } from '@vonk/contract/admin/api';
import { cleanText } from '@vonk/contract/text';
import { readCredentials } from '../../accounts/index.ts';
import { refuse } from '../../platform/refusal.ts';
import { type Warning, warningMail, warnMember } from '../../restrictions/index.ts';
import type { StaffSiteCall } from '../../staff/index.ts';
import { mailLetter } from '../queues/letters/letters.ts';
import type { MeasureServices } from './measures.ts';
import { type MemberDeed, theMember } from './the-member.ts';

type Warn = 'POST /api/admin/member-warning';

function warningOf({ staff, now }: MemberDeed, { reason, facts, renames }: AdminCallInput<Warn>): Warning {
  // What was typed may be nothing that shows.
  if (cleanText(facts) === '') refuse('invalid_input', { field: 'facts' });
  return { reason, facts, renames, actor: staff.publicId, now };
}

/** Warns a member, and takes a name that breaks the rules (STAFF-3). */
export const giveWarning = (
  { db }: MeasureServices,
  call: MemberDeed<'member_leaving'>,
  input: AdminCallInput<Warn>,
): Promise<AdminCallOutput<Warn>> =>
  db.transact(async (tx) => {
    const { scope } = await theMember(tx, call.at, input.id);
    const owner = await readCredentials(tx, scope);
    if (!(await warnMember(tx, owner, warningOf(call, input)))) call.refuse('member_leaving');
    return {};
  });

/** The letter that a warning will be mailed as, to the letter and in the member's language. */
export async function showWarningLetter(
  services: MeasureServices,
  call: StaffSiteCall,
  input: AdminCallInput<'POST /api/admin/member-warning-letter'>,
): Promise<AdminCallOutput<'POST /api/admin/member-warning-letter'>> {
  const { scope } = await theMember(services.db, call.at, input.id);
  const to = await readCredentials(services.db, scope);
  return { letter: await mailLetter(services, { to, order: warningMail(warningOf(call, input)) }) };
}
