import type { CallInput, CallOutput } from '@vonk/contract/api';
import { backupCodeCount } from '@vonk/contract/two-step';
import { type MemberCall, readCredentials, requireFreshLogin } from '../accounts/index.ts';
import type { Tx } from '../platform/database/db.ts';
import { refuse } from '../platform/refusal.ts';
import { newBackupCodes } from '../platform/second-step/backup-codes.ts';
import { addressOf, newSecret, stepOf } from '../platform/second-step/totp.ts';
import { hashOf, openSecret, sealSecret } from './codes.ts';
import type { TwoStepServices } from './services.ts';
import { tellTwoStep } from './tell-two-step.ts';
import {
  confirmTwoStep,
  countBackupCodes,
  dropTwoStep,
  hasTwoStep,
  readTwoStep,
  setBackupCodes,
  startTwoStep,
} from './two-steps.ts';

type State = CallOutput<'GET /api/two-step.php'>;
type Shown = CallOutput<'POST /api/backup-codes.php'>;

/** Whether a login asks a second step, and how many backup codes are left. */
export const showTwoStep = async ({ db }: TwoStepServices, { member }: MemberCall): Promise<State> => ({
  is_on: await hasTwoStep(db, member),
  backup_codes_left: await countBackupCodes(db, member),
});

/** Makes a secret for the member's app. Logging in is as before until a code proves that the app has it. */
export async function beginTwoStep(
  { db, seal }: TwoStepServices,
  call: MemberCall<'fresh_login_required' | 'two_step_is_on'>,
): Promise<CallOutput<'POST /api/two-step-start.php'>> {
  const { member, site, now } = call;
  requireFreshLogin(call);
  const secret = newSecret();
  const isStarted = await db.transact((tx) =>
    startTwoStep(tx, member, { secret: sealSecret(seal, member, secret), now }),
  );
  if (!isStarted) call.refuse('two_step_is_on');
  const { email } = await readCredentials(db, member);
  return { secret, uri: addressOf(secret, { issuer: site.name, label: email }) };
}

/** Switches the second step on by a first code; its backup codes are in the answer, and never again. */
export async function switchTwoStepOn(
  services: TwoStepServices,
  call: MemberCall<'fresh_login_required' | 'two_step_is_on' | 'code_wrong'>,
  { code }: CallInput<'POST /api/two-step.php'>,
): Promise<Shown> {
  const { db, seal } = services;
  const { member, now } = call;
  requireFreshLogin(call);
  return db.transact(async (tx) => {
    const kept = (await readTwoStep(tx, member)) ?? call.refuse('code_wrong', { field: 'code' });
    if (kept.isOn) call.refuse('two_step_is_on');
    const secret = openSecret(seal, member, kept.secret) ?? call.refuse('code_wrong', { field: 'code' });
    const step = stepOf(secret, code.replace(/\s/g, ''), now) ?? call.refuse('code_wrong', { field: 'code' });
    if (!(await confirmTwoStep(tx, member, { step, now }))) call.refuse('two_step_is_on');
    await tellTwoStep(tx, member, { template: 'two_step_on', now });
    return giveBackupCodes(tx, services, call);
  });
}

export async function switchTwoStepOff(
  services: TwoStepServices,
  call: MemberCall<'fresh_login_required'>,
): Promise<State> {
  const { member, now } = call;
  requireFreshLogin(call);
  await services.db.transact(async (tx) => {
    if (await dropTwoStep(tx, member)) await tellTwoStep(tx, member, { template: 'two_step_off', now });
  });
  return showTwoStep(services, call);
}

/** Makes backup codes anew, where the second step is on. */
export async function renewBackupCodes(
  services: TwoStepServices,
  call: MemberCall<'fresh_login_required'>,
): Promise<Shown> {
  requireFreshLogin(call);
  return services.db.transact(async (tx) => {
    if (!(await hasTwoStep(tx, call.member))) refuse('not_found');
    return giveBackupCodes(tx, services, call);
  });
}

async function giveBackupCodes(tx: Tx, { seal }: TwoStepServices, { member }: MemberCall): Promise<Shown> {
  const codes = newBackupCodes();
  await setBackupCodes(
    tx,
    member,
    codes.map((code) => hashOf(seal, member, code)),
  );
  return { backup_codes: codes, backup_codes_left: backupCodeCount };
}
