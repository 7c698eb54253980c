import { maxStaffPasskeys, type StaffAccount } from '@vonk/contract/admin/account';
import type { AdminCallInput, AdminCallOutput } from '@vonk/contract/admin/api';
import { noteAction } from '../../audit/index.ts';
import type { Tx } from '../../platform/database/db.ts';
import { refuse } from '../../platform/refusal.ts';
import type { StaffCall } from '../call.ts';
import { confirmSecret, dropCodeApp, hasCodeApp, renewBackupCodes } from '../nouns/codes.ts';
import { listPasskeys, removePasskey } from '../nouns/passkeys.ts';
import { holdPerson } from '../nouns/people.ts';
import { startCodeApp } from '../second-step/code-app.ts';
import { keepMadeKey, startMakingKey } from '../second-step/keys.ts';
import type { StaffServices } from '../services.ts';
import { showAccount } from './show-account.ts';

type WithCodes = AdminCallOutput<'POST /api/admin/backup-codes'>;

const noteChange = (tx: Tx, { staff, now }: StaffCall, reason: string) =>
  noteAction(tx, {
    siteId: null,
    actor: staff.publicId,
    action: 'staff_second_step_changed',
    subject: staff.publicId,
    reason,
    now,
  });

export const startOwnCodeApp = (services: StaffServices, call: StaffCall) => startCodeApp(services, call.staff);

/** Puts a new app in place by its first code, with new backup codes. */
export async function confirmCodeApp(
  services: StaffServices,
  call: StaffCall<'code_wrong'>,
  { code }: AdminCallInput<'POST /api/admin/code-app'>,
): Promise<WithCodes> {
  const { staff, now } = call;
  const codes = await services.db.transact(async (tx) => {
    if (!(await confirmSecret(tx, services.seal, { scope: staff, code, now })))
      call.refuse('code_wrong', { field: 'code' });
    await noteChange(tx, call, 'code_app_set');
    return renewBackupCodes(tx, services.seal, staff);
  });
  return { account: await showAccount(services, call), backup_codes: codes };
}

export async function makeBackupCodes(services: StaffServices, call: StaffCall): Promise<WithCodes> {
  const codes = await services.db.transact(async (tx) => {
    await noteChange(tx, call, 'backup_codes_made');
    return renewBackupCodes(tx, services.seal, call.staff);
  });
  return { account: await showAccount(services, call), backup_codes: codes };
}

/**
 * Takes one of one's own second steps away, unless nothing but backup codes is left then. Two of them at one moment
 * wait for one another.
 */
async function takeAway(
  services: StaffServices,
  call: StaffCall<'second_step_needed'>,
  remove: (tx: Tx) => Promise<void>,
): Promise<StaffAccount> {
  await services.db.transact(async (tx) => {
    await holdOwn(tx, call);
    await remove(tx);
    const hasKey = (await listPasskeys(tx, call.staff)).length > 0;
    if (!hasKey && !(await hasCodeApp(tx, call.staff))) call.refuse('second_step_needed');
  });
  return showAccount(services, call);
}

const holdOwn = async (tx: Tx, { staff }: StaffCall) => (await holdPerson(tx, staff.publicId)) ?? refuse('not_found');

export const removeCodeApp = (services: StaffServices, call: StaffCall<'second_step_needed'>): Promise<StaffAccount> =>
  takeAway(services, call, async (tx) => {
    await dropCodeApp(tx, call.staff);
    await noteChange(tx, call, 'code_app_removed');
  });

export const removeOwnPasskey = (
  services: StaffServices,
  call: StaffCall<'second_step_needed'>,
  { id }: AdminCallInput<'DELETE /api/admin/passkey'>,
): Promise<StaffAccount> =>
  takeAway(services, call, async (tx) => {
    if (!(await removePasskey(tx, call.staff, id))) refuse('not_found');
    await noteChange(tx, call, 'passkey_removed');
  });

export async function startOwnPasskey(services: StaffServices, call: StaffCall<'too_many_passkeys'>) {
  await refuseTooMany(services, call, maxStaffPasskeys - 1);
  return startMakingKey(services, call, call.staff);
}

/** Keeps a passkey that one's device made. */
export async function addOwnPasskey(
  services: StaffServices,
  call: StaffCall<'passkey_failed' | 'too_many_passkeys'>,
  { name, response }: AdminCallInput<'POST /api/admin/passkey'>,
): Promise<StaffAccount> {
  const keep = await keepMadeKey(services, call, { scope: call.staff, response, name });
  await services.db.transact(async (tx) => {
    await holdOwn(tx, call);
    await keep(tx);
    const { length } = await listPasskeys(tx, call.staff);
    if (length > maxStaffPasskeys) call.refuse('too_many_passkeys', { details: { max: maxStaffPasskeys } });
    await noteChange(tx, call, 'passkey_added');
  });
  return showAccount(services, call);
}

async function refuseTooMany({ db }: StaffServices, call: StaffCall<'too_many_passkeys'>, most: number): Promise<void> {
  const { length } = await listPasskeys(db, call.staff);
  if (length > most) call.refuse('too_many_passkeys', { details: { max: maxStaffPasskeys } });
}
