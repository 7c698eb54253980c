import type { PhotoReason } from '@vonk/contract/photos';
import { type Reader, sql } from '../../platform/database/db.ts';
import type { StoredFile } from '../../platform/storage.ts';
import type { SiteScope } from '../../sites/index.ts';
import { decidePhoto } from './decide-photo.ts';
import { variantKey } from '../files/photo-files.ts';
import { findPhoto } from '../photos.ts';
import type { PhotoServices } from '../services.ts';

export interface WaitingPhoto {
  readonly photo: string;
  readonly member: string;
  readonly uploadedAt: Date;
  /** 0 to 1, from the automatic check; null where it was not judged. */
  readonly suspicion: number | null;
  /** It looks like one that was removed for good. */
  readonly isLikeRemoved: boolean;
  readonly birthDate: string;
  readonly isMain: boolean;
}

/** A photo under inspection with whose it is, for who decides it. */
export interface InspectedPhoto extends Omit<WaitingPhoto, 'photo' | 'uploadedAt'> {
  readonly memberId: string;
  /** Public id of the member. */
  readonly profile: string;
  readonly signedUpAt: Date;
  readonly key: string;
  readonly width: number | null;
  readonly height: number | null;
  /** Whether the automatic check looked at it: what is taken away then says so (T61). */
  readonly isSorted: boolean;
}

// In steps of a tenth, so that of two that are as doubtful the one goes first that waits longer. What was not judged
// stands in the middle.
const judged = `p.name as member, p.birth_date as "birthDate", ph.is_main as "isMain", c.suspicion,
    ph.is_like_removed as "isLikeRemoved"`;
const waiting = sql(`select ph.public_id as photo, ph.uploaded_at as "uploadedAt", ${judged}
  from photos ph
  join profile_cards p on p.site_id = ph.site_id and p.id = ph.profile_id
  left join photo_checks c on c.site_id = ph.site_id and c.photo_id = ph.id
  where ph.site_id = $1 and ph.state = 'under_inspection'
  order by ph.is_like_removed desc, coalesce(round(c.suspicion::numeric, 1), 0.5) desc, ph.uploaded_at, ph.id
  limit $2`);

const inspected = sql(`select ph.key, ph.width, ph.height, ph.profile_id as "memberId", p.public_id as profile,
    a.signed_up_at as "signedUpAt", c.photo_id is not null as "isSorted", ${judged}
  from photos ph
  join profile_cards p on p.site_id = ph.site_id and p.id = ph.profile_id
  join account_cards a on a.site_id = ph.site_id and a.id = ph.profile_id
  left join photo_checks c on c.site_id = ph.site_id and c.photo_id = ph.id
  where ph.site_id = $1 and ph.public_id = $2 and ph.state = 'under_inspection'`);
const count = sql(`select count(*)::integer as open, min(uploaded_at) as "oldestAt",
    count(*) filter (where uploaded_at < $2)::integer as overdue
  from photos where site_id = $1 and state = 'under_inspection'`);

/** The photos of a site that wait, what looks like one that was removed for good, the doubtful, the longest (T118). */
export const listWaitingPhotos = (reader: Reader, { siteId }: SiteScope, limit: number): Promise<WaitingPhoto[]> =>
  reader.rows<WaitingPhoto>(waiting, [siteId, limit]);

/** A photo that waits, with whose it is; undefined when it does not. */
export const findInspected = (
  reader: Reader,
  { siteId }: SiteScope,
  publicId: string,
): Promise<InspectedPhoto | undefined> => reader.maybe<InspectedPhoto>(inspected, [siteId, publicId]);

/** How much of something waits, since when, and how much of it since before a moment. */
export interface WaitingCount {
  readonly open: number;
  readonly overdue: number;
  readonly oldestAt: Date | null;
}

export const countWaitingPhotos = (reader: Reader, { siteId }: SiteScope, before: Date): Promise<WaitingCount> =>
  reader.one<WaitingCount>(count, [siteId, before]);

/** The picture itself, for who inspects it. */
export async function readInspectedPhoto(
  { db, storage }: PhotoServices,
  { siteId }: SiteScope,
  publicId: string,
): Promise<StoredFile | undefined> {
  const photo = await findPhoto(db, { siteId }, publicId);
  return photo && storage.get(variantKey(photo, 'full'));
}

/**
 * Shows a photo or takes it away, in the name of somebody of the staff; false when it stood so already or is no photo
 * of the site.
 */
export async function inspectPhoto(
  services: PhotoServices,
  {
    siteId,
    photo: publicId,
    ...decision
  }: SiteScope & { photo: string; reason: PhotoReason | null; mayNotReturn: boolean; actor: string; now: Date },
): Promise<boolean> {
  const photo = await findPhoto(services.db, { siteId }, publicId);
  return photo !== undefined && decidePhoto(services, { siteId, photoId: photo.id, ...decision });
}
