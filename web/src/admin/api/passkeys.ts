import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import type { AdminCallOutput } from '@vonk/contract/admin/api';
import type { AdminCall } from './call.ts';

/** What the browser answers when its owner turns away, or lets the time pass: nothing went wrong. */
const isTurnedAway = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');

async function orTurnedAway<Answer>(ceremony: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await ceremony();
  } catch (error) {
    if (isTurnedAway(error)) return undefined;
    throw error;
  }
}

const sign = async (options: object) => ({
  ...(await startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON })),
});
const make = async (options: object) => ({
  ...(await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON })),
});

/** The second step of a login by passkey; undefined when its owner turned away, as with all of these. */
export const loginWithPasskey = (
  call: AdminCall,
): Promise<AdminCallOutput<'POST /api/admin/login-passkey'> | undefined> =>
  orTurnedAway(async () => {
    const { options } = await call('POST /api/admin/login-passkey-start', {});
    return call('POST /api/admin/login-passkey', { response: await sign(options) });
  });

/** Proves by passkey that it is still them. */
export const provePasskey = (call: AdminCall): Promise<AdminCallOutput<'POST /api/admin/prove-passkey'> | undefined> =>
  orTurnedAway(async () => {
    const { options } = await call('POST /api/admin/prove-passkey-start', {});
    return call('POST /api/admin/prove-passkey', { response: await sign(options) });
  });

/** Makes the first passkey of somebody who comes in by a link. */
export const enrolPasskey = (call: AdminCall): Promise<AdminCallOutput<'POST /api/admin/enrol-passkey'> | undefined> =>
  orTurnedAway(async () => {
    const { options } = await call('POST /api/admin/enrol-passkey-start', {});
    return call('POST /api/admin/enrol-passkey', { response: await make(options) });
  });

/** Makes one more passkey, under a name that tells it from the others. */
export const addPasskey = (
  call: AdminCall,
  name: string,
): Promise<AdminCallOutput<'POST /api/admin/passkey'> | undefined> =>
  orTurnedAway(async () => {
    const { options } = await call('POST /api/admin/passkey-start', {});
    return call('POST /api/admin/passkey', { name, response: await make(options) });
  });
