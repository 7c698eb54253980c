import type { StaffAction } from '@vonk/contract/admin/actions';
import { maxStaffNameCharacters } from '@vonk/contract/admin/account';
import type { AdminCallInput, AdminCallOutput } from '@vonk/contract/admin/api';
import type { StaffGrant } from '@vonk/contract/admin/roles';
import { cleanEmail, cleanName, isEmail } from '@vonk/contract/signup';
import { cutText } from '@vonk/contract/text';
import { noteAction } from '../../audit/index.ts';
import { queueMail } from '../../mails/index.ts';
import type { Tx } from '../../platform/database/db.ts';
import { newId, publicId } from '../../platform/ids.ts';
import { orRefuse, refuse } from '../../platform/refusal.ts';
import type { StaffCall } from '../call.ts';
import { homeOf, linkAddress } from '../home.ts';
import { keepDutyHours } from '../nouns/duty-hours.ts';
import { hasOtherOwner, listGrants, setGrants } from '../nouns/grants.ts';
import { makeLink } from '../nouns/links.ts';
import { addPerson, holdEverybody, holdPerson, markLeft, type Person } from '../nouns/people.ts';
import type { StaffServices } from '../services.ts';
import { listPeople, mayGrant } from './list-people.ts';
import { lockOut } from './lock-out.ts';

type People = AdminCallOutput<'GET /api/admin/people'>;

/** As the log has them: `moderator@1 finance@*`. */
const wordsOf = (grants: readonly StaffGrant[]): string =>
  grants.map(({ role, site }) => `${role}@${site ?? '*'}`).join(' ');

const note = (tx: Tx, { staff, now }: StaffCall, about: { action: StaffAction; subject: string; reason?: string }) =>
  noteAction(tx, { siteId: null, actor: staff.publicId, ...about, now });

/** Refuses roles on sites that who gives them does not own, and on none that there is. */
function judgeGrants({ sites }: StaffServices, call: StaffCall<'role_required'>, grants: readonly StaffGrant[]): void {
  if (grants.length === 0) call.refuse('role_required', { field: 'grants' });
  if (grants.some(({ site }) => site !== null && !sites.byId(site))) refuse('invalid_input', { field: 'grants' });
  if (!mayGrant(call.staff.grants, grants)) call.refuse('role_missing');
}

/** Somebody whom who asks may change, held, with what they may now. */
async function changeable(tx: Tx, call: StaffCall, id: string): Promise<{ person: Person; grants: StaffGrant[] }> {
  await holdEverybody(tx);
  const person = orRefuse(await holdPerson(tx, id), 'not_found');
  const grants = await listGrants(tx, person);
  if (!mayGrant(call.staff.grants, grants)) call.refuse('role_missing');
  return { person, grants };
}

const ownsAll = (grants: readonly StaffGrant[]) => grants.some(({ role, site }) => role === 'owner' && site === null);

/** Refuses when nobody would be left who owns all sites. */
async function keepAnOwner(
  tx: Tx,
  call: StaffCall<'last_owner'>,
  { person, grants, next }: { person: Person; grants: readonly StaffGrant[]; next: readonly StaffGrant[] },
): Promise<void> {
  if (ownsAll(grants) && !ownsAll(next) && !(await hasOtherOwner(tx, person))) call.refuse('last_owner');
}

/** Mails somebody a new link, in their language. */
async function mailLink(
  tx: Tx,
  services: StaffServices,
  { person, now, staff }: Pick<StaffCall, 'now' | 'staff'> & { person: Omit<Person, 'passwordHash'> },
) {
  const { token, endsAt } = await makeLink(tx, person, now);
  const { siteId } = homeOf(services);
  await queueMail(
    tx,
    { siteId, email: person.email, locale: person.locale },
    {
      template: 'staff_link',
      cause: `staff_link:${newId(now)}`,
      data: { by: staff.name, url: linkAddress(services, token), until: endsAt.toISOString() },
      now,
    },
  );
}

/** Invites somebody: they get a link by mail, and are nobody until they used it. */
export async function invite(
  services: StaffServices,
  call: StaffCall<'name_required' | 'email_invalid' | 'email_taken' | 'role_required'>,
  { name: typed, email: address, locale, grants }: AdminCallInput<'POST /api/admin/person'>,
): Promise<People> {
  const { now } = call;
  const name = cutText(cleanName(typed), maxStaffNameCharacters) || call.refuse('name_required', { field: 'name' });
  const email = cleanEmail(address);
  if (!isEmail(email)) call.refuse('email_invalid', { field: 'email' });
  judgeGrants(services, call, grants);
  await services.db.transact(async (tx) => {
    const person = { staffId: newId(now), publicId: publicId(), name, email, locale };
    if (!(await addPerson(tx, { ...person, now }))) call.refuse('email_taken', { field: 'email' });
    await setGrants(tx, person, { grants, now });
    await mailLink(tx, services, { ...call, person });
    await note(tx, call, { action: 'staff_invited', subject: person.publicId, reason: wordsOf(grants) });
  });
  return listPeople(services, call);
}

/** States anew what somebody may. It holds from their next call on. */
export async function changeGrants(
  services: StaffServices,
  call: StaffCall<'role_required' | 'last_owner'>,
  { id, grants: next }: AdminCallInput<'PUT /api/admin/person'>,
): Promise<People> {
  judgeGrants(services, call, next);
  await services.db.transact(async (tx) => {
    const { person, grants } = await changeable(tx, call, id);
    await keepAnOwner(tx, call, { person, grants, next });
    await setGrants(tx, person, { grants: next, now: call.now });
    const reason = `${wordsOf(grants)} → ${wordsOf(next)}`;
    await note(tx, call, { action: 'staff_roles_changed', subject: person.publicId, reason });
  });
  return listPeople(services, call);
}

/** Sends a new link: password and second step are to be set up anew. */
export async function sendLink(
  services: StaffServices,
  call: StaffCall,
  { id }: AdminCallInput<'POST /api/admin/person-link'>,
): Promise<People> {
  await services.db.transact(async (tx) => {
    const { person } = await changeable(tx, call, id);
    await lockOut(tx, person, call.now);
    await mailLink(tx, services, { ...call, person });
    await note(tx, call, { action: 'staff_link_sent', subject: person.publicId });
  });
  return listPeople(services, call);
}

/** Somebody leaves, and loses everything at once; their name stays, for the log. */
export async function letGo(
  services: StaffServices,
  call: StaffCall<'last_owner'>,
  { id }: AdminCallInput<'DELETE /api/admin/person'>,
): Promise<People> {
  await services.db.transact(async (tx) => {
    const { person, grants } = await changeable(tx, call, id);
    await keepAnOwner(tx, call, { person, grants, next: [] });
    await lockOut(tx, person, call.now);
    await setGrants(tx, person, { grants: [], now: call.now });
    await keepDutyHours(tx, person, { timeZone: '', hours: [] });
    await markLeft(tx, person, call.now);
    await note(tx, call, { action: 'staff_left', subject: person.publicId, reason: wordsOf(grants) });
  });
  return listPeople(services, call);
}
