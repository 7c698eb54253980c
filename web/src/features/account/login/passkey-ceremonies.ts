import type { User } from '@vonk/contract/account';
import type { CallOutput } from '@vonk/contract/api';
import type { Call } from '../../../api/call.ts';
import { makeOnDevice, orTurnedAway, signByDevice } from '../../../device/passkeys.ts';

/** Lets a device sign and logs its owner in; undefined when they turned away. */
export const signWithPasskey = (call: Call): Promise<User | undefined> =>
  orTurnedAway(async () => {
    const { options } = await call('POST /api/passkey-login-start.php', {});
    return (await call('POST /api/passkey-login.php', { response: await signByDevice(options) })).user;
  });

/** Lets a device make a passkey and keeps it; undefined when its owner turned away. */
export const makePasskey = (call: Call, name: string): Promise<CallOutput<'POST /api/passkey.php'> | undefined> =>
  orTurnedAway(async () => {
    const { options } = await call('POST /api/passkey-start.php', {});
    return call('POST /api/passkey.php', { name, response: await makeOnDevice(options) });
  });
