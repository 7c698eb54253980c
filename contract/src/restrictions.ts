import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';
import { objectionErrors } from './objections.ts';

/** What was taken from a member: the whole account, or only that others see the profile. */
export const restrictionKinds = ['suspended', 'hidden'] as const;
export type RestrictionKind = (typeof restrictionKinds)[number];

/** Which rule was broken (T61). */
export const restrictionReasons = [
  'fraud',
  'fake_profile',
  'underage',
  'harassment',
  'hate',
  'sexual_content',
  'advertising',
  'other',
] as const;
export type RestrictionReason = (typeof restrictionReasons)[number];

/** What the rule rests on: the site's terms or the law. */
export const restrictionGrounds = ['terms', 'law'] as const;
export type RestrictionGround = (typeof restrictionGrounds)[number];
export const groundOfRestriction: Readonly<Record<RestrictionReason, RestrictionGround>> = {
  fraud: 'law',
  fake_profile: 'terms',
  underage: 'law',
  harassment: 'terms',
  hate: 'law',
  sexual_content: 'terms',
  advertising: 'terms',
  other: 'terms',
};
export const maxFactsCharacters = 2000;

/** A statement of reasons: facts, rule, scope, duration, automation, and what one can do about it (T61, T62). */
export const restriction = z.object({
  kind: z.enum(restrictionKinds),
  reason: z.enum(restrictionReasons),
  ground: z.enum(restrictionGrounds),
  /** What happened, in the words of who decided. */
  facts: z.string(),
  is_automated: z.boolean(),
  decided_at: z.string(),
  /** When it ends by itself; null where it does not. */
  until: z.nullable(z.string()),
  object_until: z.string(),
  objection: z.nullable(z.enum(['waiting', 'upheld'])),
  /** Why it was not followed, in the words of who judged it; null: nothing was judged, or no words are kept. */
  explanation: z.nullable(z.string()),
});
export type Restriction = z.infer<typeof restriction>;

const shown = z.object({ restriction: z.nullable(restriction) });

export const restrictionsEndpoints = endpoints({
  /** What staff took from this member and why; null when nothing is. */
  'GET /api/restriction.php': { input: z.object({}), output: shown, errors: [] },
  /** Objects to it, once and within six months; somebody else decides. */
  'POST /api/restriction-objection.php': {
    input: z.strictObject({ text: z.string().check(z.maxLength(8000)) }),
    output: shown,
    errors: objectionErrors,
  },
});
