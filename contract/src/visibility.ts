import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';
import { profileKinds, publicId } from './profile.ts';

export const visibilityEndpoints = endpoints({
  /** Neither of the two sees the other any more, anywhere; the other is not told (CHAT-8, T123). */
  'POST /api/block.php': { input: z.strictObject({ profile: publicId }), output: z.object({}), errors: [] },
  'DELETE /api/block.php': { input: z.object({ profile: publicId }), output: z.object({}), errors: [] },
  /** Whom I blocked, newest first. */
  'GET /api/blocks.php': {
    input: z.object({}),
    output: z.object({
      blocked: z.array(z.object({ id: z.string(), name: z.string(), kind: z.enum(profileKinds), since: z.string() })),
    }),
    errors: [],
  },
});
