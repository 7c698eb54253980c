import type { AdminCallOutput } from '@vonk/contract/admin/api';
import { makeOnDevice, orTurnedAway, signByDevice } from '../../device/passkeys.ts';
import type { AdminCall } from './call.ts';

/** The second step of a login by passkey; undefined when its owner turned away, as with all of these. */
export const loginWithPasskey = (
  call: AdminCall,
): Promise<AdminCallOutput<'POST /api/admin/login-passkey'> | undefined> =>
  orTurnedAway(async () => {
    const { options } = await call('POST /api/admin/login-passkey-start', {});
    return call('POST /api/admin/login-passkey', { response: await signByDevice(options) });
  });

/** Proves by passkey that it is still them. */
export const provePasskey = (call: AdminCall): Promise<AdminCallOutput<'POST /api/admin/prove-passkey'> | undefined> =>
  orTurnedAway(async () => {
    const { options } = await call('POST /api/admin/prove-passkey-start', {});
    return call('POST /api/admin/prove-passkey', { response: await signByDevice(options) });
  });

/** Makes the first passkey of somebody who comes in by a link. */
export const enrolPasskey = (call: AdminCall): Promise<AdminCallOutput<'POST /api/admin/enrol-passkey'> | undefined> =>
  orTurnedAway(async () => {
    const { options } = await call('POST /api/admin/enrol-passkey-start', {});
    return call('POST /api/admin/enrol-passkey', { response: await makeOnDevice(options) });
  });

/** Makes one more passkey, under a name that tells it from the others. */
export const addPasskey = (
  call: AdminCall,
  name: string,
): Promise<AdminCallOutput<'POST /api/admin/passkey'> | undefined> =>
  orTurnedAway(async () => {
    const { options } = await call('POST /api/admin/passkey-start', {});
    return call('POST /api/admin/passkey', { name, response: await makeOnDevice(options) });
  });
