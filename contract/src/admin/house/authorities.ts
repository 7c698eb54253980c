import * as z from 'zod/mini';
import { isDay } from '../../calendar.ts';
import { reportReasons } from '../../complaints.ts';
import { countries, locales } from '../../locales.ts';
import { adminEndpoints } from '../endpoint.ts';
import { mayUse } from '../roles.ts';
import { afterPage, nextPage } from './list-page.ts';

/** What an authority may ask: data (DSA, article 10), acting on content (article 9), keeping data, or else. */
export const authorityKinds = ['information', 'illegal_content', 'preservation', 'other'] as const;
export type AuthorityKind = (typeof authorityKinds)[number];

/** What came of it. */
export const authorityOutcomes = ['complied', 'partly', 'refused', 'nothing_held'] as const;
export type AuthorityOutcome = (typeof authorityOutcomes)[number];

const union = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');
/** The countries an authority may be of: those of the European Union and those with sites. */
export const authorityCountries: readonly string[] = [...new Set([...union, ...countries])];

export const maxAuthority = {
  authority: 200,
  reference: 100,
  about: 40,
  body: 5000,
  answer: 5000,
  replyTo: 254,
  term: 100,
} as const;

const words = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));
const maybe = (most: number) => z.string().check(z.trim(), z.maxLength(most));
const day = z.string().check(z.refine(isDay));

const asked = {
  kind: z.enum(authorityKinds),
  authority: words(maxAuthority.authority),
  country: z.enum(authorityCountries),
  /** The authority's own number. */
  reference: maybe(maxAuthority.reference),
  /** What kind of wrong it is about (DSA, article 15). */
  concerns: z.enum(reportReasons),
  /** The public id of the member it is about, if it is about one. */
  about: maybe(maxAuthority.about),
  body: words(maxAuthority.body),
  /** Days of the site's calendar. */
  received_on: day,
  due_on: day,
  /** Where the authority is mailed that it came in; empty: it gave no address. */
  reply_to: maybe(maxAuthority.replyTo),
};

const request = z.object({
  ...asked,
  country: z.string(),
  id: z.string(),
  number: z.string(),
  noted_by: z.string(),
  is_overdue: z.boolean(),
  /** Null until it was answered. */
  answered: z.nullable(
    z.object({ outcome: z.enum(authorityOutcomes), answer: z.string(), by: z.string(), at: z.string() }),
  ),
});
export type AuthorityRequestAtDesk = z.infer<typeof request>;

/** What authorities ask of a site (DSA, articles 9, 10 and 18): noted as it comes, answered once by an owner. */
export const authoritiesEndpoints = adminEndpoints({
  /** What waits, the first deadline first, then what was answered; the look stands in the log. */
  'GET /api/admin/authority-requests': {
    who: mayUse.authorities,
    reach: 'site',
    input: z.object({
      site: z.coerce.number().check(z.int()),
      /** What stands in its number, authority, reference, member, text or answer. */
      term: z.optional(maybe(maxAuthority.term)),
      after: afterPage,
    }),
    output: z.object({ requests: z.array(request), next: nextPage, today: z.string() }),
    errors: [],
  },
  /**
   * Notes one, under an id of the browser's making: sent twice it holds once. The authority is mailed that it came in,
   * if it gave an address.
   */
  'POST /api/admin/authority-request': {
    who: mayUse.authorities,
    reach: 'site',
    input: z.strictObject({
      site: z.int(),
      id: z.uuid(),
      ...asked,
      reply_to: z.optional(asked.reply_to),
      /** Of the mail to the authority; left out: that of who notes it. */
      reply_locale: z.optional(z.enum(locales)),
    }),
    output: z.object({}),
    errors: ['day_ahead', 'due_before_received', 'email_invalid'],
  },
  /** Writes down what was answered, once. */
  'POST /api/admin/authority-answer': {
    who: mayUse.authorityAnswers,
    reach: 'site',
    needsProof: true,
    input: z.strictObject({
      site: z.int(),
      id: z.uuid(),
      outcome: z.enum(authorityOutcomes),
      answer: words(maxAuthority.answer),
    }),
    output: z.object({}),
    errors: ['decided_already'],
  },
});
