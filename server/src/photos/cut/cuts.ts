import type { PhotoCut } from '@vonk/contract/photos';
import { sql, type Tx } from '../../platform/database/db.ts';
import { named } from '../../platform/database/named.ts';
import type { Photo } from '../photos.ts';
import { isWithin, sidesOf } from './crop-sides.ts';

const setWanted = sql('update photos set wanted = $3 where site_id = $1 and id = $2');
/** `wanted`: the cut that was made, as JSON. */
type WrittenCut = Omit<MadeCut, 'cut'> &
  Pick<Photo, 'siteId' | 'id' | 'state' | 'rotation' | 'crop'> & { readonly wanted: string };

const setCut = named<WrittenCut>(
  (value) => `update photos
   set key = ${value.key}, rotation = ${value.rotation}, crop = ${value.crop}, wanted = null, width = ${value.width},
     height = ${value.height}, perceptual_hash = ${value.perceptualHash}, state = ${value.state}
   where site_id = ${value.siteId} and id = ${value.id} and wanted = ${value.wanted}`,
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
  const { siteId, id } = photo;
  const { cut, ...picture } = made;
  const columns = { rotation: cut.rotation, crop, wanted: JSON.stringify(cut) };
  return (await tx.run(...setCut({ ...picture, ...columns, siteId, id, state }))) === 1 ? state : undefined;
}
