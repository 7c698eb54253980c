import * as z from 'zod/mini';
import { locales } from '../../locales.ts';
import { pageNames } from '../../pages.ts';
import { adminEndpoints } from '../endpoint.ts';
import { mayUse } from '../roles.ts';
import { reasonText } from '../words.ts';
import { legalStates, maxLegalText, maxTermsSummary } from './legal-words.ts';

/** How long before they hold members know new terms (T64). */
export const termsNoticeDays = 30;
/** The days after their publication in which members are told of new terms: no longer than their mails are kept. */
export const termsTellingDays = 28;
/** How many editions of a page are shown. */
export const shownEditions = 50;

const site = z.int();
const siteAsked = z.coerce.number().check(z.int());
const version = z.int().check(z.gte(0));
const page = z.enum(pageNames);
const body = z.string().check(z.maxLength(maxLegalText));
const byLocale = <T extends z.ZodMiniType>(of: T) => z.record(z.enum(locales), of);

const listed = z.object({
  page,
  /** Since when the site's newest words that hold do so; null: the standard ones hold. */
  in_force: z.nullable(z.object({ version, since: z.string() })),
  /** Published, and from when it holds. */
  coming: z.nullable(z.object({ version, from: z.string() })),
  languages: byLocale(z.enum(legalStates)),
});
export type LegalPageListed = z.infer<typeof listed>;

const edition = z.object({
  number: version,
  at: z.string(),
  /** Null: it was found so. */
  by: z.nullable(z.string()),
  reason: z.string(),
  /** From when it holds. */
  from: z.string(),
  languages: z.array(z.enum(locales)),
});
export type LegalEdition = z.infer<typeof edition>;

const shown = z.object({
  page,
  /** Of the newest edition; 0: there is none. Who publishes over an older one is refused. */
  version,
  /** The newest words of each language, the site's own or the standard ones. */
  texts: byLocale(z.object({ body: z.string(), state: z.enum(legalStates) })),
  /** What is filled in on this site, and what holds of it. */
  facts: byLocale(z.record(z.string(), z.string())),
  conditions: z.record(z.string(), z.boolean()),
  /** The names by which a line may say what it promises. */
  promises: z.array(z.string()),
  editions: z.array(edition),
});
export type LegalPage = z.infer<typeof shown>;

/** The texts of a site's static pages, by language and edition (STAFF-4, T64). */
export const legalEndpoints = adminEndpoints({
  'GET /api/admin/legal-texts': {
    who: mayUse.sites,
    reach: 'site',
    input: z.object({ site: siteAsked }),
    output: z.object({ pages: z.array(listed) }),
    errors: [],
  },
  'GET /api/admin/legal-text': {
    who: mayUse.sites,
    reach: 'site',
    input: z.object({ site: siteAsked, page }),
    output: shown,
    errors: [],
  },
  /** What each language said as of an edition; 0: the standard words. */
  'GET /api/admin/legal-edition': {
    who: mayUse.sites,
    reach: 'site',
    input: z.object({ site: siteAsked, page, number: z.coerce.number().check(z.int(), z.gte(0)) }),
    output: z.object({ texts: byLocale(z.object({ body: z.string(), is_current: z.boolean() })) }),
    errors: [],
  },
  /**
   * Publishes the languages it gives as one edition: terms hold `termsNoticeDays` later, and in all languages alike,
   * any other page at once. Sent twice it holds once.
   */
  'PUT /api/admin/legal-text': {
    who: mayUse.sites,
    reach: 'site',
    needsProof: true,
    jsonBytes: 1024 * 1024,
    input: z.strictObject({
      site,
      page,
      version,
      texts: z.partialRecord(
        z.enum(locales),
        z.strictObject({
          body,
          /** It says what the Dutch says. */
          is_current: z.boolean(),
          /** Of terms: what they change, for the members who agreed to those before (T64). */
          summary: z.optional(z.string().check(z.trim(), z.maxLength(maxTermsSummary))),
        }),
      ),
      /** The promises that are known to go (docs/promises.md): one that is not named here is not lost. */
      loses: z.array(z.string().check(z.maxLength(60))).check(z.maxLength(200)),
      reason: reasonText,
    }),
    output: z.object({}),
    errors: [
      'field_broken',
      'field_unknown',
      'field_missing',
      'field_misplaced',
      'page_title_missing',
      'address_unsafe',
      'promise_lost',
      'translation_missing',
      'words_required',
      'legal_text_changed',
    ],
  },
});
