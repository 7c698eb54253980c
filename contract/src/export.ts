import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';

/** How long the file can be fetched (X10). */
export const exportHours = 24;
export const exportsPerDay = 3;

const exportState = z.object({
  state: z.enum(['none', 'making', 'ready']),
  /** Where the file is, once it is ready. */
  address: z.nullable(z.string()),
});

export const exportEndpoints = endpoints({
  'GET /api/export.php': { input: z.object({}), output: exportState, errors: [] },
  /** Makes a file with everything about me; a mail says when it is ready. Asks a fresh login (T130). */
  'POST /api/export.php': { input: z.strictObject({}), output: exportState, errors: ['fresh_login_required'] },
});
