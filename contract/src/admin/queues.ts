import * as z from 'zod/mini';
import { complaintKinds, reasonsOf } from '../complaints.ts';
import { photoReasons } from '../photos.ts';
import { restrictionKinds } from '../restrictions.ts';
import { verificationReasons } from '../verification.ts';
import { type AdminEndpoint, adminEndpoints } from './endpoint.ts';
import { mayUse, type QueueName, queueNames } from './roles.ts';

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
  objections: 7 * 24,
};

const heldBy = z.nullable(z.object({ id: z.string(), name: z.string(), until: z.string() }));

/** What every item of a queue has: what it is called by, since when it waits and by when somebody decides. */
const item = {
  id: z.string(),
  at: z.string(),
  due_at: z.string(),
  /** Whom it is about, or who wrote. */
  name: z.string(),
  held_by: heldBy,
};

const siteInAddress = z.coerce.number().check(z.int());
const id = z.string().check(z.maxLength(60));
const words = z.string().check(z.minLength(3), z.maxLength(2000));

/** Whom an item is about, as far as who decides it needs. */
const person = z.object({ id: z.string(), name: z.string() });

/**
 * What a decision tells whom it is about, in their language: a mail, or what their own page shows. No letter (null)
 * where nothing is told: what was right stays as it is, who wrote left, or never said who they are.
 */
export const letter = z.object({
  by: z.enum(['mail', 'page']),
  subject: z.string(),
  text: z.string(),
  locale: z.string(),
});

const queue = <
  Name extends QueueName,
  Item extends z.ZodMiniType,
  Case extends z.ZodMiniType,
  Decision extends z.ZodMiniType,
>(
  name: Name,
  { shown, opened, decision }: { shown: Item; opened: Case; decision: Decision },
) => {
  const ours = { who: mayUse[name], reach: 'site' } as const;
  const one = z.strictObject({ site: z.int(), id });
  const inAddress = z.object({ site: siteInAddress, id });
  const calls = {
    /** What waits, what is to be decided first at the head: as many as one works through before asking again. */
    list: {
      ...ours,
      input: z.object({ site: siteInAddress }),
      output: z.object({ items: z.array(shown), open: z.number(), overdue: z.number() }),
      errors: [],
    },
    /**
     * Takes an item and shows all of it, not to who may not decide it; the look is logged. With `peek` nobody has it:
     * to be ready for the next.
     */
    open: {
      ...ours,
      input: z.strictObject({ site: z.int(), id, peek: z.optional(z.boolean()) }),
      output: z.object({ held_until: z.nullable(z.string()), case: opened }),
      errors: ['held_by_other', 'decided_already', 'same_person'],
    },
    /** Gives an item back undecided. */
    giveBack: { ...ours, input: inAddress, output: z.object({}), errors: [] },
    decide: {
      ...ours,
      input: z.extend(one, { decision }),
      output: z.object({ takes_effect_at: z.string() }),
      errors: ['held_by_other', 'decided_already', 'same_person'],
    },
    /** What the member will read of a decision, to the letter (T60, T61). */
    letter: {
      ...ours,
      input: z.extend(one, { decision }),
      output: z.object({ letter: z.nullable(letter) }),
      errors: ['decided_already'],
    },
    /** Takes one's own decision back, while it has not taken effect; the item is held again. */
    undo: { ...ours, input: inAddress, output: z.object({ held_until: z.string() }), errors: ['undo_over'] },
  } as const satisfies Readonly<Record<string, AdminEndpoint>>;
  type Calls = typeof calls;
  return {
    [`GET /api/admin/${name}`]: calls.list,
    [`POST /api/admin/${name}-open`]: calls.open,
    [`DELETE /api/admin/${name}-open`]: calls.giveBack,
    [`POST /api/admin/${name}-decide`]: calls.decide,
    [`DELETE /api/admin/${name}-decide`]: calls.undo,
    [`POST /api/admin/${name}-letter`]: calls.letter,
  } as { readonly [Key in `GET /api/admin/${Name}`]: Calls['list'] } & {
    readonly [Key in `POST /api/admin/${Name}-open`]: Calls['open'];
  } & { readonly [Key in `DELETE /api/admin/${Name}-open`]: Calls['giveBack'] } & {
    readonly [Key in `POST /api/admin/${Name}-decide`]: Calls['decide'];
  } & { readonly [Key in `DELETE /api/admin/${Name}-decide`]: Calls['undo'] } & {
    readonly [Key in `POST /api/admin/${Name}-letter`]: Calls['letter'];
  };
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

const outcome = z.strictObject({ outcome: z.enum(['measure', 'no_measure']), explanation: words });
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
    /** Of a photo, for this session alone. */
    url: z.nullable(z.string()),
  }),
  decision: z.strictObject({ outcome: z.enum(['restored', 'upheld']) }),
});

/** Work that waits for a person (STAFF-2): one design for all. */
export const queuesEndpoints = {
  ...adminEndpoints({
    /** How much waits in each queue that one's roles are for, on each of their sites. */
    'GET /api/admin/queues': {
      who: 'staff',
      reach: 'deployment',
      input: z.object({}),
      output: z.object({
        queues: z.array(
          z.object({
            queue: z.enum(queueNames),
            site: z.int(),
            open: z.number(),
            overdue: z.number(),
            oldest_at: z.nullable(z.string()),
          }),
        ),
      }),
      errors: [],
    },
  }),
  ...photos,
  ...verifications,
  ...reports,
  ...complaints,
  ...objections,
};
