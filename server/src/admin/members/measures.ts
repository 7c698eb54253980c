import type { AdminCallErrorCode, AdminCallInput, AdminCallOutput } from '@vonk/contract/admin/api';
import { day } from '@vonk/contract/durations';
import { readCredentials } from '../../accounts/index.ts';
import { refuse } from '../../platform/refusal.ts';
import {
  liftRestriction,
  previewRestriction,
  type RestrictionOutcome,
  type RestrictionsServices,
  restrictMember,
} from '../../restrictions/index.ts';
import type { StaffServices, StaffSiteCall } from '../../staff/index.ts';
import { mailLetter } from '../queues/letters/letters.ts';
import { type MemberDeed, theMember } from './the-member.ts';

export type MeasureServices = StaffServices & RestrictionsServices;

type Take = 'POST /api/admin/member-measure';
type Call = MemberDeed<AdminCallErrorCode<Take>>;

const statementOf = ({ staff, now }: MemberDeed, { kind, reason, facts, days }: AdminCallInput<Take>) => ({
  kind,
  reason,
  facts,
  until: days === null ? null : new Date(now.getTime() + days * day),
  actor: staff.publicId,
  now,
});

const refusals: Readonly<Record<Exclude<RestrictionOutcome, 'done'>, (call: Call) => never>> = {
  no_member: () => refuse('not_found'),
  facts_required: () => refuse('invalid_input', { field: 'facts' }),
  facts_too_long: () => refuse('invalid_input', { field: 'facts' }),
  member_leaving: (call) => call.refuse('member_leaving'),
  stands_already: (call) => call.refuse('stands_already'),
};

/** Closes an account or hides its profile, with the statement of reasons (T61). */
export async function takeMeasure(
  services: MeasureServices,
  call: Call,
  input: AdminCallInput<Take>,
): Promise<AdminCallOutput<Take>> {
  const { siteId } = call.at;
  const { head } = await theMember(services.db, call.at, input.id);
  const deed = { siteId, email: head.email, ...statementOf(call, input) };
  const outcome = await restrictMember(services, deed);
  return outcome === 'done' ? {} : refusals[outcome](call);
}

/** The letter that a measure will be mailed as, to the letter and in the member's language (T61). */
export async function showMeasureLetter(
  services: MeasureServices,
  call: StaffSiteCall,
  input: AdminCallInput<'POST /api/admin/member-measure-letter'>,
): Promise<AdminCallOutput<'POST /api/admin/member-measure-letter'>> {
  const { scope } = await theMember(services.db, call.at, input.id);
  const to = await readCredentials(services.db, scope);
  return { letter: await mailLetter(services, { to, order: previewRestriction(statementOf(call, input)) }) };
}

/** Gives back what was taken from a member, as it was. */
export async function giveMeasureBack(
  services: MeasureServices,
  call: MemberDeed<'stands_already'>,
  { id, reason }: AdminCallInput<'POST /api/admin/member-restore'>,
): Promise<AdminCallOutput<'POST /api/admin/member-restore'>> {
  const { at, staff, now } = call;
  const { head } = await theMember(services.db, at, id);
  const deed = { siteId: at.siteId, email: head.email, actor: staff.publicId, reason, now };
  return (await liftRestriction(services, deed)) ? {} : call.refuse('stands_already');
}
