import * as z from 'zod/mini';
import { locales } from '../../locales.ts';
import { adminEndpoints } from '../endpoint.ts';
import { mayUse, type StaffRole } from '../roles.ts';
import { type BlockKind, blockKinds, maxBlock, maxBlockName } from './block-fields.ts';

/** Who may put blocks of a kind in: whoever writes where they go. A writer sees the answers alone (T11). */
export const blockSeenBy: Readonly<Record<BlockKind, readonly StaffRole[]>> = {
  reason: mayUse.complaints,
  answer: mayUse.inbox,
  letter: mayUse.measures,
};

/** Who may change the blocks of a kind. */
export const blockKeptBy: Readonly<Record<BlockKind, readonly StaffRole[]>> = {
  reason: mayUse.complaints,
  answer: ['owner'],
  letter: mayUse.measures,
};

/** How many blocks a site has at most. */
export const maxBlocks = 300;

const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(Math.max(...Object.values(maxBlock))));
const texts = z.partialRecord(z.enum(locales), text);

const block = z.object({
  id: z.string(),
  kind: z.enum(blockKinds),
  name: z.string(),
  texts,
  /** Rises with every change: who changes an older one is refused. */
  version: z.int(),
  changed_at: z.string(),
});
export type TextBlock = z.infer<typeof block>;

/** Texts that staff put in where they write reasons, answers and letters (STAFF-2). */
export const textBlocksEndpoints = adminEndpoints({
  /** The blocks of a site of the kinds that one may put in, by name. */
  'GET /api/admin/text-blocks': {
    who: mayUse.textBlocks,
    reach: 'site',
    input: z.object({ site: z.coerce.number().check(z.int()) }),
    output: z.object({ blocks: z.array(block) }),
    errors: [],
  },
  /** Makes a block (`version` 0) or changes one; sent twice it holds once. */
  'PUT /api/admin/text-block': {
    who: mayUse.texts,
    reach: 'site',
    input: z.strictObject({
      site: z.int(),
      id: z.uuid(),
      kind: z.enum(blockKinds),
      name: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxBlockName)),
      texts,
      version: z.int().check(z.gte(0)),
    }),
    output: z.object({}),
    errors: [
      'text_required',
      'block_changed',
      'block_name_taken',
      'too_many_blocks',
      'field_broken',
      'field_unknown',
      'field_missing',
    ],
  },
  /** Takes a block away; what was written with it stays as it is. */
  'DELETE /api/admin/text-block': {
    who: mayUse.texts,
    reach: 'site',
    input: z.object({ site: z.coerce.number().check(z.int()), id: z.uuid() }),
    output: z.object({}),
    errors: [],
  },
});
