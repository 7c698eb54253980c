import type { PhotoCut } from '@vonk/contract/photos';
import { sql, type Tx } from '../../platform/database/db.ts';
import type { Photo } from '../photos.ts';
import { isWithin, sidesOf } from './crop-sides.ts';

const setWanted = sql('update photos set wanted = $3 where site_id = $1 and id = $2');
const setCut = sql(
  `update photos
   set key = $3, rotation = $4, crop = $5, wanted = null, width = $6, height = $7, perceptual_hash = $8, state = $9
   where site_id = $1 and id = $2 and wanted = $10`,
);

/** Notes how the owner wants the photo, or that this cannot be made. */
export const wantCut = async (tx: Tx, { siteId, id }: Photo, cut: PhotoCut | null): Promise<void> =>
  void (await tx.run(setWanted, [siteId, id, cut && JSON.stringify(cut)]));

export interface MadeCut extends Pick<Photo, 'key'> {
  readonly cut: PhotoCut;
  readonly width: number;
  readonly height: number;
  readonly perceptualHash: Buffer;
}

/**
 * Shows the photo as it was cut. What no inspector has seen goes back under inspection. Undefined when the owner wants
 * it otherwise by now; else how it stands.
 */
export async function takeCut(tx: Tx, photo: Photo, made: MadeCut): Promise<'active' | 'under_inspection' | undefined> {
  const crop = sidesOf(made.cut.crop);
  const state = photo.state === 'active' && isWithin(crop, photo.seenCrop) ? 'active' : 'under_inspection';
  const values = [
    photo.siteId,
    photo.id,
    made.key,
    made.cut.rotation,
    crop,
    made.width,
    made.height,
    made.perceptualHash,
    state,
  ];
  return (await tx.run(setCut, [...values, JSON.stringify(made.cut)])) === 1 ? state : undefined;
}
