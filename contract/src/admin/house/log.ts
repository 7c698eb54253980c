import * as z from 'zod/mini';
import { adminEndpoints } from '../endpoint.ts';
import { mayUse } from '../roles.ts';
import { afterPage, nextPage } from './list-page.ts';

const entry = z.object({
  id: z.string(),
  /** ISO 8601. */
  at: z.string(),
  /** Null where it is about the whole deployment. */
  site: z.nullable(z.int()),
  /** Who did it: an id of staff with their name, or a name that was given on the command line (`id` null). */
  actor: z.object({ id: z.nullable(z.string()), name: z.string() }),
  action: z.string(),
  /** What it was done to: a public id or number. */
  subject: z.string(),
  reason: z.string(),
  /** Its place in the chain. */
  position: z.number(),
});
export type LogEntry = z.infer<typeof entry>;

const text = z.optional(z.string().check(z.maxLength(100)));
/** Calendar days, yyyy-mm-dd, of UTC; `until` is the last one. */
const date = z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)));
const search = {
  site: z.optional(z.coerce.number().check(z.int())),
  /** An id of staff, or a name of the command line. */
  actor: text,
  action: text,
  subject: text,
  from: date,
  until: date,
  after: afterPage,
};

/** What is wrong at a place of the chain: its row or link is gone, or says something else than when it was written. */
export const breakKinds = ['missing', 'changed', 'unchained'] as const;
export type BreakKind = (typeof breakKinds)[number];

/** What staff did and looked at; nobody changes it, and it shows when somebody did. Owners read it, of their sites. */
export const logEndpoints = adminEndpoints({
  /** The newest first. */
  'GET /api/admin/log': {
    who: mayUse.log,
    reach: 'deployment',
    input: z.object(search),
    output: z.object({ entries: z.array(entry), next: nextPage }),
    errors: [],
  },
  /** The actors and actions that there are, to choose from. */
  'GET /api/admin/log-words': {
    who: mayUse.log,
    reach: 'deployment',
    input: z.object({}),
    output: z.object({
      actors: z.array(z.object({ id: z.string(), name: z.string() })),
      actions: z.array(z.string()),
    }),
    errors: [],
  },
  /** A part of the same as CSV (RFC 4180), its first with a head; parts put together are the file. */
  'GET /api/admin/log-csv': {
    who: mayUse.log,
    reach: 'deployment',
    input: z.object(search),
    output: z.object({ csv: z.string(), next: nextPage }),
    errors: [],
  },
  /** Reckons the whole chain again. */
  'GET /api/admin/log-chain': {
    who: mayUse.log,
    reach: 'deployment',
    input: z.object({}),
    output: z.object({
      entries: z.number(),
      /** The hash of the newest entry, hexadecimal: who writes it down elsewhere can tell when the end was cut off. */
      head: z.nullable(z.string()),
      /** The first hundred; whether there are more. */
      has_more: z.boolean(),
      breaks: z.array(z.object({ position: z.nullable(z.number()), kind: z.enum(breakKinds) })),
    }),
    errors: [],
  },
});
