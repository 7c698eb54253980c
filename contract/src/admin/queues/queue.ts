import * as z from 'zod/mini';
import { type AdminEndpoint } from '../endpoint.ts';
import { mayUse, type QueueName } from '../roles.ts';

/** How many of what waits are listed: what one works through before asking again. */
export const listedOfQueue = 100;

export const heldBy = z.nullable(z.object({ id: z.string(), name: z.string(), until: z.string() }));

/** What every item of a queue has: what it is called by, since when it waits and by when somebody decides. */
export const item = {
  id: z.string(),
  at: z.string(),
  due_at: z.string(),
  /** Whom it is about, or who wrote. */
  name: z.string(),
  held_by: heldBy,
};

const siteInAddress = z.coerce.number().check(z.int());
const id = z.string().check(z.maxLength(60));

/** Whom an item is about, as far as who decides it needs. */
export const person = z.object({ id: z.string(), name: z.string() });

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

/** What a queue has of its own. */
interface Parts<Item, Case, Decision> {
  readonly shown: Item;
  readonly opened: Case;
  readonly decision: Decision;
  /** To decide, where it is about money. */
  readonly needsProof?: boolean;
}

/** The six calls of a queue, the same for each. */
export const queue = <
  Name extends QueueName,
  Item extends z.ZodMiniType,
  Case extends z.ZodMiniType,
  Decision extends z.ZodMiniType,
>(
  name: Name,
  { shown, opened, decision, needsProof = false }: Parts<Item, Case, Decision>,
) => {
  const ours = { who: mayUse[name], reach: 'site' } as const;
  const one = z.strictObject({ site: z.int(), id });
  const inAddress = z.object({ site: siteInAddress, id });
  const calls = {
    /** What waits, what is to be decided first at the head: `listedOfQueue` of `open`. */
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
      needsProof,
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
