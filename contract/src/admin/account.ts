import * as z from 'zod/mini';
import { locales } from '../locales.ts';
import { timeZoneName } from '../notifications.ts';
import { pushSubscription } from '../push.ts';
import { passwordErrors } from '../signup.ts';
import { adminEndpoints } from './endpoint.ts';
import { ceremony, code, creationOptions, requestOptions, staffMe } from './entrance.ts';

export const maxStaffPasskeys = 10;
export const maxStaffNameCharacters = 60;
/** On how many browsers somebody is told; a further one takes the place of the oldest. */
export const maxStaffDevices = 10;

/** A stretch of a weekday (Monday is 1) by the clock of who set it; where it ends before it begins, the next day. */
const dutyHours = z
  .strictObject({
    weekday: z.int().check(z.gte(1), z.lte(7)),
    from: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
    until: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  })
  .check(z.refine(({ from, until }) => from !== until));
export type DutyHours = z.infer<typeof dutyHours>;
/** One stretch of a day at most. */
const dutyWeek = z
  .array(dutyHours)
  .check(z.refine((hours) => new Set(hours.map(({ weekday }) => weekday)).size === hours.length));

const account = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      /** In a few words, `Firefox · Windows`. */
      device: z.string(),
      last_used_at: z.string(),
      is_current: z.boolean(),
    }),
  ),
  passkeys: z.array(
    z.object({ id: z.string(), name: z.string(), added_at: z.string(), last_used_at: z.nullable(z.string()) }),
  ),
  has_code_app: z.boolean(),
  /** Whether they are told by mail what is overdue in the queues of their roles (T122). */
  is_on_duty: z.boolean(),
  /** When they are told so by themselves, and on which clock; null: no hours are set. */
  duty_hours: z.array(dutyHours),
  duty_time_zone: z.nullable(z.string()),
  backup_codes_left: z.number(),
  /** With which a browser subscribes to be told by push; null where this deployment sends none. */
  push_key: z.nullable(z.string()),
  devices: z.array(z.object({ id: z.string(), device: z.string(), added_at: z.string(), is_current: z.boolean() })),
});
export type StaffAccount = z.infer<typeof account>;

const nothing = z.strictObject({});
const id = z.string().check(z.maxLength(100));

/** One's own account. Nobody is ever left without a second step. */
export const accountEndpoints = adminEndpoints({
  'GET /api/admin/account': { who: 'staff', reach: 'deployment', input: z.object({}), output: account, errors: [] },
  'PUT /api/admin/account': {
    who: 'staff',
    reach: 'deployment',
    input: z.strictObject({ name: z.string().check(z.maxLength(500)), locale: z.enum(locales) }),
    output: z.object({ me: staffMe }),
    errors: ['name_required'],
  },
  'PUT /api/admin/duty': {
    who: 'staff',
    reach: 'deployment',
    input: z.strictObject({ is_on_duty: z.boolean() }),
    output: account,
    errors: [],
  },
  /** Sets the hours of one's week in which one is on duty by oneself; none: only where one says so. */
  'PUT /api/admin/duty-hours': {
    who: 'staff',
    reach: 'deployment',
    input: z.strictObject({ time_zone: timeZoneName, hours: dutyWeek }),
    output: account,
    errors: [],
  },
  /** Has oneself told on this browser too, when one is on duty. The same browser again takes the place of its own. */
  'POST /api/admin/device': {
    who: 'staff',
    reach: 'deployment',
    input: z.strictObject({ subscription: pushSubscription }),
    output: account,
    errors: ['push_unavailable'],
  },
  /** Gives a browser that subscribed before to the session of now, so that it ends with that; false: it was ended. */
  'PUT /api/admin/device': {
    who: 'staff',
    reach: 'deployment',
    input: z.strictObject({ endpoint: z.string().check(z.maxLength(1000)) }),
    output: z.object({ is_kept: z.boolean() }),
    errors: [],
  },
  /** Tells nothing more on a device, by its id or as the browser knows it; one that is gone is no mistake. */
  'DELETE /api/admin/device': {
    who: 'staff',
    reach: 'deployment',
    input: z.object({
      id: z.optional(z.string().check(z.maxLength(40))),
      endpoint: z.optional(z.string().check(z.maxLength(1000))),
    }),
    output: account,
    errors: [],
  },
  /** Proves that it is still them, for what is sensitive, by password and code. */
  'POST /api/admin/prove': {
    who: 'staff',
    reach: 'deployment',
    input: z.strictObject({ password: z.string().check(z.maxLength(1000)), code }),
    output: z.object({ me: staffMe }),
    errors: ['login_failed', 'login_locked', 'code_wrong'],
  },
  /** The same by a passkey, which asks its owner for finger, face or PIN. */
  'POST /api/admin/prove-passkey-start': {
    who: 'staff',
    reach: 'deployment',
    input: nothing,
    output: z.object({ options: requestOptions }),
    errors: [],
  },
  'POST /api/admin/prove-passkey': {
    who: 'staff',
    reach: 'deployment',
    input: z.strictObject({ response: ceremony }),
    output: z.object({ me: staffMe }),
    errors: ['passkey_failed'],
  },
  /** Ends one session; the other ones of somebody who has several go one by one or together. */
  'DELETE /api/admin/account-session': {
    who: 'staff',
    reach: 'deployment',
    input: z.object({ id }),
    output: account,
    errors: [],
  },
  'DELETE /api/admin/other-sessions': {
    who: 'staff',
    reach: 'deployment',
    input: z.object({}),
    output: account,
    errors: [],
  },
  /** Ends the other sessions too. */
  'PUT /api/admin/password': {
    who: 'staff',
    reach: 'deployment',
    needsProof: true,
    input: z.strictObject({ password: z.string().check(z.maxLength(1000)) }),
    output: account,
    errors: passwordErrors,
  },
  'POST /api/admin/code-app-start': {
    who: 'staff',
    reach: 'deployment',
    needsProof: true,
    input: nothing,
    output: z.object({ secret: z.string(), uri: z.string() }),
    errors: [],
  },
  /** Puts an app in the place of the one before, by a first code; its backup codes are shown this once. */
  'POST /api/admin/code-app': {
    who: 'staff',
    reach: 'deployment',
    needsProof: true,
    input: z.strictObject({ code }),
    output: z.object({ account, backup_codes: z.array(z.string()) }),
    errors: ['code_wrong'],
  },
  'DELETE /api/admin/code-app': {
    who: 'staff',
    reach: 'deployment',
    needsProof: true,
    input: z.object({}),
    output: account,
    errors: ['second_step_needed'],
  },
  'POST /api/admin/backup-codes': {
    who: 'staff',
    reach: 'deployment',
    needsProof: true,
    input: nothing,
    output: z.object({ account, backup_codes: z.array(z.string()) }),
    errors: [],
  },
  'POST /api/admin/passkey-start': {
    who: 'staff',
    reach: 'deployment',
    needsProof: true,
    input: nothing,
    output: z.object({ options: creationOptions }),
    errors: ['too_many_passkeys'],
  },
  'POST /api/admin/passkey': {
    who: 'staff',
    reach: 'deployment',
    needsProof: true,
    input: z.strictObject({ name: z.string().check(z.maxLength(200)), response: ceremony }),
    output: account,
    errors: ['passkey_failed', 'too_many_passkeys'],
  },
  'DELETE /api/admin/passkey': {
    who: 'staff',
    reach: 'deployment',
    needsProof: true,
    input: z.object({ id }),
    output: account,
    errors: ['second_step_needed'],
  },
});
