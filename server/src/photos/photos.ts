import type { PhotoCut, PhotoReason, PhotoState } from '@vonk/contract/photos';
import type { Scope } from '../accounts/index.ts';
import { type Reader, sql, type Tx } from '../platform/database/db.ts';
import type { SiteScope } from '../sites/index.ts';
import type { CropSides } from './cut/crop-sides.ts';

export interface Photo extends SiteScope {
  readonly id: string;
  readonly publicId: string;
  readonly profileId: string;
  readonly key: string;
  readonly state: PhotoState;
  readonly reason: PhotoReason | null;
  readonly isMain: boolean;
  readonly width: number | null;
  readonly height: number | null;
  readonly contentHash: Buffer;
  readonly perceptualHash: Buffer | null;
  readonly alt: string;
  readonly rotation: PhotoCut['rotation'];
  /** Left, top, width and height in ten-thousandths. */
  readonly crop: CropSides;
  /** What an inspector has seen of the picture; null before the first approval. */
  readonly seenCrop: CropSides | null;
  /** The cut whose files are being made. */
  readonly wanted: PhotoCut | null;
}

const columns = `id, public_id as "publicId", profile_id as "profileId", site_id as "siteId", key, state, reason,
  is_main as "isMain", width, height, content_hash as "contentHash", perceptual_hash as "perceptualHash", alt, rotation,
  crop, seen_crop as "seenCrop", wanted`;
const ofProfile = sql(
  `select ${columns} from photos where site_id = $1 and profile_id = $2 order by is_main desc, position, id`,
);
const byId = sql(`select ${columns} from photos where site_id = $1 and id = $2`);
const byPublicId = sql(`select ${columns} from photos where site_id = $1 and public_id = $2`);
const lockOwner = sql('select pg_advisory_xact_lock(hashtextextended($1, 4712))');
const insertPhoto = sql(
  `insert into photos (site_id, id, public_id, profile_id, key, state, is_main, position, content_hash, uploaded_at)
   select $1, $2, $3, $4, $5, 'uploading',
     not exists (select from photos p where p.site_id = $1 and p.profile_id = $4 and p.is_main),
     coalesce((select max(position) + 1 from photos p where p.site_id = $1 and p.profile_id = $4), 0), $6, $7`,
);
const setFinished = sql(
  `update photos set state = 'under_inspection', width = $3, height = $4, perceptual_hash = $5
    where site_id = $1 and id = $2 and state = 'uploading'`,
);
const setFailed = sql(
  `update photos set state = 'failed', reason = $3, is_main = false
    where site_id = $1 and id = $2 and state = 'uploading'`,
);
const setDecided = sql(
  `update photos set state = $3, reason = $4, decided_at = $5, is_main = is_main and $3 = 'active',
     seen_crop = case when $3 = 'active' then crop else seen_crop end
   where site_id = $1 and id = $2 and state in ('under_inspection', 'active') and state <> $3`,
);
const setRestored = sql(
  `update photos set state = 'active', reason = null, decided_at = $3, seen_crop = crop
    where site_id = $1 and id = $2 and state = 'removed'`,
);
const setKey = sql("update photos set key = $4 where site_id = $1 and id = $2 and key = $3 and state = 'removed'");
const setAlt = sql('update photos set alt = $3 where site_id = $1 and id = $2');
const setPositions = sql(
  `update photos p set position = o.place from unnest($3::text[]) with ordinality o(public_id, place)
   where p.site_id = $1 and p.profile_id = $2 and p.public_id = o.public_id`,
);
const clearMain = sql('update photos set is_main = false where site_id = $1 and profile_id = $2 and is_main');
const setMain = sql('update photos set is_main = true where site_id = $1 and id = $2');
const deletePhoto = sql('delete from photos where site_id = $1 and id = $2');
const dropTombstone = sql('delete from photo_tombstones where site_id = $1 and content_hash = $2');
const isTombstone = sql('select from photo_tombstones where site_id = $1 and content_hash = $2');
const addTombstone = sql(
  `insert into photo_tombstones (site_id, content_hash, perceptual_hash, reason, removed_at) values ($1, $2, $3, $4, $5)
    on conflict do nothing`,
);
const noteErased = sql(
  `insert into erased_photos (perceptual_hash, erased_on)
    select perceptual_hash, $2::date from unnest($1::bytea[]) as perceptual_hash order by perceptual_hash
    on conflict do nothing`,
);
const byKey = sql(`select ${columns} from photos where key = $1 and site_id = $2`);

/** The photos of a profile in any state, main one first. */
export const readPhotos = (reader: Reader, { siteId, memberId }: Scope): Promise<Photo[]> =>
  reader.rows<Photo>(ofProfile, [siteId, memberId]);

export const readPhoto = (reader: Reader, { siteId }: SiteScope, id: string): Promise<Photo | undefined> =>
  reader.maybe<Photo>(byId, [siteId, id]);

