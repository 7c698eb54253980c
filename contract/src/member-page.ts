import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';
import { shownPhoto } from './photos.ts';
import { answerFields, interests, profileCard, publicId } from './profile.ts';

/**
 * The answers another one gave; null where none, or where the site does not show them. A guest never gets `sexuality`
 * (SEARCH-4).
 */
const memberFacts = z.object(answerFields);
export type MemberFacts = z.infer<typeof memberFacts>;

/** A profile on its own page. */
export const memberPage = z.object({
  ...profileCard.shape,
  is_self: z.boolean(),
  about: z.string(),
  /** `shared`: I chose it too. */
  interests: z.array(z.object({ slug: z.enum(interests), shared: z.boolean() })),
  facts: memberFacts,
  photos: z.array(shownPhoto),
  likes_me: z.boolean(),
  match: z.boolean(),
  /** Whether it can be liked and written to: livecam and partner profiles cannot (C19). */
  can_like: z.boolean(),
  can_chat: z.boolean(),
  /** Our conversation, if there is one. */
  conversation: z.nullable(z.string()),
});
export type MemberPage = z.infer<typeof memberPage>;

export const memberPageEndpoints = endpoints({
  /** Another one's profile. Not found: another site's, blocked either way, invisible, disabled; all look alike. */
  'GET /api/member.php': {
    input: z.object({ id: publicId, network: z.optional(z.string().check(z.maxLength(100))) }),
    output: z.object({ member: memberPage }),
    errors: [],
  },
});
