import type { CallInput, CallOutput } from '@vonk/contract/api';
import { maxPasskeyNameCharacters } from '@vonk/contract/passkeys';
import { cleanText, cutText } from '@vonk/contract/text';
import { type MemberCall, requireFreshLogin } from '../accounts/index.ts';
import { refuse } from '../platform/refusal.ts';
import { listPasskeys, removePasskey, renamePasskey } from './passkeys.ts';
import type { PasskeysServices } from './services.ts';
import { viewOf } from './view.ts';

type Passkeys = CallOutput<'GET /api/passkeys.php'>;

export const showPasskeys = async ({ db }: PasskeysServices, call: MemberCall): Promise<Passkeys> => ({
  passkeys: viewOf(await listPasskeys(db, call.member), call),
});

/** Gives a passkey another name. */
export async function namePasskey(
  services: PasskeysServices,
  call: MemberCall<'name_required'>,
  { id, name }: CallInput<'PUT /api/passkey.php'>,
): Promise<Passkeys> {
  const cleaned = cutText(cleanText(name).replaceAll('\n', ' '), maxPasskeyNameCharacters);
  if (cleaned === '') call.refuse('name_required', { field: 'name' });
  if (!(await services.db.transact((tx) => renamePasskey(tx, call.member, { id, name: cleaned })))) refuse('not_found');
  return showPasskeys(services, call);
}

/** Takes a passkey away; it opens nothing from then on. Needs a fresh login (T130). */
export async function dropPasskey(
  services: PasskeysServices,
  call: MemberCall<'fresh_login_required'>,
  { id }: { id: string },
): Promise<Passkeys> {
  requireFreshLogin(call);
  if (!(await services.db.transact((tx) => removePasskey(tx, call.member, id)))) refuse('not_found');
  return showPasskeys(services, call);
}
