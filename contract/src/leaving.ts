import * as z from 'zod/mini';
import { linkErrors, loginErrors, user } from './account.ts';
import { endpoints } from './endpoint.ts';

/** How long one can come back (LEAVE-1). */
export const graceDays = 14;
/** An account whose address was never confirmed is erased after so many days (T80). */
export const unconfirmedDays = 30;

export const leaveReasons = [
  'price',
  'found_someone',
  'not_looking',
  'site_problems',
  'no_members',
  'time',
  'other',
] as const;
export type LeaveReason = (typeof leaveReasons)[number];

/**
 * What may be enough instead. `lifetime` and `tryout` are taken and honoured at the next purchase, the others lead to a
 * setting.
 */
export type LeaveOffer = 'invisible' | 'mail' | 'support' | 'lifetime' | 'tryout';

/** The offers that fit a reason (C23); none repeats. */
export const offersFor: Readonly<Record<LeaveReason, readonly LeaveOffer[]>> = {
  price: ['tryout', 'lifetime'],
  found_someone: ['invisible'],
  not_looking: ['invisible'],
  site_problems: ['support', 'mail'],
  no_members: ['invisible', 'lifetime'],
  time: ['invisible'],
  other: [],
};
/** What stands there while no reason is given. */
export const firstOffers: readonly LeaveOffer[] = ['invisible', 'mail'];

/** The tryout pack: so many credits, once per member (CRED-3). What it costs, `GET /api/leave.php` tells. */
export const tryoutCredits = 5;

/** What somebody may say who leaves for another reason, in characters. */
export const remarksLength = 2000;

export const leavingEndpoints = endpoints({
  /** What leaving means in money (T26, C23): amounts in minor units, in the currency that was or would be paid. */
  'GET /api/leave.php': {
    input: z.object({}),
    output: z.object({
      /** What comes back for bought credits, by currency. */
      repaid: z.array(z.object({ credits: z.number(), minor: z.number(), currency: z.string() })),
      /** Free credits, which are lost. */
      given: z.number(),
      tryout: z.object({ minor: z.number(), currency: z.string() }),
    }),
    errors: [],
  },
  /**
   * Hides the account at once and erases it after 14 days; `now` mails a link that erases it at once (T53). No reason
   * is asked for.
   */
  'POST /api/leave.php': {
    input: z.strictObject({
      password: z.string().check(z.maxLength(1000)),
      reason: z.optional(z.enum(leaveReasons)),
      /** With the reason `other`; kept without a name. */
      remarks: z.optional(z.string().check(z.maxLength(remarksLength))),
      now: z.boolean(),
    }),
    output: z.object({ erased_at: z.string() }),
    errors: ['password_wrong'],
  },
  /** Comes back by the mailed link. */
  'POST /api/stay.php': {
    input: z.strictObject({ token: z.string().check(z.maxLength(100)) }),
    output: z.object({ user }),
    errors: [...linkErrors, ...loginErrors],
  },
  /** Erases at once, by the link of the mail that asks it again. */
  'POST /api/erase.php': {
    input: z.strictObject({ token: z.string().check(z.maxLength(100)) }),
    /** False when an error kept it from being done now: a job goes on trying. */
    output: z.object({ done: z.boolean() }),
    errors: linkErrors,
  },
  /** Takes an offer that is honoured when one buys (C23). */
  'POST /api/retention-offer.php': {
    input: z.strictObject({ offer: z.enum(['lifetime', 'tryout']) }),
    /** The member's own code: of the lifetime discount, or of the tryout pack. */
    output: z.object({ code: z.string() }),
    errors: [],
  },
});
