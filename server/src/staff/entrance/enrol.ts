import type { AdminCallInput, AdminCallOutput } from '@vonk/contract/admin/api';
import type { enrolErrors } from '@vonk/contract/admin/entrance';
import type { LinkError } from '@vonk/contract/account';
import { fallbackLocale } from '@vonk/contract/locales';
import type { PasswordError } from '@vonk/contract/signup';
import { hashPassword } from '../../accounts/index.ts';
import { judgePassword } from '../../credentials/index.ts';
import { noteAction } from '../../audit/index.ts';
import type { Tx } from '../../platform/database/db.ts';
import { orRefuse } from '../../platform/refusal.ts';
import type { DoorCall } from '../call.ts';
import { setToken } from '../cookies.ts';
import { confirmSecret, renewBackupCodes } from '../nouns/codes.ts';
import { endLinks, findLink, type Link } from '../nouns/links.ts';
import { addPending, endPending, type PendingLogin } from '../nouns/pending-logins.ts';
import { changePassword, findPerson } from '../nouns/people.ts';
import { keepMadeKey, startMakingKey } from '../second-step/keys.ts';
import { startCodeApp } from '../second-step/code-app.ts';
import type { StaffServices } from '../services.ts';
import { openSession, pendingOf } from './open-session.ts';

type EnrolError = (typeof enrolErrors)[number];

/** Whose link it is; changes nothing. */
export async function showLink(
  { db }: StaffServices,
  { now }: DoorCall,
  { token }: { token: string },
): Promise<AdminCallOutput<'GET /api/admin/link'>> {
  const link = await findLink(db, token, now);
  const person = link && (await findPerson(db, link));
  if (link?.state !== 'valid' || !person)
    return { state: link && person ? link.state : 'unknown', name: '', email: '', locale: fallbackLocale };
  const { name, email, locale } = person;
  return { state: 'valid', name, email, locale };
}

/** A link that works, or the refusal that says why it does not. */
function workingLink(call: DoorCall<LinkError>, link: Link | undefined): Link {
  if (link?.state === 'valid') return link;
  return call.refuse(link?.state === 'used' ? 'link_used' : 'link_invalid');
}

/**
 * Chooses the password by a link. Nobody is in by that: the link waits in this browser for a second step, and opens
 * again until there is one.
 */
export async function choosePassword(
  services: StaffServices,
  call: DoorCall<LinkError | PasswordError>,
  { token, password }: AdminCallInput<'POST /api/admin/link'>,
): Promise<AdminCallOutput<'POST /api/admin/link'>> {
  const { db } = services;
  const link = workingLink(call, await findLink(db, token, call.now));
  await judgePassword(call, password, orRefuse(await findPerson(db, link), 'not_found'));
  const passwordHash = await hashPassword(password);
  const pending = await db.transact(async (tx) => {
    await changePassword(tx, link, passwordHash);
    await endPending(tx, link);
    return addPending(tx, link, call.now);
  });
  setToken(services, call, { kind: 'pending', token: pending });
  return {};
}

/** Who sets up a second step: a login by a link that still works. */
async function enrolling(services: StaffServices, call: DoorCall<EnrolError>): Promise<PendingLogin> {
  const pending = await pendingOf(services, call);
  if (!pending.linkHash) return call.refuse('login_over');
  workingLink(call, await findLink(services.db, pending.linkHash, call.now));
  return pending;
}

export const startEnrolCode = async (
  services: StaffServices,
  call: DoorCall<EnrolError>,
): Promise<AdminCallOutput<'POST /api/admin/enrol-code-start'>> =>
  startCodeApp(services, await enrolling(services, call));

export async function enrolCode(
  services: StaffServices,
  call: DoorCall<'code_wrong' | EnrolError>,
  { code }: AdminCallInput<'POST /api/admin/enrol-code'>,
): Promise<AdminCallOutput<'POST /api/admin/enrol-code'>> {
  const scope = await enrolling(services, call);
  return finish(services, call, {
    scope,
    keep: async (tx) => {
      if (!(await confirmSecret(tx, services.seal, { scope, code, now: call.now })))
        call.refuse('code_wrong', { field: 'code' });
    },
  });
}

export const startEnrolPasskey = async (
  services: StaffServices,
  call: DoorCall<EnrolError>,
): Promise<AdminCallOutput<'POST /api/admin/enrol-passkey-start'>> =>
  startMakingKey(services, call, await enrolling(services, call));

export async function enrolPasskey(
  services: StaffServices,
  call: DoorCall<'passkey_failed' | EnrolError>,
  { response }: AdminCallInput<'POST /api/admin/enrol-passkey'>,
): Promise<AdminCallOutput<'POST /api/admin/enrol-passkey'>> {
  const scope = await enrolling(services, call);
  const keep = await keepMadeKey(services, call, { scope, response, name: '' });
  return finish(services, call, { scope, keep });
}

/** The second step is there: the link is used up, and who set it up is in. */
async function finish(
  services: StaffServices,
  call: DoorCall,
  { scope, keep }: { scope: PendingLogin; keep: (tx: Tx) => Promise<unknown> },
) {
  const { now } = call;
  const { me, proved } = await openSession(services, call, {
    scope,
    prove: async (tx) => {
      await keep(tx);
      await endLinks(tx, scope, now);
      const { publicId } = orRefuse(await findPerson(tx, scope), 'not_found');
      await noteAction(tx, { siteId: null, actor: publicId, action: 'staff_set_up', subject: publicId, now });
      return renewBackupCodes(tx, services.seal, scope);
    },
  });
  return { me, backup_codes: proved };
}