/** A photo by the id of addresses, whoever's it is: its use must be judged. */
export const findPhoto = (reader: Reader, { siteId }: SiteScope, publicId: string): Promise<Photo | undefined> =>
  reader.maybe<Photo>(byPublicId, [siteId, publicId]);

/** Makes changes to one profile's photos wait for each other. */
export const lockPhotos = async (tx: Tx, { memberId }: Scope): Promise<void> =>
  void (await tx.rows(lockOwner, [memberId]));

type PhotoRow = Pick<Photo, 'siteId' | 'id'>;

export interface NewPhoto extends Pick<Photo, 'id' | 'publicId' | 'key' | 'contentHash'> {
  readonly now: Date;
}

/** Adds a photo that is being uploaded, after the others; the first one is the main one. */
export const addPhoto = async (
  tx: Tx,
  { siteId, memberId }: Scope,
  { id, publicId, key, contentHash, now }: NewPhoto,
): Promise<void> => void (await tx.run(insertPhoto, [siteId, id, publicId, memberId, key, contentHash, now]));

/** Its files are made; false when it was no longer being uploaded. */
export const finishUpload = async (
  tx: Tx,
  { siteId, id }: PhotoRow,
  { width, height, perceptualHash }: { width: number; height: number; perceptualHash: Buffer },
): Promise<boolean> => (await tx.run(setFinished, [siteId, id, width, height, perceptualHash])) === 1;

/** It could not be read; false when it was no longer being uploaded. */
export const failUpload = async (tx: Tx, { siteId, id }: PhotoRow, reason: PhotoReason): Promise<boolean> =>
  (await tx.run(setFailed, [siteId, id, reason])) === 1;

/** Shows a photo or takes it away; false when it stood so already. */
export const decide = async (
  tx: Tx,
  { siteId, id }: PhotoRow,
  { state, reason, now }: { state: 'active' | 'removed'; reason: PhotoReason | null; now: Date },
): Promise<boolean> => (await tx.run(setDecided, [siteId, id, state, reason, now])) === 1;

/** Shows a photo again that was taken away, and lets the very same file come back; false when it was not taken away. */
export async function restore(tx: Tx, { siteId, id, contentHash }: Photo, now: Date): Promise<boolean> {
  await tx.run(dropTombstone, [siteId, contentHash]);
  return (await tx.run(setRestored, [siteId, id, now])) === 1;
}

/** Its files lie under another key from now on; false when it is not removed any more, or they lie elsewhere. */
export const moveTo = async (tx: Tx, { siteId, id, key }: Photo, newKey: string): Promise<boolean> =>
  (await tx.run(setKey, [siteId, id, key, newKey])) === 1;

export const describe = async (tx: Tx, { siteId, id }: PhotoRow, alt: string): Promise<void> =>
  void (await tx.run(setAlt, [siteId, id, alt]));

/** Puts a profile's photos in the order of these ids; who is not named keeps the place. */
export const reorder = async (tx: Tx, { siteId, memberId }: Scope, order: readonly string[]): Promise<void> =>
  void (await tx.run(setPositions, [siteId, memberId, order]));

export async function makeMain(tx: Tx, { siteId, profileId, id }: Photo): Promise<void> {
  await tx.run(clearMain, [siteId, profileId]);
  await tx.run(setMain, [siteId, id]);
}

export const removePhoto = async (tx: Tx, { siteId, id }: PhotoRow): Promise<void> =>
  void (await tx.run(deletePhoto, [siteId, id]));

/** Whether this very file was removed for good. */
export const isBanned = async (reader: Reader, { siteId }: SiteScope, contentHash: Buffer): Promise<boolean> =>
  (await reader.maybe(isTombstone, [siteId, contentHash])) !== undefined;

/** Keeps this very file from coming back. */
export const ban = async (
  tx: Tx,
  { siteId, contentHash, perceptualHash }: Photo,
  { reason, now }: { reason: PhotoReason; now: Date },
): Promise<void> => void (await tx.run(addTombstone, [siteId, contentHash, perceptualHash, reason, now]));

/**
 * Keeps what the photos of a member who is erased looked like, and nothing of whose they were, so that none becomes the
 * picture of an invented profile (T1). `day` is the calendar day.
 */
export const noteErasedLooks = async (tx: Tx, photos: readonly Photo[], day: string): Promise<void> =>
  void (await tx.run(noteErased, [
    photos.flatMap(({ perceptualHash }) => (perceptualHash === null ? [] : [perceptualHash])),
    day,
  ]));

/** A photo by where its files lie, whoever's it is: its use must be judged. */
export const findPhotoByKey = (reader: Reader, { siteId }: SiteScope, key: string): Promise<Photo | undefined> =>
  reader.maybe<Photo>(byKey, [key, siteId]);
