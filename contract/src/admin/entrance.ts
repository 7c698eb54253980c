import * as z from 'zod/mini';
import { linkErrors } from '../account.ts';
import { locales } from '../locales.ts';
import { passwordErrors } from '../signup.ts';
import { adminEndpoints } from './endpoint.ts';
import { staffGrant } from './roles.ts';

/** A session of staff ends this long after the login, and sooner when it was not used for `idleMinutes`. */
export const staffSessionHours = 12;
export const idleMinutes = 120;
/** How long a proof counts for what is sensitive. */
export const proofMinutes = 10;
export const staffLinkHours = 72;

export const linkStates = ['valid', 'used', 'expired', 'unknown'] as const;

/** What comes after the password, always. */
export const secondSteps = ['code', 'passkey'] as const;
export type SecondStep = (typeof secondSteps)[number];

export const code = z.string().check(z.maxLength(100));
/** What WebAuthn itself defines, as JSON. */
export const ceremony = z.record(z.string(), z.unknown());
export const creationOptions = z.looseObject({
  challenge: z.string(),
  rp: z.object({ name: z.string(), id: z.exactOptional(z.string()) }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
});
export const requestOptions = z.looseObject({ challenge: z.string() });

const staffSite = z.object({
  site: z.int(),
  name: z.string(),
  host: z.string(),
  /** The colour of its square, `#rrggbb`. */
  color: z.string(),
});

/** Who is logged in, and what they may. */
export const staffMe = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  locale: z.enum(locales),
  grants: z.array(staffGrant),
  /** The sites that one of the grants is for. */
  sites: z.array(staffSite),
  /** Until when what is sensitive asks no new proof, and when the session ends at the latest (ISO 8601). */
  proved_until: z.string(),
  ends_at: z.string(),
});
export type StaffMe = z.infer<typeof staffMe>;

const loggedIn = z.object({ me: staffMe });
/** Backup codes are shown this once. */
const enrolled = z.object({ me: staffMe, backup_codes: z.array(z.string()) });
const nothing = z.strictObject({});

export const enrolErrors = ['link_used', 'link_invalid', 'login_over'] as const;

/** How staff come in (STAFF-1): password and a second step, always; a link brings who is new. */
export const entranceEndpoints = adminEndpoints({
  'GET /api/admin/session': {
    who: 'anyone',
    reach: 'deployment',
    input: z.object({}),
    output: z.object({ me: z.nullable(staffMe) }),
    errors: [],
  },
  /** Logs out. */
  'DELETE /api/admin/session': {
    who: 'anyone',
    reach: 'deployment',
    input: z.object({}),
    output: z.object({}),
    errors: [],
  },
  /** The first step. An address that nobody has is answered like a wrong password. */
  'POST /api/admin/login': {
    who: 'anyone',
    reach: 'deployment',
    input: z.strictObject({ email: z.string().check(z.maxLength(320)), password: z.string().check(z.maxLength(1000)) }),
    output: z.object({ second_steps: z.array(z.enum(secondSteps)) }),
    errors: ['login_failed', 'login_locked'],
  },
  /** The second, by a code of an app or a backup code. */
  'POST /api/admin/login-code': {
    who: 'anyone',
    reach: 'deployment',
    input: z.strictObject({ code }),
    output: loggedIn,
    errors: ['code_wrong', 'login_over', 'login_locked'],
  },
  /** The second, by a passkey. */
  'POST /api/admin/login-passkey-start': {
    who: 'anyone',
    reach: 'deployment',
    input: nothing,
    output: z.object({ options: requestOptions }),
    errors: ['login_over'],
  },
  'POST /api/admin/login-passkey': {
    who: 'anyone',
    reach: 'deployment',
    input: z.strictObject({ response: ceremony }),
    output: loggedIn,
    errors: ['passkey_failed', 'login_over'],
  },
  /** Whose link it is; changes nothing. */
  'GET /api/admin/link': {
    who: 'anyone',
    reach: 'deployment',
    input: z.object({ token: z.string().check(z.maxLength(100)) }),
    output: z.object({ state: z.enum(linkStates), name: z.string(), email: z.string(), locale: z.enum(locales) }),
    errors: [],
  },
  /**
   * Chooses the password by a link; a second step has to follow in this browser. The link opens again until that is
   * done.
   */
  'POST /api/admin/link': {
    who: 'anyone',
    reach: 'deployment',
    input: z.strictObject({ token: z.string().check(z.maxLength(100)), password: z.string().check(z.maxLength(1000)) }),
    output: z.object({}),
    errors: [...linkErrors, ...passwordErrors],
  },
  /** What an app makes codes from, as text (base32) and as the address of a QR code. */
  'POST /api/admin/enrol-code-start': {
    who: 'anyone',
    reach: 'deployment',
    input: nothing,
    output: z.object({ secret: z.string(), uri: z.string() }),
    errors: enrolErrors,
  },
  'POST /api/admin/enrol-code': {
    who: 'anyone',
    reach: 'deployment',
    input: z.strictObject({ code }),
    output: enrolled,
    errors: ['code_wrong', ...enrolErrors],
  },
  'POST /api/admin/enrol-passkey-start': {
    who: 'anyone',
    reach: 'deployment',
    input: nothing,
    output: z.object({ options: creationOptions }),
    errors: enrolErrors,
  },
  'POST /api/admin/enrol-passkey': {
    who: 'anyone',
    reach: 'deployment',
    input: z.strictObject({ response: ceremony }),
    output: enrolled,
    errors: ['passkey_failed', ...enrolErrors],
  },
});
