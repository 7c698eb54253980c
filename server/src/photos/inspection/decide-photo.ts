import { noteAction } from '../../audit/index.ts';
import type { PhotoReason } from '@vonk/contract/photos';
import { job, type Tasks } from '../../platform/jobs/jobs.ts';
import { enqueue } from '../../platform/jobs/outbox.ts';
import { lockStreams } from '../../platform/live/live-events.ts';
import type { SiteScope } from '../../sites/index.ts';
import { addStatement } from '../objections/statements.ts';
import { photoPayload } from '../job-payloads.ts';
import { ban, decide, lockPhotos, type Photo, readPhoto } from '../photos.ts';
import type { PhotoServices } from '../services.ts';
import { tellOwner, updateCard } from '../shown/visible-photos.ts';

export interface PhotoDecision extends SiteScope {
  readonly photoId: string;
  /** Null shows the photo, a reason takes it away. */
  readonly reason: PhotoReason | null;
  /** Takes the very same file away for good (T73). */
  readonly mayNotReturn?: boolean;
  /** Who of the staff decided; nobody where a job did. */
  readonly actor?: string;
  readonly now: Date;
}

/**
 * Shows a photo to others or takes it away with a reason (PHOTO-2, T118); false when it stood so already or is gone.
 */
export async function decidePhoto(
  services: PhotoServices,
  { siteId, photoId, reason, mayNotReturn = false, actor, now }: PhotoDecision,
): Promise<boolean> {
  const owner = await services.db.transact(async (tx) => {
    const photo = await readPhoto(tx, { siteId }, photoId);
    if (!photo) return undefined;
    const scope = { siteId, memberId: photo.profileId };
    await lockStreams(tx, [photo.profileId]);
    await lockPhotos(tx, scope);
    const state = reason === null ? 'active' : 'removed';
    if (reason !== null && mayNotReturn) await ban(tx, photo, { reason, now });
    if (reason !== null && isShown(photo))
      await addStatement(tx, scope, { photoId: photo.id, reason, decidedBy: actor, now });
    if (!(await decide(tx, photo, { state, reason, now }))) return undefined;
    if (reason !== null) await enqueue(tx, { task: 'move-removed-files', payload: { siteId, photo: photo.id } });
    if (actor !== undefined)
      await noteAction(tx, {
        siteId,
        actor,
        action: `photo_${state}`,
        subject: photo.publicId,
        reason: reason ?? '',
        now,
      });
    await updateCard(tx, services, { ...scope, now });
    await tellOwner(tx, { ...scope, now }, { photo: photo.publicId, state });
    return photo.profileId;
  });
  if (owner !== undefined) services.live.wake([owner]);
  return owner !== undefined;
}

const isShown = ({ state }: Photo) => state === 'active' || state === 'under_inspection';

/** In demo mode nobody inspects: a photo is shown after ten seconds. Elsewhere this job does nothing. */
export const approvePhoto = (services: PhotoServices): Tasks['approve-photo'] =>
  job(photoPayload, async ({ siteId, photo }, { now }) => {
    if (services.isDemo) await decidePhoto(services, { siteId, photoId: photo, reason: null, now });
  });
