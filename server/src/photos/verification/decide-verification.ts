import type { VerificationReason } from '@vonk/contract/verification';
import { noteAction } from '../../audit/index.ts';
import { type MailOrder, tellMember } from '../../mails/index.ts';
import type { StoredFile } from '../../platform/storage.ts';
import type { SiteScope } from '../../sites/index.ts';
import { lockPhotos, readPhotos } from '../photos.ts';
import type { PhotoServices } from '../services.ts';
import { decideWaiting, evidenceKey, findWaiting, type VerificationResult } from './verifications.ts';

export interface VerificationDecision extends SiteScope {
  /** The member's public id. */
  readonly profile: string;
  /** Null says that it shows the person of the main photo. */
  readonly reason: VerificationReason | null;
  readonly actor: string;
  readonly now: Date;
}

/** What became of a decision. */
export type VerificationOutcome = 'done' | 'nothing_waits' | 'no_main_photo';

/**
 * Says that the evidence shows the person of the main photo, or why not, and mails them (T117). A job deletes the
 * evidence within the day (T88).
 */
export const decideVerification = (
  { db }: Pick<PhotoServices, 'db'>,
  { siteId, profile, reason, actor, now }: VerificationDecision,
): Promise<VerificationOutcome> =>
  db.transact(async (tx) => {
    const request = await findWaiting(tx, { siteId }, profile);
    if (!request) return 'nothing_waits';
    const scope = { siteId, memberId: request.memberId };
    await lockPhotos(tx, scope);
    const main = (await readPhotos(tx, scope)).find(({ isMain, state }) => isMain && state === 'active');
    const result = resultOf(reason, main?.key);
    if (!result) return 'no_main_photo';
    if (!(await decideWaiting(tx, scope, { id: request.id, result, actor, now }))) return 'nothing_waits';
    await noteAction(tx, {
      siteId,
      actor,
      action: reason === null ? 'verification_given' : 'verification_refused',
      subject: profile,
      reason: reason ?? '',
      now,
    });
    await tellMember(tx, scope, verificationMail({ request: request.id, reason, now }));
    return 'done';
  });

/** What a member is mailed of a decision; why, their own page says and no mail (T92). */
export const verificationMail = ({
  request,
  reason,
  now,
}: Pick<VerificationDecision, 'reason' | 'now'> & { request: string }): MailOrder<'verification_decided'> => ({
  template: 'verification_decided',
  cause: `verification:${request}`,
  data: { outcome: reason === null ? 'verified' : 'refused' },
  now,
});

/** Undefined when there is nothing that it could show. */
function resultOf(reason: VerificationReason | null, mainKey: string | undefined): VerificationResult | undefined {
  if (reason !== null) return { photoKey: null, reason };
  return mainKey === undefined ? undefined : { photoKey: mainKey, reason };
}

/** The picture that a member made to be verified. */
export async function readEvidence(
  { db, storage }: Pick<PhotoServices, 'db' | 'storage'>,
  { siteId }: SiteScope,
  profile: string,
): Promise<StoredFile | undefined> {
  const request = await findWaiting(db, { siteId }, profile);
  return request && storage.get(evidenceKey({ siteId, key: request.key }));
}
