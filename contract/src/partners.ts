import * as z from 'zod/mini';
import { linkErrors, loginErrors, user } from './account.ts';
import { endpoints } from './endpoint.ts';
import { locales } from './locales.ts';
import { genders } from './profile.ts';
import { passwordErrors, signupErrors } from './signup.ts';

/** How long the link works that a partner sends a new member on. */
export const loginLinkHours = 24;
/** Where it leads: the rest of the profile, and a password. */
export const completeSignupPath = '/complete-signup?api_signup_complete=1';

const short = z.string().check(z.maxLength(400));
const tag = z.optional(z.string().check(z.maxLength(100)));

export const partnersEndpoints = endpoints({
  /**
   * A partner's server signs somebody up: `Authorization: Bearer <key>`; the key says which network (ACC-4). The person
   * accepted the site's terms with the partner. Whom they look for the site asks itself, for it needs its own consent;
   * so it does their gender where it is left out, and until it is told nobody sees them, nor do they see anybody.
   */
  'POST /api/partner-signup.php': {
    input: z.strictObject({
      email: short,
      name: short,
      /** yyyy-mm-dd */
      date_of_birth: z.string().check(z.maxLength(40)),
      /** One that the site offers; may be left out. */
      gender: z.optional(z.enum(genders)),
      language: z.optional(z.enum(locales)),
      accept_terms: z.boolean(),
      /** The person's own address, for the record of what they accepted. */
      ip: z.optional(z.union([z.ipv4(), z.ipv6()])),
      ref: tag,
      sub1: tag,
      sub2: tag,
      sub3: tag,
    }),
    /** A link that logs in once and leads to `completeSignupPath`. */
    output: z.object({ login_url: z.string(), expires_at: z.string() }),
    errors: signupErrors,
  },
  /** Logs in by such a link, once. */
  'POST /api/login-link.php': {
    input: z.strictObject({ token: z.string().check(z.maxLength(100)) }),
    output: z.object({ user }),
    errors: [...linkErrors, ...loginErrors],
  },
  /** The password of whoever has none yet. */
  'POST /api/first-password.php': {
    input: z.strictObject({ password: z.string().check(z.maxLength(1000)) }),
    output: z.object({ user }),
    errors: ['password_is_set', ...passwordErrors],
  },
});
