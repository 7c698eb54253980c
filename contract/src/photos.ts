import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';
import { objectionErrors } from './objections.ts';
import { publicId } from './profile.ts';

export const maxPhotoBytes = 15 * 1024 * 1024;
export const maxPhotoPixels = 50_000_000;
/** In pixels. */
export const minPhotoSide = 50;
/** How many times as long as the other a side may be. */
export const maxPhotoRatio = 5;
/** What a file sent as a picture may be refused for, wherever one is taken in. */
export const photoFileErrors = [
  'photo_heic',
  'photo_type',
  'photo_broken',
  'photo_pixels',
  'photo_small',
  'photo_narrow',
] as const;
/** In demo mode, and only there, a photo is approved after so many seconds without anybody looking. */
export const demoApprovalSeconds = 10;

/** Where a photo stands (PHOTO-2). Others only ever see active ones. */
export const photoStates = ['uploading', 'under_inspection', 'active', 'removed', 'failed'] as const;
export type PhotoState = (typeof photoStates)[number];

/** Why a photo was removed by staff, or could not be read. */
export const photoReasons = [
  'no_person',
  'not_you',
  'nudity',
  'minor',
  'contact_details',
  'quality',
  'copyright',
  'photo_broken',
] as const;
export type PhotoReason = (typeof photoReasons)[number];

/** What a reason rests on (T61). */
export const photoGrounds = ['terms', 'law'] as const;
export type PhotoGround = (typeof photoGrounds)[number];
export const groundOf: Readonly<Record<PhotoReason, PhotoGround>> = {
  no_person: 'terms',
  not_you: 'terms',
  nudity: 'terms',
  minor: 'law',
  contact_details: 'terms',
  quality: 'terms',
  copyright: 'law',
  photo_broken: 'terms',
};
export const maxAltCharacters = 150;

/** Of each side of a picture, in ten-thousandths. */
export const wholeSide = 10_000;
/** The smallest side that may be cut out of it. */
export const minCropSide = 1000;
export const photoRotations = [0, 90, 180, 270] as const;
const side = (least: number) => z.int().check(z.minimum(least), z.maximum(wholeSide));
/** What is shown of a picture, in ten-thousandths of its upright sides before it is turned. */
const crop = z.strictObject({ left: side(0), top: side(0), width: side(minCropSide), height: side(minCropSide) });
export type PhotoCrop = z.infer<typeof crop>;
export const wholePicture: PhotoCrop = { left: 0, top: 0, width: wholeSide, height: wholeSide };
/** How a photo is turned, clockwise in degrees, and cut. */
const photoCut = z.strictObject({ rotation: z.literal(photoRotations), crop });
export type PhotoCut = z.infer<typeof photoCut>;

/** The files of a photo: width 160, 480 and at most 1600, and a blurred one without detail (T84). */
export const photoVariants = ['thumb', 'card', 'full', 'blur'] as const;
export type PhotoVariant = (typeof photoVariants)[number];

export const ownPhoto = z.object({
  id: z.string(),
  state: z.enum(photoStates),
  reason: z.nullable(z.enum(photoReasons)),
  is_main: z.boolean(),
  /** Addresses of the files; null while they are being made or when there are none. */
  thumb: z.nullable(z.string()),
  card: z.nullable(z.string()),
  full: z.nullable(z.string()),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  /** What is on it, in the owner's words, for those who cannot see it. */
  alt: z.string(),
  /** The whole picture, from which it is cut; null while there is none. */
  source: z.nullable(z.string()),
  ...photoCut.shape,
  /** Its files are being made anew. */
  is_changing: z.boolean(),
  /**
   * Of a removed one: when and on what ground, and what became of the objection. A person decided, unless it says
   * otherwise (T61, T62).
   */
  statement: z.nullable(
    z.object({
      decided_at: z.string(),
      ground: z.enum(photoGrounds),
      is_automated: z.boolean(),
      /** An automatic check said which photos to look at first. */
      is_sorted: z.boolean(),
      object_until: z.string(),
      objection: z.nullable(z.enum(['waiting', 'upheld'])),
      /** Why it was not followed, in the words of who judged it; null: nothing was judged, or no words are kept. */
      explanation: z.nullable(z.string()),
    }),
  ),
});
export type OwnPhoto = z.infer<typeof ownPhoto>;

/**
 * Another one's photo. A locked one has the blurred file alone. Addresses of files are the viewer's alone and end
 * within two hours (T83).
 */
export const shownPhoto = z.object({
  id: z.string(),
  is_main: z.boolean(),
  locked: z.boolean(),
  thumb: z.string(),
  card: z.string(),
  full: z.nullable(z.string()),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  /** Empty where the owner described nothing, or it is locked. */
  alt: z.string(),
});
export type ShownPhoto = z.infer<typeof shownPhoto>;

const ownPhotos = z.object({ photos: z.array(ownPhoto), limit: z.number() });

export const photosEndpoints = endpoints({
  /** My photos in any state, main one first, and how many I may have. */
  'GET /api/photos.php': { input: z.object({}), output: ownPhotos, errors: [] },
  /** The body is the file. Its bytes decide what it is, not its name. */
  'POST /api/photo.php': {
    body: 'file',
    input: z.object({}),
    output: z.object({ photo: ownPhoto }),
    errors: ['photo_limit', ...photoFileErrors, 'photo_refused'],
  },
  /** Makes it the main photo, or describes it. */
  'PUT /api/photo.php': {
    input: z.strictObject({
      photo: publicId,
      main: z.optional(z.literal(true)),
      alt: z.optional(z.string().check(z.maxLength(4000))),
    }),
    output: ownPhotos,
    errors: ['photo_not_active', 'alt_too_long'],
  },
  /** Turns and cuts it. What nobody inspected yet waits for inspection again. */
  'POST /api/photo-cut.php': {
    input: z.strictObject({ photo: publicId, ...photoCut.shape }),
    output: ownPhotos,
    errors: ['photo_not_whole'],
  },
  /** Puts the photos in this order; the first becomes the main one when others can see it. */
  'PUT /api/photos.php': {
    input: z.strictObject({ order: z.array(publicId).check(z.maxLength(100)) }),
    output: ownPhotos,
    errors: [],
  },
  /** Objects to the removal of a photo; somebody else of the staff decides (T62). */
  'POST /api/photo-objection.php': {
    input: z.strictObject({ photo: publicId, text: z.string().check(z.maxLength(20_000)) }),
    output: ownPhotos,
    errors: objectionErrors,
  },
  'DELETE /api/photo.php': { input: z.object({ photo: publicId }), output: ownPhotos, errors: [] },
});
