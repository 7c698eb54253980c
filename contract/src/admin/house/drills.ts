import * as z from 'zod/mini';
import { isDay } from '../../calendar.ts';
import { adminEndpoints } from '../endpoint.ts';
import { mayUse } from '../roles.ts';
import { nextPage } from './list-page.ts';

export const maxDrillFindings = 5000;

const day = z.string().check(z.refine(isDay));
const findings = z.string().check(z.trim(), z.minLength(1), z.maxLength(maxDrillFindings));
const drill = z.object({ id: z.string(), held_on: z.string(), findings: z.string(), noted_by: z.string() });

/** When the runbook of a breach was last gone through with an invented case (T91): of the whole deployment. */
export const drillsEndpoints = adminEndpoints({
  /** The newest first. */
  'GET /api/admin/drills': {
    who: mayUse.inventory,
    reach: 'deployment',
    input: z.object({ after: z.optional(z.uuid()) }),
    output: z.object({
      drills: z.array(drill),
      next: nextPage,
      /** The day by which the next is to be held; null: there was none yet. */
      due_on: z.nullable(z.string()),
      is_overdue: z.boolean(),
      today: z.string(),
    }),
    errors: [],
  },
  /** Notes one, under an id of the browser's making: sent twice it holds once. */
  'POST /api/admin/drill': {
    who: mayUse.inventory,
    reach: 'deployment',
    input: z.strictObject({ id: z.uuid(), held_on: day, findings }),
    output: z.object({}),
    errors: ['day_ahead'],
  },
});
