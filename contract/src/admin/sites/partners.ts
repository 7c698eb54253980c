import * as z from 'zod/mini';
import { adminEndpoints } from '../endpoint.ts';
import { mayUse } from '../roles.ts';
import { reasonText } from '../words.ts';

export const maxNetworkCharacters = 100;

const networkKey = z.object({
  id: z.string(),
  network: z.string(),
  made_at: z.string(),
  /** Null: it works. */
  ended_at: z.nullable(z.string()),
});
export type NetworkKeyAtDesk = z.infer<typeof networkKey>;

/** The keys with which partners' servers sign people up on a site (ACC-4, STAFF-4). */
export const partnersDeskEndpoints = adminEndpoints({
  /** The newest first, those that ended too; no key itself. */
  'GET /api/admin/network-keys': {
    who: mayUse.partners,
    reach: 'site',
    input: z.object({ site: z.coerce.number().check(z.int()) }),
    output: z.object({ keys: z.array(networkKey) }),
    errors: [],
  },
  /** Makes one; this answer is the only place that ever tells it. A network may have several, to change them over. */
  'POST /api/admin/network-key': {
    who: mayUse.partners,
    reach: 'site',
    needsProof: true,
    input: z.strictObject({
      site: z.int(),
      network: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxNetworkCharacters)),
      reason: reasonText,
    }),
    output: z.object({ id: z.string(), key: z.string() }),
    errors: [],
  },
  /** Ends one at once, for good. */
  'POST /api/admin/network-key-end': {
    who: mayUse.partners,
    reach: 'site',
    needsProof: true,
    input: z.strictObject({ site: z.int(), id: z.string().check(z.maxLength(40)), reason: reasonText }),
    output: z.object({}),
    errors: ['stands_already'],
  },
});
