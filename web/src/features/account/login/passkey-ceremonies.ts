import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import type { User } from '@vonk/contract/account';
import type { CallOutput } from '@vonk/contract/api';
import type { Call } from '../../../api/call.ts';

/** What the browser answers when its owner turns away, or lets the time pass: nothing went wrong. */
const isTurnedAway = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');

/** Lets a device sign and logs its owner in; undefined when they turned away. */
export async function signWithPasskey(call: Call): Promise<User | undefined> {
  const { options } = await call('POST /api/passkey-login-start.php', {});
  try {
    const response = await startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON });
    return (await call('POST /api/passkey-login.php', { response: { ...response } })).user;
  } catch (error) {
    if (isTurnedAway(error)) return undefined;
    throw error;
  }
}

/** Lets a device make a passkey and keeps it; undefined when its owner turned away. */
export async function makePasskey(call: Call, name: string): Promise<CallOutput<'POST /api/passkey.php'> | undefined> {
  const { options } = await call('POST /api/passkey-start.php', {});
  try {
    const response = await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON });
    return await call('POST /api/passkey.php', { name, response: { ...response } });
  } catch (error) {
    if (isTurnedAway(error)) return undefined;
    throw error;
  }
}
