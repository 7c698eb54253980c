import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';
import { locales } from './locales.ts';
import { noticeKinds } from './notices.ts';
import { genders } from './profile.ts';
import { signupErrors } from './signup.ts';
import { longestTracking, type Tracking } from './tracking.ts';

export const sessionDays = 30;
export const activationLinkDays = 7;
export const activationMailsPerDay = 5;
export const linkPurposes = [
  'activate',
  'unlock',
  'reset',
  'mail_change',
  'mail_undo',
  'name_undo',
  'reactivate',
  'erase',
  'login',
] as const;
export const unlockLinkHours = 24;
export const loginFailures = { max: 5, windowMinutes: 15, lockMinutes: 15 } as const;

export const accountStatuses = ['not_confirmed', 'confirmed', 'suspended', 'leaving'] as const;

/** The logged-in member, by the names clients know. */
export const user = z.object({
  id: z.string(),
  status: z.enum(accountStatuses),
  email: z.string(),
  credits: z.number(),
  /** Of `credits`, those that were given: they pay for texts only (C1). */
  free_credits: z.number(),
  /**
   * What the composer shows: floor(free_credits / message_credits); before the address is confirmed how many messages
   * more may wait for that (C2).
   */
  free_messages: z.number(),
  paid_user: z.boolean(),
  /** False for whoever a partner signed up, until they chose one (ACC-4). */
  has_password: z.boolean(),
  signup_date: z.string(),
  language: z.enum(locales),
  fictional_icon: z.boolean(),
  /** Why nothing is mailed that may be refused: called spam, an address that fails, ended at the mail service. */
  notifications_disabled: z.nullable(z.enum(['fbl', 'bounce', 'listunsubscribe'])),
  /** Since when; ISO 8601. Null where that is not known. */
  notifications_disabled_at: z.nullable(z.string()),
  unread_messages: z.number(),
  new_likes: z.number(),
  /** What this member closed, or was shown where once is enough. */
  hidden_notices: z.array(z.enum(noticeKinds)),
  /** The number of the last live event that what stands here has seen: where the page's stream begins. */
  live_seq: z.number(),
  profile: z.object({
    id: z.string(),
    name: z.string(),
    age: z.number(),
    /** Null until whoever a partner signed up tells it: nobody sees them before (ACC-4). */
    gender: z.nullable(z.enum(genders)),
    country: z.nullable(z.string()),
    status: z.enum(['active', 'disabled']),
    /** The member chose not to be found (B6). */
    invisible: z.boolean(),
    main_image: z.nullable(z.object({ filename: z.string(), thumb_filename: z.string(), status: z.string() })),
    completeness: z.number(),
  }),
});
export type User = z.infer<typeof user>;

const source = z.optional(z.string().check(z.maxLength(longestTracking)));
const tracking = { network: source, ref: source, sub1: source, sub2: source, sub3: source } satisfies Record<
  keyof Tracking,
  unknown
>;

/** Why a mailed link opens nothing (ACC-10). */
export const linkErrors = ['link_used', 'link_invalid'] as const;
export type LinkError = (typeof linkErrors)[number];

/** Why whoever proved to be somebody is not logged in yet (T54, T128). */
export const loginErrors = ['account_leaving', 'second_step_required'] as const;
export type LoginError = (typeof loginErrors)[number];

export const sessionEndpoints = endpoints({
  'POST /api/user.php': {
    /** `stay`: comes back, if the account is leaving (T54). */
    input: z.strictObject({ email: z.string(), password: z.string(), stay: z.optional(z.boolean()) }),
    output: z.object({ user }),
    errors: ['login_failed', 'login_locked', ...loginErrors],
  },
  'GET /api/user.php': { input: z.object({}), output: z.object({ user: z.nullable(user) }), errors: [] },
  /** The link of the mail about a locked account: unlocks it and logs its owner in (T127). */
  'POST /api/unlock.php': {
    input: z.strictObject({ token: z.string() }),
    output: z.object({ user }),
    errors: [...linkErrors, ...loginErrors],
  },
  'PUT /api/user.php': { input: z.strictObject({ language: z.enum(locales) }), output: z.object({ user }), errors: [] },
  /** Obeys only a same-origin request with the client header (ACC-8). */
  'GET /api/logout.php': { input: z.object({}), output: z.object({}), errors: [] },
});

export const signupEndpoints = endpoints({
  'POST /api/signup.php': {
    input: z.strictObject({
      email: z.string().check(z.maxLength(400)),
      name: z.string().check(z.maxLength(400)),
      password: z.string().check(z.maxLength(1000)),
      /** yyyy-mm-dd */
      date_of_birth: z.string().check(z.maxLength(40)),
      gender: z.optional(z.enum(genders)),
      looks_for: z.optional(z.array(z.enum(genders))),
      accept_terms: z.boolean(),
      orientation_consent: z.boolean(),
      signup_message: z.optional(z.string().check(z.maxLength(8000))),
      /** The public id of the profile that `signup_message` is for. */
      profile: z.optional(z.string().check(z.maxLength(14))),
      ...tracking,
      /** The landing page on which this tab came in, as `landingPageAt` names it. */
      landing: source,
    }),
    output: z.object({
      /**
       * Null where a site does not tell whether an address has an account (ACC-9): the mail tells, and its link logs
       * in.
       */
      user: z.nullable(user),
      /**
       * Whether `signup_message` waits for the confirmation; false when it could not be taken: the text is then to be
       * kept and offered again.
       */
      message_held: z.boolean(),
    }),
    errors: signupErrors,
  },
  /**
   * Whether a member of the site has this name already (ACC-2), as signing up would say, and up to three like it that
   * nobody has. Of a name that may not be chosen it says nothing: `checkName` does.
   */
  'POST /api/name-check.php': {
    input: z.strictObject({ name: z.string().check(z.maxLength(400)) }),
    output: z.object({ is_taken: z.boolean(), suggestions: z.array(z.string()) }),
    errors: [],
  },
  /** Sends the activation mail again, at most `activationMailsPerDay` a day, the first one included. */
  'POST /api/activation-mail.php': {
    input: z.strictObject({}),
    output: z.object({ email: z.string() }),
    errors: ['already_confirmed', 'too_many_mails'],
  },
  /** What a mailed link would do; changes nothing (ACC-10). */
  'GET /api/token.php': {
    input: z.object({ token: z.string() }),
    output: z.object({
      purpose: z.nullable(z.enum(linkPurposes)),
      state: z.enum(['valid', 'used', 'expired', 'unknown']),
    }),
    errors: [],
  },
  'POST /api/activate.php': {
    input: z.strictObject({ token: z.string() }),
    output: z.object({ user, granted_credits: z.number() }),
    errors: [...linkErrors, ...loginErrors],
  },
});
