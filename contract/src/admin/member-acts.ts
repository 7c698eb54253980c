import * as z from 'zod/mini';
import { maxFactsCharacters, restrictionKinds, restrictionReasons } from '../restrictions.ts';
import { adminEndpoints } from './endpoint.ts';
import { letter } from './queues/queue.ts';
import { mayUse } from './roles.ts';
import { reasonText, wordsUpTo } from './words.ts';

const one = { site: z.int(), id: z.string().check(z.maxLength(14)) };
const withReason = z.strictObject({ ...one, reason: reasonText });
const measure = z.strictObject({
  ...one,
  kind: z.enum(restrictionKinds),
  reason: z.enum(restrictionReasons),
  /** What happened, for the member, in their language. */
  facts: wordsUpTo(maxFactsCharacters),
  /** After how many days it is over by itself; null: when somebody ends it. */
  days: z.nullable(z.int().check(z.gte(1), z.lte(3650))),
});
const warning = z.strictObject({
  ...one,
  reason: z.enum(restrictionReasons),
  /** What happened, for the member, in their language. */
  facts: wordsUpTo(maxFactsCharacters),
  /** Whether the name goes too: a neutral one stands in its place until the member chooses another. */
  renames: z.boolean(),
});
const done = z.object({});

/** What staff do to a member (STAFF-3): each stands in the log with its reason. */
export const memberActsEndpoints = adminEndpoints({
  /** Closes the account or hides the profile; the member is mailed the statement of reasons (T61). */
  'POST /api/admin/member-measure': {
    who: mayUse.measures,
    reach: 'site',
    needsProof: true,
    input: measure,
    output: done,
    errors: ['stands_already', 'member_leaving'],
  },
  /** The letter it will be mailed as, to the letter and in the member's language. */
  'POST /api/admin/member-measure-letter': {
    who: mayUse.measures,
    reach: 'site',
    input: measure,
    output: z.object({ letter }),
    errors: [],
  },
  /** Gives back what was taken, as it was; the member is mailed so. */
  'POST /api/admin/member-restore': {
    who: mayUse.measures,
    reach: 'site',
    needsProof: true,
    input: withReason,
    output: done,
    errors: ['stands_already'],
  },
  /** Says which rule was broken and takes nothing, but for a name that breaks it; the member is mailed so. */
  'POST /api/admin/member-warning': {
    who: mayUse.measures,
    reach: 'site',
    needsProof: true,
    input: warning,
    output: done,
    errors: ['member_leaving'],
  },
  /** The letter it will be mailed as, to the letter and in the member's language. */
  'POST /api/admin/member-warning-letter': {
    who: mayUse.measures,
    reach: 'site',
    input: warning,
    output: z.object({ letter }),
    errors: [],
  },
  /** Has the file of all their data made; its link goes to the member alone, who asked for it (T79). */
  'POST /api/admin/member-export': {
    who: mayUse.memberData,
    reach: 'site',
    needsProof: true,
    input: withReason,
    output: done,
    errors: ['member_leaving'],
  },
  /** Begins to erase who asked for it: hidden at once, mailed the way back, erased on day 14 (T53). */
  'POST /api/admin/member-erase': {
    who: mayUse.memberData,
    reach: 'site',
    needsProof: true,
    input: withReason,
    output: done,
    errors: ['member_leaving'],
  },
  /** Ends each session of the member, on all devices. */
  'POST /api/admin/member-log-out': {
    who: mayUse.memberSessions,
    reach: 'site',
    input: withReason,
    output: done,
    errors: [],
  },
  /**
   * Mails a link to the address that their account is to have; it moves there once that is read, and the old address
   * can undo it (T131).
   */
  'POST /api/admin/member-email': {
    who: mayUse.memberEmail,
    reach: 'site',
    needsProof: true,
    input: z.strictObject({ ...one, email: z.string().check(z.trim(), z.maxLength(254)), reason: reasonText }),
    output: done,
    errors: ['new_email_invalid', 'email_taken', 'too_many_mails', 'member_leaving'],
  },
  /** Takes the second step of their login off, for who lost app and backup codes; the member is mailed so (T128). */
  'POST /api/admin/member-two-step-off': {
    who: mayUse.memberTwoStep,
    reach: 'site',
    needsProof: true,
    input: withReason,
    output: done,
    errors: ['stands_already'],
  },
});
