import type { passkeysEndpoints } from '@vonk/contract/passkeys';
import type { ModuleRoutes } from '../accounts/index.ts';
import { addPasskey } from './add-passkey.ts';
import { dropPasskey, namePasskey, showPasskeys } from './change-passkeys.ts';
import { logInByPasskey, startPasskeyLogin } from './log-in-by-passkey.ts';
import type { PasskeysServices } from './services.ts';
import { startPasskey } from './start-passkey.ts';

const perMember = { max: 30, seconds: 60, per: 'member' } as const;
const perNetwork = { max: 30, seconds: 60, per: 'network' } as const;

/** Passkeys: added, named, removed, and used to log in (T128). */
export const passkeysRoutes = (services: PasskeysServices): ModuleRoutes<typeof passkeysEndpoints> => ({
  'GET /api/passkeys.php': { access: 'member', handle: (call) => showPasskeys(services, call) },
  'POST /api/passkey-start.php': { access: 'member', limit: perMember, handle: (call) => startPasskey(services, call) },
  'POST /api/passkey.php': {
    access: 'member',
    limit: perMember,
    handle: (call, input) => addPasskey(services, call, input),
  },
  'PUT /api/passkey.php': {
    access: 'member',
    limit: perMember,
    handle: (call, input) => namePasskey(services, call, input),
  },
  'DELETE /api/passkey.php': {
    access: 'member',
    limit: perMember,
    handle: (call, input) => dropPasskey(services, call, input),
  },
  'POST /api/passkey-login-start.php': {
    access: 'visitor',
    limit: perNetwork,
    handle: (call) => startPasskeyLogin(services, call),
  },
  'POST /api/passkey-login.php': {
    access: 'visitor',
    limit: perNetwork,
    handle: (call, input) => logInByPasskey(services, call, input),
  },
});
