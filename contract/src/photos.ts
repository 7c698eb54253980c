import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';
import { publicId } from './profile.ts';

export const maxPhotoBytes = 15 * 1024 * 1024;
export const maxPhotoPixels = 50_000_000;
/** In demo mode, and only there, a photo is approved after so many seconds without anybody looking. */
export const demoApprovalSeconds = 10;

/** Where a photo stands (PHOTO-2). Others only ever see active ones. */
export const photoStates = ['uploading', 'under_inspection', 'active', 'removed', 'failed'] as const;
export type PhotoState = (typeof photoStates)[number];

/** Why a photo was removed by staff, or could not be read. */
export const photoReasons = ['no_person', 'not_you', 'nudity', 'minor', 'contact_details', 'quality', 'copyright', 'photo_broken'] as const;
export type PhotoReason = (typeof photoReasons)[number];

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
});
export type OwnPhoto = z.infer<typeof ownPhoto>;

/** Another one's photo. A locked one has the blurred file alone. */
export const shownPhoto = z.object({
  id: z.string(),
  is_main: z.boolean(),
  locked: z.boolean(),
  thumb: z.string(),
  card: z.string(),
  full: z.nullable(z.string()),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
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
    errors: ['photo_limit', 'photo_heic', 'photo_type', 'photo_broken', 'photo_pixels', 'photo_refused'],
  },
  /** Makes it the main photo. */
  'PUT /api/photo.php': {
    input: z.strictObject({ photo: publicId, main: z.literal(true) }),
    output: ownPhotos,
    errors: ['photo_not_active'],
  },
  'DELETE /api/photo.php': { input: z.object({ photo: publicId }), output: ownPhotos, errors: [] },
});
