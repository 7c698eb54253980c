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

/** The tryout pack: so many credits for so many cents of euro, once per member (CRED-3). */
export const tryout = { credits: 5, totalMinor: 249 } as const;

export const leavingEndpoints = endpoints({
  /**
   * Hides the account at once and erases it after 14 days; `now` mails a link that erases it at once (T53). No reason
   * is asked for.
   */
  'POST /api/leave.php': {
    input: z.strictObject({
      password: z.string().check(z.maxLength(1000)),
      reason: z.optional(z.enum(leaveReasons)),
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
    output: z.object({}),
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
