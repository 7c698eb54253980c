import * as z from 'zod/mini';
import { landerFaces, landerModels, landerNames, sluggedLanders } from '../../landers.ts';
import { locales } from '../../locales.ts';
import { photoFileErrors } from '../../photos.ts';
import { adminEndpoints } from '../endpoint.ts';
import { afterPage, nextPage } from '../house/list-page.ts';
import { mayUse } from '../roles.ts';
import { reasonText } from '../words.ts';
import { landerPicture, shownPicture } from './lander-pictures.ts';
import { landerSlugPattern, landerTexts, landerWordsOfLanguage } from './lander-words.ts';

/** In which days it is counted how often one was left at once. */
export const landerLeftDays = 30;

const site = z.int();
const version = z.int().check(z.gte(0));
const place = { lander: z.enum(landerNames), slug: z.string().check(z.regex(landerSlugPattern)) };
const shows = {
  /** Which of the lander's sets of words; a language without texts has these. */
  words: z.string().check(z.maxLength(40)),
  texts: landerTexts,
  faces: z.enum(landerFaces),
};

const origin = {
  at: z.string(),
  /** Null: it was found so, made with the site. */
  by: z.nullable(z.string()),
};

const lander = z.object({
  ...place,
  ...shows,
  models: z.array(z.enum(landerModels)),
  picture: z.nullable(shownPicture),
  is_on: z.boolean(),
  /** Rises with every change: who changes an older one is refused. */
  version,
  ...origin,
  /** Where visitors see it; null: around a member, whom the address names. */
  address: z.nullable(z.string()),
  /** How often it was left at once in the last `landerLeftDays`; null: that is counted for the page alone. */
  left: z.nullable(z.int()),
});
export type LanderAtDesk = z.infer<typeof lander>;

const landerVersion = z.object({
  number: version,
  ...origin,
  reason: z.string(),
  ...shows,
  picture: z.nullable(shownPicture),
  /** Whether it had one that was deleted for good since: it does not come back with the version. */
  picture_deleted: z.boolean(),
  is_on: z.boolean(),
});
export type LanderVersion = z.infer<typeof landerVersion>;

const textErrors = ['setting_invalid', 'words_required', 'field_broken', 'field_unknown', 'claim_of_register'] as const;

/** The slugs of landing pages: what each shows visitors, since when, and all that it showed before (STAFF-4, PUB-2). */
export const landersDeskEndpoints = adminEndpoints({
  /** By lander and slug, those that are off too. */
  'GET /api/admin/landers': {
    who: mayUse.landers,
    reach: 'site',
    input: z.object({
      site: z.coerce.number().check(z.int()),
      /** What stands in `lander/slug`. */
      name: z.optional(z.string().check(z.maxLength(100))),
      after: afterPage,
    }),
    output: z.object({
      landers: z.array(lander),
      next: nextPage,
      /** The site's own language. */
      own_language: z.enum(locales),
    }),
    errors: [],
  },
  /** What one showed, the newest first; one that nobody changed has no versions yet. */
  'GET /api/admin/lander-versions': {
    who: mayUse.landers,
    reach: 'site',
    input: z.object({
      site: z.coerce.number().check(z.int()),
      ...place,
      after: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(2_147_483_647))),
    }),
    output: z.object({ versions: z.array(landerVersion), next: nextPage }),
    errors: [],
  },
  /** Makes a slug (`version` 0), which is on at once, or changes what one shows; sent twice it holds once. */
  'PUT /api/admin/lander': {
    who: mayUse.landers,
    reach: 'site',
    needsProof: true,
    input: z.strictObject({
      site,
      ...place,
      lander: z.enum(sluggedLanders),
      ...shows,
      picture: z.nullable(landerPicture),
      version,
      reason: reasonText,
    }),
    output: z.object({}),
    errors: [...textErrors, 'slug_taken', 'lander_changed'],
  },
  /** Where the page can be looked at in one language as it would be, for an hour; nothing of it is kept. */
  'POST /api/admin/lander-preview': {
    who: mayUse.landers,
    reach: 'site',
    input: z.strictObject({
      site,
      lander: z.enum(landerNames),
      /** Whom it shows first is that of the slug, where there is one. */
      slug: z.string().check(z.maxLength(60)),
      words: shows.words,
      locale: z.enum(locales),
      /** Null: those of the lander. */
      texts: z.nullable(landerWordsOfLanguage),
      faces: shows.faces,
      picture: z.nullable(z.pick(landerPicture, { key: true, alt: true, shows: true })),
    }),
    output: z.object({
      /** Null: around a member, whom the address names. */
      address: z.nullable(z.string()),
    }),
    errors: textErrors,
  },
  /** Takes a picture in, which a slug may show from then on; one that none shows for a day is gone. */
  'POST /api/admin/lander-picture': {
    who: mayUse.landers,
    reach: 'site',
    input: z.strictObject({ site: z.coerce.number().check(z.int()) }),
    body: 'file',
    output: z.object({ key: z.string(), width: z.int(), height: z.int(), address: z.string() }),
    errors: photoFileErrors,
  },
  /** Deletes a picture for good, in every size: slugs go on without it, and no version brings it back. */
  'POST /api/admin/lander-picture-delete': {
    who: mayUse.landers,
    reach: 'site',
    needsProof: true,
    input: z.strictObject({ site, key: landerPicture.shape.key, reason: reasonText }),
    output: z.object({}),
    errors: ['stands_already', 'lander_changed'],
  },
  /** Switches one off, so that its address shows the plain page (C16), or on again. */
  'POST /api/admin/lander-switch': {
    who: mayUse.landers,
    reach: 'site',
    needsProof: true,
    input: z.strictObject({ site, ...place, version, is_on: z.boolean(), reason: reasonText }),
    output: z.object({}),
    errors: ['lander_changed', 'stands_already'],
  },
  /** Makes one what it was in a version, as a version of its own. */
  'POST /api/admin/lander-back': {
    who: mayUse.landers,
    reach: 'site',
    needsProof: true,
    input: z.strictObject({ site, ...place, version, number: version, reason: reasonText }),
    output: z.object({}),
    errors: [...textErrors, 'lander_changed', 'stands_already'],
  },
});
