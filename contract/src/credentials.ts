import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';
import { linkErrors, loginErrors, user } from './account.ts';
import { passwordErrors } from './signup.ts';

export const resetLinkMinutes = 60;
export const resetMailsPerDay = 5;
export const mailChangeLinkHours = 24;
/** How long the old address can take a change of address back (ACC-7). */
export const mailUndoDays = 7;
/** How long a password that was given counts as fresh (T130). */
export const freshLoginMinutes = 15;

const email = z.string().check(z.maxLength(400));
const password = z.string().check(z.maxLength(1000));
const token = z.string().check(z.maxLength(100));

export const device = z.object({
  id: z.string(),
  /** `Firefox · Windows`; empty when unknown. */
  name: z.string(),
  /** The site's calendar day, yyyy-mm-dd. */
  last_used_on: z.string(),
  is_current: z.boolean(),
});
export type Device = z.infer<typeof device>;

const devices = z.object({ devices: z.array(device) });

export const credentialsEndpoints = endpoints({
  /**
   * Mails a link that sets a new password. Where a site tells nobody who has an account, the mail alone tells (ACC-9).
   */
  'POST /api/reset-password.php': {
    input: z.strictObject({ email }),
    output: z.object({ email: z.string() }),
    errors: ['email_invalid', 'email_unknown', 'too_many_mails'],
  },
  /** Sets the password by that link, ends all sessions and logs in here; the address is confirmed by it too (C27). */
  'PUT /api/reset-password.php': {
    input: z.strictObject({ token, password }),
    output: z.object({ user }),
    errors: [...linkErrors, ...loginErrors, ...passwordErrors],
  },
  /** Sets a new password and ends the sessions on other devices (ACC-6). */
  'PUT /api/password.php': {
    input: z.strictObject({ old_password: password, password }),
    output: z.object({ user }),
    errors: ['old_password_wrong', ...passwordErrors],
  },
  /** Mails a link to the new address, which confirms it. */
  'POST /api/mail-change.php': {
    input: z.strictObject({ email, password }),
    output: z.object({ email: z.string() }),
    errors: ['new_email_invalid', 'email_taken', 'password_wrong', 'too_many_mails'],
  },
  /** Confirms the new address by that link; the old one is told and can undo it. */
  'PUT /api/mail-change.php': {
    input: z.strictObject({ token }),
    output: z.object({ email: z.string() }),
    errors: [...linkErrors, 'email_taken'],
  },
  /** Takes the change back by the link at the old address, ends all sessions, and answers what sets a new password. */
  'POST /api/mail-undo.php': {
    input: z.strictObject({ token }),
    output: z.object({ email: z.string(), reset_token: z.string() }),
    errors: linkErrors,
  },
  /**
   * Gives the old name back by the link of the mail that told of the new one, ends all sessions, and answers what sets
   * a new password (T131). `name` is null when the old one is somebody else's by now: then another can be chosen at
   * once.
   */
  'POST /api/name-undo.php': {
    input: z.strictObject({ token }),
    output: z.object({ name: z.nullable(z.string()), reset_token: z.string() }),
    errors: linkErrors,
  },
  /** The devices that are logged in, the last used first. */
  'GET /api/devices.php': { input: z.object({}), output: devices, errors: [] },
  /** Logs one device out, or all others. */
  'DELETE /api/device.php': {
    input: z.object({ id: z.optional(z.string().check(z.maxLength(64))) }),
    output: devices,
    errors: [],
  },
  /** Gives the password once more, for what asks a fresh login (T130). */
  'POST /api/fresh-login.php': {
    input: z.strictObject({ password }),
    output: z.object({}),
    errors: ['password_wrong'],
  },
});
