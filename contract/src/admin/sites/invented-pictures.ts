import * as z from 'zod/mini';
import { maxAltCharacters, photoFileErrors } from '../../photos.ts';
import { publicId } from '../../profile.ts';
import { adminEndpoints } from '../endpoint.ts';
import { mayUse } from '../roles.ts';
import { reasonText } from '../words.ts';

/** By what right an invented profile has a picture: a licence, a model who agreed, or a machine made it (T12). */
export const pictureOrigins = ['licensed', 'model', 'ai'] as const;
export type PictureOrigin = (typeof pictureOrigins)[number];
/** How many an invented profile has at most. */
export const maxInventedPictures = 12;

const picture = z.object({
  id: z.string(),
  is_main: z.boolean(),
  /** Of its card and of the largest file, for this session alone. */
  card: z.string(),
  full: z.string(),
  /** What is on it, for those who cannot see it. */
  alt: z.string(),
  /** Null: it was drawn with the demo, or made before this was kept. */
  origin: z.nullable(z.enum(pictureOrigins)),
  note: z.string(),
});
export type PictureAtDesk = z.infer<typeof picture>;
const pictures = z.object({ pictures: z.array(picture) });

const site = z.int();
const siteInAddress = z.coerce.number().check(z.int());
const altText = z.string().check(z.trim(), z.maxLength(maxAltCharacters));

/** The pictures of an invented profile, each with where it comes from (STAFF-4, T1, T12). */
export const inventedPicturesEndpoints = adminEndpoints({
  'GET /api/admin/invented-pictures': {
    who: mayUse.invented,
    reach: 'site',
    input: z.object({ site: siteInAddress, profile: publicId }),
    output: pictures,
    errors: [],
  },
  /** The body is the file. It is shown at once; what is or looks like a person's photo is refused (T1). */
  'POST /api/admin/invented-picture': {
    who: mayUse.invented,
    reach: 'site',
    needsProof: true,
    body: 'file',
    input: z.object({
      site: siteInAddress,
      profile: publicId,
      origin: z.enum(pictureOrigins),
      note: reasonText,
      alt: altText,
    }),
    output: pictures,
    errors: ['photo_limit', ...photoFileErrors, 'photo_of_person'],
  },
  /** Makes it the main one, or describes it. */
  'PUT /api/admin/invented-picture': {
    who: mayUse.invented,
    reach: 'site',
    input: z.strictObject({
      site,
      profile: publicId,
      picture: publicId,
      main: z.optional(z.literal(true)),
      alt: z.optional(altText),
    }),
    output: pictures,
    errors: [],
  },
  /** Puts them in this order; the main one stays the first. */
  'PUT /api/admin/invented-pictures': {
    who: mayUse.invented,
    reach: 'site',
    input: z.strictObject({
      site,
      profile: publicId,
      order: z.array(publicId).check(z.maxLength(maxInventedPictures)),
    }),
    output: pictures,
    errors: [],
  },
  'POST /api/admin/invented-picture-removal': {
    who: mayUse.invented,
    reach: 'site',
    needsProof: true,
    input: z.strictObject({ site, profile: publicId, picture: publicId, reason: reasonText }),
    output: pictures,
    errors: [],
  },
});
