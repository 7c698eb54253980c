import { type PhotoCut, wholeSide } from '@vonk/contract/photos';
import type { MemberCall } from '../../accounts/index.ts';
import { enqueue } from '../../platform/jobs/outbox.ts';
import { refuse } from '../../platform/refusal.ts';
import { changeOwnPhotos, findOwn } from '../own-photos.ts';
import type { PhotoServices } from '../services.ts';
import { tellOwner } from '../shown/visible-photos.ts';
import { wantCut } from './cuts.ts';

/**
 * Turns and cuts an own photo as its owner wants; a job makes the files, and until then it is shown as it was
 * (PHOTO-1).
 */
export const cutPhoto = (
  services: PhotoServices,
  call: MemberCall<'photo_not_whole'>,
  { photo: publicId, rotation, crop }: PhotoCut & { photo: string },
) =>
  changeOwnPhotos(services, call, async (tx) => {
    const photo = await findOwn(tx, call, publicId);
    if (photo.state !== 'active' && photo.state !== 'under_inspection') call.refuse('photo_not_whole');
    if (crop.left + crop.width > wholeSide || crop.top + crop.height > wholeSide)
      refuse('invalid_input', { field: 'crop' });
    await wantCut(tx, photo, { rotation, crop });
    await enqueue(tx, { task: 'make-cut', payload: { siteId: photo.siteId, photo: photo.id }, maxAttempts: 5 });
    await tellOwner(tx, { ...call.member, now: call.now }, { photo: publicId, state: photo.state });
  });
