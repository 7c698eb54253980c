import * as z from 'zod/mini';
import { loginErrors, user } from './account.ts';
import { endpoints } from './endpoint.ts';

export const backupCodeCount = 10;
export const pendingLoginMinutes = 10;
/** The digits of an app's code, and how long one is shown (RFC 6238). */
export const codeDigits = 6;
export const codeSeconds = 30;

const code = z.string().check(z.maxLength(100));

const twoStep = z.object({ is_on: z.boolean(), backup_codes_left: z.number() });
export type TwoStep = z.infer<typeof twoStep>;

/** The only time that they are shown. */
const backupCodes = z.object({ backup_codes: z.array(z.string()), backup_codes_left: z.number() });

/** A second step at login, beside the password (T128). Passkeys need none: they are two steps in one. */
export const twoStepEndpoints = endpoints({
  'GET /api/two-step.php': { input: z.object({}), output: twoStep, errors: [] },
  /**
   * What an app makes codes from: as text (base32), and as the address a QR code holds. Nothing is asked at login until
   * a code confirms it.
   */
  'POST /api/two-step-start.php': {
    input: z.strictObject({}),
    output: z.object({ secret: z.string(), uri: z.string() }),
    errors: ['fresh_login_required', 'two_step_is_on'],
  },
  /** Switches it on by a code of the app. */
  'POST /api/two-step.php': {
    input: z.strictObject({ code }),
    output: backupCodes,
    errors: ['fresh_login_required', 'two_step_is_on', 'code_wrong'],
  },
  'DELETE /api/two-step.php': { input: z.object({}), output: twoStep, errors: ['fresh_login_required'] },
  /** Makes backup codes anew; those before open nothing any more. */
  'POST /api/backup-codes.php': { input: z.strictObject({}), output: backupCodes, errors: ['fresh_login_required'] },
  /**
   * The second step of a login, by a code of the app or a backup code. `stay`: comes back, if the account is leaving
   * (T54).
   */
  'POST /api/two-step-login.php': {
    input: z.strictObject({ code, stay: z.optional(z.boolean()) }),
    output: z.object({ user }),
    errors: ['code_wrong', 'login_over', 'login_locked', ...loginErrors],
  },
});
