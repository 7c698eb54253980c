import * as z from 'zod/mini';
import { adminEndpoints } from '../endpoint.ts';
import { mayUse } from '../roles.ts';

/** On what ground something is kept (GDPR, articles 6 and 9). */
export const legalBases = [
  'no personal data',
  'contract',
  'legal duty',
  'legal duty (tax)',
  'legitimate interest',
  'consent',
  'explicit consent',
] as const;

/** What becomes of what stands there of a member who is erased (T55); `nobody`: no member stands in it. */
const erasureOutcomes = ['nobody', 'deleted', 'by module', 'with', 'emptied', 'kept'] as const;

const entry = z.object({
  table: z.string(),
  columns: z.array(z.string()),
  /** What it is for and how long it is kept, in the words of the database, which are English. */
  purpose: z.string(),
  retention: z.string(),
  bases: z.array(z.enum(legalBases)),
  on_erasure: z.enum(erasureOutcomes),
});
export type InventoryEntry = z.infer<typeof entry>;

/** The record of processing (T78): what is kept, what for, on what ground and how long. */
export const inventoryEndpoints = adminEndpoints({
  /** Of every table, the columns that are kept alike together; read from the database as it is. */
  'GET /api/admin/inventory': {
    who: mayUse.inventory,
    reach: 'deployment',
    input: z.object({}),
    output: z.object({ entries: z.array(entry) }),
    errors: [],
  },
});
