import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';

/** The static pages, by their name in `/pages/{name}` (section 2, C31). */
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

/** The day the terms date from; a company that came later has its own (section 9). */
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

export const pagesEndpoints = endpoints({
  /** A static page in the visitor's language, filled from the site's legal entity (PUB-1). */
  'GET /api/page.php': { input: z.object({ id: z.string() }), output: z.object({ page }), errors: [] },
});
