import * as z from 'zod/mini';
import { adminEndpoints } from '../endpoint.ts';
import { reasonText } from '../words.ts';
import { mayUse } from '../roles.ts';
import { siteField } from './fields.ts';

/** How many versions of a site are told at once. */
export const shownVersions = 50;

/** What a new site is asked for; everything else is as usual until it is changed. */
export const newSiteFields = [
  'name',
  'primary_color',
  'hosts',
  'domain_language',
  'time_zone',
  'company.name',
  'company.address',
  'company.city',
  'company.country',
  'company.kvk',
  'company.vat_numbers',
  'company.support_email',
  'company.support_phone',
  'company.tradenames',
  'countries',
  'currency',
  'signups',
] as const;
/** Those of them that may stay empty. */
export const optionalSiteFields: readonly string[] = ['company.tradenames'];
/** By what a site is called in files and in the log: it never changes. */
export const slugPattern = /^[a-z0-9-]{1,40}$/;

const siteLine = z.object({
  site: z.int(),
  slug: z.string(),
  name: z.string(),
  domain: z.string(),
  color: z.string(),
  language: z.string(),
  countries: z.array(z.string()),
  signups: z.enum(['all', 'with_trafficsource', 'off']),
  company: z.string(),
  /** What its invoices must name and lack (T48), by the names of fields. */
  lacks: z.array(z.string()),
});
export type SiteLine = z.infer<typeof siteLine>;

const siteVersion = z.object({
  number: z.int(),
  at: z.string(),
  /** Null: found so, written past the versions. */
  by: z.nullable(z.string()),
  reason: z.string(),
  /** The names of the fields that became others. */
  changed: z.array(z.string()),
});
export type SiteVersion = z.infer<typeof siteVersion>;

/** What a version changed: of a list of openers alone that is several kB, so each is asked for by itself. */
const siteChange = z.object({ name: z.string(), before: z.json(), after: z.json() });
export type SiteFieldChange = z.infer<typeof siteChange>;

const versionPage = {
  /** The newest first. */
  versions: z.array(siteVersion),
  /** Older ones are those before this number; null: there are none. */
  older: z.nullable(z.int()),
};

const fieldName = z.string().check(z.maxLength(60));
const fieldValues = z
  .array(z.strictObject({ name: fieldName, value: z.json() }))
  .check(z.minLength(1), z.maxLength(200));
const versionNumber = z.int().check(z.gte(0));

/** The sites of this deployment and what each is (STAFF-4, SITE-1). */
export const sitesEndpoints = adminEndpoints({
  'GET /api/admin/sites': {
    who: mayUse.sites,
    reach: 'deployment',
    input: z.object({}),
    output: z.object({ sites: z.array(siteLine) }),
    errors: [],
  },
  /** What a colour makes of a site's look in both schemes, with the contrast that was measured (T100). */
  'GET /api/admin/theme': {
    who: mayUse.sites,
    reach: 'deployment',
    input: z.object({ color: z.string().check(z.regex(/^#[0-9a-f]{6}$/)) }),
    output: z.object({
      light: z.record(z.string(), z.string()),
      dark: z.record(z.string(), z.string()),
      /** Of the text on the primary button, in the light. */
      on_primary: z.number(),
      pairs: z.int(),
    }),
    errors: ['colour_unreadable'],
  },
  'GET /api/admin/site': {
    who: mayUse.sites,
    reach: 'site',
    input: z.object({ site: z.coerce.number().check(z.int()) }),
    output: z.object({
      ...siteLine.shape,
      currency: z.string(),
      /** The payment providers that are configured in this deployment: a route to another one takes no orders. */
      open_providers: z.array(z.string()),
      /** The version that stands; 0: none was written yet. */
      version: versionNumber,
      fields: z.array(siteField),
      ...versionPage,
    }),
    errors: [],
  },
  /** The versions of a site before one, down to the very first. */
  'GET /api/admin/site-versions': {
    who: mayUse.sites,
    reach: 'site',
    input: z.object({
      site: z.coerce.number().check(z.int()),
      before: z.coerce.number().check(z.int(), z.gte(1)),
    }),
    output: z.object(versionPage),
    errors: [],
  },
  /** What one version changed of the one before it; of the first nothing. */
  'GET /api/admin/site-version': {
    who: mayUse.sites,
    reach: 'site',
    input: z.object({
      site: z.coerce.number().check(z.int()),
      number: z.coerce.number().check(z.int(), z.gte(1)),
    }),
    output: z.object({ changes: z.array(siteChange) }),
    errors: [],
  },
  /** What a new site is asked for, as the form begins. */
  'GET /api/admin/new-site': {
    who: mayUse.sites,
    reach: 'deployment',
    input: z.object({}),
    output: z.object({ fields: z.array(siteField) }),
    errors: [],
  },
  /** Makes a site, by an owner of all of them; refused where its slug or a host exists. */
  'POST /api/admin/new-site': {
    who: mayUse.sites,
    reach: 'deployment',
    needsProof: true,
    input: z.strictObject({
      slug: z.string().check(z.regex(slugPattern)),
      values: fieldValues,
      reason: reasonText,
    }),
    output: z.object({ site: z.int() }),
    errors: ['setting_invalid', 'host_invalid', 'host_taken', 'colour_unreadable', 'welcome_outlasts', 'site_exists'],
  },
  /** Changes fields, all or none; refused where somebody changed the site since `version`. */
  'PUT /api/admin/site': {
    who: mayUse.sites,
    reach: 'site',
    needsProof: true,
    input: z.strictObject({
      site: z.int(),
      version: versionNumber,
      values: fieldValues,
      reason: reasonText,
    }),
    output: z.object({ version: versionNumber }),
    errors: [
      'setting_invalid',
      'host_invalid',
      'host_taken',
      'colour_unreadable',
      'welcome_outlasts',
      'site_changed',
      'stands_already',
    ],
  },
  /** Makes a site what it was in a version, as a version of its own. */
  'POST /api/admin/site-back': {
    who: mayUse.sites,
    reach: 'site',
    needsProof: true,
    input: z.strictObject({ site: z.int(), version: versionNumber, number: versionNumber, reason: reasonText }),
    output: z.object({ version: versionNumber }),
    errors: [
      'setting_invalid',
      'host_invalid',
      'host_taken',
      'colour_unreadable',
      'welcome_outlasts',
      'site_changed',
      'stands_already',
    ],
  },
});
