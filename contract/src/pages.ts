import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';
import { locales } from './locales.ts';

/** The static pages, by their name in `/pages/{name}` (C31). */
export const pageNames = [
  'terms',
  'privacy',
  'cookies',
  'ban',
  'faq',
  'service',
  'return-policy',
  'accessibility',
  'about',
  'image-removal',
] as const;
export type PageName = (typeof pageNames)[number];
export const isPageName = (name: string): name is PageName => pageNames.some((known) => known === name);

/** The day the terms date from; a company that came later has its own. */
export const termsVersionDate = '2023-12-01T12:00:00Z';

/** A piece of a line: plain, strong, or a link. */
const span = z.object({ text: z.string(), strong: z.optional(z.boolean()), href: z.optional(z.string()) });
export type PageSpan = z.infer<typeof span>;

const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paragraph'), spans: z.array(span) }),
  z.object({ kind: z.literal('list'), items: z.array(z.array(span)) }),
  z.object({ kind: z.literal('heading'), text: z.string() }),
  z.object({ kind: z.literal('table'), head: z.array(z.array(span)), rows: z.array(z.array(z.array(span))) }),
]);
export type PageBlock = z.infer<typeof block>;

const section = z.object({ id: z.string(), title: z.string(), blocks: z.array(block) });
export type PageSection = z.infer<typeof section>;

const page = z.object({
  id: z.enum(pageNames),
  title: z.string(),
  /** One sentence for search engines and for the line under the title. */
  description: z.string(),
  intro: z.array(block),
  sections: z.array(section),
  /** When this version began to count: of the terms only. */
  version_date: z.nullable(z.string()),
});
export type StaticPage = z.infer<typeof page>;

const ownTerms = z.object({
  /** What one agreed to; null: nothing is known of it. */
  agreed: z.nullable(
    z.object({
      /** The day of that version. */
      date: z.string(),
      at: z.string(),
      language: z.enum(locales),
      is_readable: z.boolean(),
    }),
  ),
  /** A version that one did not agree to; null: there is none. */
  next: z.nullable(
    z.object({
      /** Its day, its language and the hash of its words: what one agrees to. */
      version: z.string(),
      from: z.string(),
      /** It holds already for who comes new. */
      holds: z.boolean(),
      /** What it changes, a sentence or more of each version since. */
      summaries: z.array(z.string()),
    }),
  ),
});
export type OwnTerms = z.infer<typeof ownTerms>;

export const pagesEndpoints = endpoints({
  /** A static page in the visitor's language, filled from the site's legal entity (PUB-1). */
  'GET /api/page.php': { input: z.object({ id: z.string() }), output: z.object({ page }), errors: [] },
  /** Which version of the terms the member agreed to, and which is new (T64). */
  'GET /api/terms.php': { input: z.object({}), output: ownTerms, errors: [] },
  /** The words that the member agreed to, in their language of then, or the new ones. */
  'GET /api/terms-text.php': {
    input: z.object({ which: z.enum(['agreed', 'next']) }),
    output: z.object({ page }),
    errors: [],
  },
  /** Agrees to the new version, which applies to the member from then on. */
  'POST /api/terms.php': {
    input: z.strictObject({ version: z.string().check(z.maxLength(60)) }),
    output: z.object({}),
    errors: ['terms_changed'],
  },
});
