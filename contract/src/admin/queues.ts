import * as z from 'zod/mini';
import { complaintKinds, reasonsOf } from '../complaints.ts';
import { dayHours } from '../durations.ts';
import { locales } from '../locales.ts';
import { photoReasons } from '../photos.ts';
import { restrictionKinds } from '../restrictions.ts';
import { verificationReasons } from '../verification.ts';
import { adminEndpoints } from './endpoint.ts';
import { debits, refunds } from './queues/money.ts';
import { item, person, queue } from './queues/queue.ts';
import { suspicions } from './queues/suspicions.ts';
import { countedNames, type QueueName } from './roles.ts';
import { explanationText } from './words.ts';

/** How long who opened an item has it to themselves; opening it again begins anew. */
export const heldMinutes = 10;
/** A decision takes effect after so long; until then it is taken back as if it had not been. */
export const undoSeconds = 10;

/**
 * Within how many hours somebody decides; what members reported or complained of has a time of its own (T122, T134).
 */
export const queueHours: Readonly<Record<Exclude<QueueName, 'reports' | 'complaints'>, number>> = {
  photos: 2,
  verifications: 24,
  objections: 7 * dayHours,
  refunds: 24,
  debits: 3 * dayHours,
  suspicions: 24,
};

/** Photos under inspection (PHOTO-2, T118). */
const photos = queue('photos', {
  shown: z.object({
    ...item,
    age: z.int(),
    is_main: z.boolean(),
    /** Of the automatic check, from 0 to 1; null: not judged. */
    suspicion: z.nullable(z.number()),
    is_like_removed: z.boolean(),
  }),
  opened: z.object({
    person: z.object({ ...person.shape, age: z.int(), since: z.string() }),
    /** For this session alone, until the hour is over. */
    url: z.string(),
    width: z.nullable(z.number()),
    height: z.nullable(z.number()),
    is_main: z.boolean(),
    suspicion: z.nullable(z.number()),
    is_like_removed: z.boolean(),
  }),
  /** `reason` null shows the photo. `for_good`: the very same file may not come back (T73). */
  decision: z.strictObject({ reason: z.nullable(z.enum(photoReasons)), for_good: z.optional(z.boolean()) }),
});

/** Members who ask to be verified (T117). */
const verifications = queue('verifications', {
  shown: z.object({ ...item, method: z.string() }),
  opened: z.object({
    person,
    method: z.string(),
    /** What the picture was to show. */
    instruction: z.string(),
    /** The picture, and the main photo to compare with, for this session alone. */
    url: z.string(),
    main_url: z.nullable(z.string()),
  }),
  /** `reason` null: it shows the person of the main photo. */
  decision: z.strictObject({ reason: z.nullable(z.enum(verificationReasons)) }),
});

const outcome = z.strictObject({ outcome: z.enum(['measure', 'no_measure']), explanation: explanationText });
const reason = z.enum([...new Set(Object.values(reasonsOf).flat())]);
const written = {
  number: z.string(),
  kind: z.enum(complaintKinds),
  reason,
  text: z.string(),
  received_at: z.string(),
  /** The language of who wrote, in which the decision is to be explained. */
  locale: z.nullable(z.string()),
};
const file = z.object({
  ...written,
  /** The profile it is about; null for what came by a public form, which names it in `target`. */
  person: z.nullable(person),
  target: z.string(),
  /** Who wrote by a form; empty where nobody needed to say who they are. */
  writer: z.object({ name: z.string(), email: z.string() }),
  /** What the two said, as it stood; `is_reported` is the message it is about. */
  messages: z.array(
    z.object({
      from: z.enum(['reporter', 'reported']),
      at: z.string(),
      text: z.string(),
      has_photo: z.boolean(),
      is_reported: z.boolean(),
    }),
  ),
});

/** What was reported from profile or chat, or by the public forms (T59, T73, T122). */
const reports = queue('reports', {
  shown: z.object({ ...item, kind: z.enum(complaintKinds), reason }),
  opened: file,
  decision: outcome,
});

/** Complaints about the service (T134). */
const complaints = queue('complaints', {
  shown: z.object({ ...item, kind: z.enum(complaintKinds), reason }),
  opened: file,
  decision: outcome,
});

const objectionTo = ['photo', ...restrictionKinds] as const;

/** Objections to a photo taken away or a restriction; never for who decided that (T62). */
const objections = queue('objections', {
  shown: z.object({
    ...item,
    to: z.enum(objectionTo),
    decided_by: z.string(),
    /** Whether who asks decided it themselves: then somebody else judges it. */
    is_own: z.boolean(),
  }),
  opened: z.object({
    person,
    to: z.enum(objectionTo),
    /** Why it was taken, who decided and in which words. */
    reason: z.string(),
    facts: z.string(),
    decided_by: z.string(),
    text: z.string(),
    /** In which what stays taken is explained anew. */
    locale: z.enum(locales),
    /** Of a photo, for this session alone. */
    url: z.nullable(z.string()),
  }),
  decision: z.discriminatedUnion('outcome', [
    z.strictObject({ outcome: z.literal('restored') }),
    z.strictObject({ outcome: z.literal('upheld'), explanation: explanationText }),
  ]),
});

/** Work that waits for a person (STAFF-2): one design for all. */
export const queuesEndpoints = {
  ...adminEndpoints({
    /** How much waits in each queue, in the inbox and of authorities, by site, where one has a role for it. */
    'GET /api/admin/queues': {
      who: 'staff',
      reach: 'deployment',
      input: z.object({}),
      output: z.object({
        queues: z.array(
          z.object({
            queue: z.enum(countedNames),
            site: z.int(),
            open: z.number(),
            overdue: z.number(),
            oldest_at: z.nullable(z.string()),
          }),
        ),
        /** Whether a breach is to be practised again (T91), for whom that is; for others it is not. */
        is_drill_overdue: z.boolean(),
      }),
      errors: [],
    },
  }),
  ...photos,
  ...verifications,
  ...reports,
  ...complaints,
  ...objections,
  ...suspicions,
  ...refunds,
  ...debits,
};
