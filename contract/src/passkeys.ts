import * as z from 'zod/mini';
import { loginErrors, user } from './account.ts';
import { endpoints } from './endpoint.ts';

export const maxPasskeys = 10;
export const maxPasskeyNameCharacters = 40;

const name = z.string().check(z.maxLength(200));
const id = z.string().check(z.maxLength(14));

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  /** The site's calendar days, yyyy-mm-dd. */
  added_on: z.string(),
  last_used_on: z.nullable(z.string()),
});
export type Passkey = z.infer<typeof passkey>;

const passkeys = z.object({ passkeys: z.array(passkey) });

/** What WebAuthn itself defines, as JSON: the browser's library gives it, the server's takes and judges it. */
const ceremony = z.record(z.string(), z.unknown());
/** The options of WebAuthn for making a key and for signing: what each must have, among what may stand there. */
const creation = z.looseObject({
  challenge: z.string(),
  rp: z.object({ name: z.string(), id: z.exactOptional(z.string()) }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
});
const request = z.looseObject({ challenge: z.string() });

/** Keys on one's own devices, beside the password (T128). */
export const passkeysEndpoints = endpoints({
  'GET /api/passkeys.php': { input: z.object({}), output: passkeys, errors: [] },
  /** What a new passkey is made with. */
  'POST /api/passkey-start.php': {
    input: z.strictObject({}),
    output: z.object({ options: creation }),
    errors: ['fresh_login_required', 'too_many_passkeys'],
  },
  /** Keeps the passkey that the device made; an empty name gets the device's. */
  'POST /api/passkey.php': {
    input: z.strictObject({ name, response: ceremony }),
    output: passkeys,
    errors: ['fresh_login_required', 'too_many_passkeys', 'passkey_failed'],
  },
  'PUT /api/passkey.php': { input: z.strictObject({ id, name }), output: passkeys, errors: ['name_required'] },
  'DELETE /api/passkey.php': { input: z.object({ id }), output: passkeys, errors: ['fresh_login_required'] },
  /** What a passkey is to sign at login. It asks for nobody by name, so it tells of no account. */
  'POST /api/passkey-login-start.php': {
    input: z.strictObject({}),
    output: z.object({ options: request }),
    errors: [],
  },
  /** Logs in whose passkey signed. */
  'POST /api/passkey-login.php': {
    input: z.strictObject({ response: ceremony }),
    output: z.object({ user }),
    errors: ['passkey_failed', ...loginErrors],
  },
});
