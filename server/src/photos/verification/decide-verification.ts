import { noteAction } from '../../audit/index.ts';
import type { StoredFile } from '../../platform/storage.ts';
import type { SiteScope } from '../../sites/index.ts';
import { lockPhotos, readPhotos } from '../photos.ts';
import type { PhotoServices } from '../services.ts';
import { decideWaiting, evidenceKey, findWaiting } from './verifications.ts';

export interface VerificationDecision {
  readonly siteId: number;
  /** The member's public id. */
  readonly profile: string;
  readonly isSame: boolean;
  readonly actor: string;
  readonly now: Date;
}

/** What became of a decision. */
export type VerificationOutcome = 'done' | 'nothing_waits' | 'no_main_photo';

/**
 * Says that the evidence shows the person of the main photo, or not (T117). A job deletes the evidence within the day
 * (T88).
 */
export const decideVerification = (
  { db }: Pick<PhotoServices, 'db'>,
  { siteId, profile, isSame, actor, now }: VerificationDecision,
): Promise<VerificationOutcome> =>
  db.transact(async (tx) => {
    const request = await findWaiting(tx, { siteId }, profile);
    if (!request) return 'nothing_waits';
    const scope = { siteId, memberId: request.memberId };
    await lockPhotos(tx, scope);
    const main = (await readPhotos(tx, scope)).find(({ isMain, state }) => isMain && state === 'active');
    if (isSame && !main) return 'no_main_photo';
    const photoKey = isSame && main ? main.key : null;
    if (!(await decideWaiting(tx, scope, { id: request.id, photoKey, actor, now }))) return 'nothing_waits';
    await noteAction(tx, {
      siteId,
      actor,
      action: isSame ? 'verification_given' : 'verification_refused',
      subject: profile,
      now,
    });
    return 'done';
  });

export async function readEvidence(
  { db, storage }: Pick<PhotoServices, 'db' | 'storage'>,
  { siteId }: SiteScope,
  profile: string,
): Promise<StoredFile | undefined> {
  const request = await findWaiting(db, { siteId }, profile);
  return request && storage.get(evidenceKey({ siteId, key: request.key }));
}
