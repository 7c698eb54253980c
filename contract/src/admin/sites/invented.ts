import * as z from 'zod/mini';
import { countries, locales } from '../../locales.ts';
import { genders, profileFields, publicId } from '../../profile.ts';
import { nameErrors } from '../../signup.ts';
import { adminEndpoints } from '../endpoint.ts';
import { nextPage } from '../house/list-page.ts';
import { mayUse } from '../roles.ts';
import { reasonText } from '../words.ts';
import { type InventedField, inventedKinds, writtenKinds } from './invented-kinds.ts';

/** How many profiles, or versions of one, stand on a page of their list. */
export const inventedPerPage = 50;
const site = z.int();
const version = z.int().check(z.gte(0));
const siteInAddress = z.coerce.number().check(z.int());

// Nobody who is invented lives anywhere (T10); the country says on whose searches it stands, and is shown to nobody.
const { region: _region, city_id: _cityId, gender: _gender, quote, about, name, ...others } = profileFields;

/** All that a member tells, of somebody who does not exist: a field that members get is one of these too. */
export const inventedFields = {
  ...others,
  name: name.check(z.maxLength(100)),
  date_of_birth: z.string().check(z.maxLength(10)),
  gender: z.enum(genders),
  country: z.nullable(z.enum(countries)),
  quote: quote.check(z.maxLength(1000)),
  about: about.check(z.maxLength(8000)),
} as const satisfies Readonly<Record<InventedField, z.ZodMiniType>>;

const origin = {
  at: z.string(),
  /** Null: it was found so, made with the site. */
  by: z.nullable(z.string()),
};

const listed = z.object({
  id: z.string(),
  kind: z.enum(inventedKinds),
  name: z.string(),
  age: z.int(),
  is_shown: z.boolean(),
  /** How many pictures others can see. */
  photos: z.int(),
  /** How many members wait for an answer of it. */
  waiting: z.int(),
  ...origin,
});
export type ListedInvented = z.infer<typeof listed>;

const profile = z.object({
  id: z.string(),
  kind: z.enum(inventedKinds),
  ...inventedFields,
  is_shown: z.boolean(),
  /** Rises with every change: who changes an older one is refused. */
  version,
  ...origin,
});
export type InventedAtDesk = z.infer<typeof profile>;

const inventedVersion = z.object({
  number: version,
  ...origin,
  reason: z.string(),
  ...inventedFields,
  is_shown: z.boolean(),
});
export type InventedVersion = z.infer<typeof inventedVersion>;

const contentErrors = [
  ...nameErrors,
  'birth_date_invalid',
  'about_too_long',
  'quote_too_long',
  'too_many_interests',
  'setting_invalid',
] as const;

const named = { site, profile: publicId };

/** The profiles of a site that are nobody's: what each tells, since when, and all that it told before (STAFF-4, T1). */
export const inventedEndpoints = adminEndpoints({
  /** By name, those that are hidden too; in pages. */
  'GET /api/admin/invented-profiles': {
    who: mayUse.invented,
    reach: 'site',
    input: z.object({
      site: siteInAddress,
      /** How the name begins. */
      name: z.optional(z.string().check(z.maxLength(60))),
      kind: z.optional(z.enum(inventedKinds)),
      shown: z.optional(z.enum(['yes', 'no'])),
      /** `next` of the page before. */
      after: z.optional(z.string().check(z.maxLength(400))),
    }),
    output: z.object({
      profiles: z.array(listed),
      next: nextPage,
      /** Whether the site shows fictional profiles at all: none is made or shown where it does not. */
      is_allowed: z.boolean(),
      /** Whose searches one can stand in, and what one can be. */
      countries: z.array(z.enum(countries)),
      genders: z.array(z.enum(genders)),
      own_language: z.enum(locales),
    }),
    errors: [],
  },
  'GET /api/admin/invented-profile': {
    who: mayUse.invented,
    reach: 'site',
    input: z.object({ site: siteInAddress, profile: publicId }),
    output: z.object({ profile }),
    errors: [],
  },
  /** What one told, the newest first; one that nobody changed has no versions yet. */
  'GET /api/admin/invented-versions': {
    who: mayUse.invented,
    reach: 'site',
    input: z.object({
      site: siteInAddress,
      profile: publicId,
      after: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(2_147_483_647))),
    }),
    output: z.object({ versions: z.array(inventedVersion), next: nextPage }),
    errors: [],
  },
  /** Makes one, which is shown at once with its label. What it is never changes (T1). */
  'POST /api/admin/invented-profile': {
    who: mayUse.invented,
    reach: 'site',
    needsProof: true,
    input: z.strictObject({ site, kind: z.enum(writtenKinds), ...inventedFields, reason: reasonText }),
    output: z.object({ profile: z.string() }),
    errors: [...contentErrors, 'fictional_off'],
  },
  /** Changes what one tells; sent twice it holds once. */
  'PUT /api/admin/invented-profile': {
    who: mayUse.invented,
    reach: 'site',
    needsProof: true,
    input: z.strictObject({ ...named, ...inventedFields, version, reason: reasonText }),
    output: z.object({}),
    errors: [...contentErrors, 'invented_changed'],
  },
  /** Takes one from every surface, or shows it again. */
  'POST /api/admin/invented-switch': {
    who: mayUse.invented,
    reach: 'site',
    needsProof: true,
    input: z.strictObject({ ...named, version, is_shown: z.boolean(), reason: reasonText }),
    output: z.object({}),
    errors: ['invented_changed', 'stands_already', 'fictional_off'],
  },
  /** Makes one tell what it told in a version, as a version of its own; whether it is shown stays as it is. */
  'POST /api/admin/invented-back': {
    who: mayUse.invented,
    reach: 'site',
    needsProof: true,
    input: z.strictObject({ ...named, version, number: version, reason: reasonText }),
    output: z.object({}),
    errors: [...contentErrors, 'invented_changed', 'stands_already'],
  },
});
