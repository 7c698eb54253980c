import * as z from 'zod/mini';
import { complaintKinds, complaintSubjects, reportReasons } from '../../complaints.ts';
import { adminEndpoints } from '../endpoint.ts';
import { mayUse } from '../roles.ts';
import { authorityKinds } from './authorities.ts';

/** What staff took from members, or told them, each as its entry of the log is called. */
export const countedMeasures = [
  'account_closed',
  'profile_hidden',
  'photo_removed',
  'member_warned',
  'member_renamed',
] as const;
/** Against what members objected (T62). */
export const objectionKinds = ['restriction', 'photo'] as const;
/** How many years back the page offers. */
export const reportYears = 5;

const outcome = {
  number: z.int(),
  acted: z.int(),
  not_acted: z.int(),
  /** From its coming in to its decision; null: none was decided. */
  median_hours: z.nullable(z.number()),
};

const report = z.object({
  /** Of the site's calendar: the one it is of, and the one that runs. */
  year: z.int(),
  this_year: z.int(),
  /** Up to which moment it is, ISO 8601; null: the year is over. */
  until: z.nullable(z.string()),
  /** What came in that year: by reason, and of each kind together (null). */
  notices: z.array(
    z.object({
      kind: z.enum(complaintKinds),
      reason: z.nullable(z.enum([...complaintSubjects, ...reportReasons])),
      ...outcome,
    }),
  ),
  /** Decisions of that year, as the log has them; `reason` as it was written there. */
  measures: z.array(z.object({ kind: z.enum(countedMeasures), reason: z.string(), number: z.int() })),
  /** What was judged that year; `acted`: it was given back. The median is of those who are still members. */
  objections: z.array(z.object({ kind: z.enum(objectionKinds), ...outcome })),
  /** What authorities asked that year. */
  authorities: z.array(
    z.object({ kind: z.enum(authorityKinds), country: z.string(), concerns: z.enum(reportReasons), ...outcome }),
  ),
});
export type TransparencyReport = z.infer<typeof report>;

/** What a site accounts for once a year (T66; DSA, articles 15 and 24). */
export const transparencyEndpoints = adminEndpoints({
  'GET /api/admin/transparency': {
    who: mayUse.transparency,
    reach: 'site',
    input: z.object({
      site: z.coerce.number().check(z.int()),
      /** Of the site's calendar; left out, or none that the page offers: the last that is over. */
      year: z.optional(z.coerce.number().check(z.int())),
    }),
    output: report,
    errors: [],
  },
});
