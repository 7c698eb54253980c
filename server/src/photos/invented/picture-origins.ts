import type { PictureOrigin } from '@vonk/contract/admin/sites/invented-pictures';
import type { Scope } from '../../accounts/index.ts';
import { type Reader, sql, type Tx } from '../../platform/database/db.ts';
import { type Photo, readPhotos } from '../photos.ts';

/** A picture of an invented profile with where it comes from; null: it was drawn here, or made before that was kept. */
export interface InventedPicture extends Photo {
  readonly origin: PictureOrigin | null;
  readonly note: string;
}

const insert = sql('insert into picture_origins (site_id, photo_id, origin, note) values ($1, $2, $3, $4)');
const ofProfile = sql(`select o.photo_id as id, o.origin, o.note from picture_origins o
  join photos p on p.site_id = o.site_id and p.id = o.photo_id where p.site_id = $1 and p.profile_id = $2`);
// Each member's photo is looked at, wherever they are: rare, and asked for by staff alone.
const resembling = sql(`select exists (select from unnest($1::bytea[]) look
  where exists (select from photos p join profile_cards c on c.site_id = p.site_id and c.id = p.profile_id
      where c.kind = 'member' and resembles_v1(p.perceptual_hash, look))
    or exists (select from erased_photos e where resembles_v1(e.perceptual_hash, look))
    or exists (select from photo_tombstones t
      where t.site_id = $2 and resembles_v1(t.perceptual_hash, look))) as found`);
const sameFile = sql(`select exists (select from photos p
    join profile_cards c on c.site_id = p.site_id and c.id = p.profile_id
    where p.content_hash = $1 and c.kind = 'member')
  or exists (select from photo_tombstones t where t.site_id = $2 and t.content_hash = $1) as found`);

/** Keeps where a picture comes from. */
export const noteOrigin = async (
  tx: Tx,
  { siteId }: Pick<Scope, 'siteId'>,
  { id, origin, note }: { id: string; origin: PictureOrigin; note: string },
): Promise<void> => void (await tx.run(insert, [siteId, id, origin, note]));

/** The pictures of an invented profile, main one first. */
export async function readInventedPictures(reader: Reader, scope: Scope): Promise<InventedPicture[]> {
  const rows = await reader.rows<Pick<InventedPicture, 'id' | 'origin' | 'note'>>(ofProfile, [
    scope.siteId,
    scope.memberId,
  ]);
  const origins = new Map(rows.map((row) => [row.id, row]));
  return (await readPhotos(reader, scope)).map((photo) => ({
    ...photo,
    origin: origins.get(photo.id)?.origin ?? null,
    note: origins.get(photo.id)?.note ?? '',
  }));
}

/**
 * Whether a picture is the file of a member's photo, or looks like that of a member or a former one, also in a mirror
 * (T1). What was cut out of such a photo looks otherwise, and is not found.
 */
export async function isOfPerson(
  reader: Reader,
  { siteId }: Pick<Scope, 'siteId'>,
  { contentHash, looks }: { contentHash: Buffer; looks: readonly Buffer[] },
): Promise<boolean> {
  const { found } = await reader.one<{ found: boolean }>(sameFile, [contentHash, siteId]);
  return found || (await reader.one<{ found: boolean }>(resembling, [looks, siteId])).found;
}
