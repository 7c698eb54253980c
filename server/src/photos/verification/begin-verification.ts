import { consentVersions } from '@vonk/contract/consents';
import { minute } from '@vonk/contract/durations';
import type { InputOf } from '@vonk/contract/endpoint';
import {
  instructionMinutes,
  type OwnVerification,
  type verificationEndpoints,
  verificationGestures,
  type VerificationMethod,
} from '@vonk/contract/verification';
import { randomInt } from 'node:crypto';
import type { MemberCall } from '../../accounts/index.ts';
import { recordConsent } from '../../consents/index.ts';
import { newId, publicId } from '../../platform/ids.ts';
import { lockPhotos } from '../photos.ts';
import type { PhotoServices } from '../services.ts';
import { hasMainPhoto, readOwnVerification, triesThisWeek } from './own-verification.ts';
import { addTry, findOpenTry } from './tries.ts';
import { findNewest } from './verifications.ts';

type Refusal =
  | 'verification_consent'
  | 'confirm_first'
  | 'verification_stands'
  | 'verification_needs_photo'
  | 'verification_limit';

/**
 * Draws what the picture is to show, with consent of its own (T117). The draw counts as one of three tries a week
 * (C46), whether a picture comes or not: else one could draw until an old picture fits.
 */
export const beginVerification = (
  { db }: Pick<PhotoServices, 'db'>,
  call: MemberCall<Refusal>,
  { method, consent }: InputOf<(typeof verificationEndpoints)['POST /api/verification.php']>,
): Promise<OwnVerification> =>
  db.transact(async (tx) => {
    const { member, address, now } = call;
    if (!consent) call.refuse('verification_consent', { field: 'consent' });
    if (member.status !== 'confirmed') call.refuse('confirm_first');
    await lockPhotos(tx, member);
    const newest = await findNewest(tx, member);
    if (newest?.state === 'waiting' || newest?.state === 'verified') call.refuse('verification_stands');
    if (await findOpenTry(tx, member, now)) return readOwnVerification(tx, call);
    if (!(await hasMainPhoto(tx, member))) call.refuse('verification_needs_photo');
    const { left, instructions } = await triesThisWeek(tx, member, now);
    if (left === 0) call.refuse('verification_limit');
    await recordConsent(tx, member, { kind: 'verification', given: true, address, now });
    await addTry(tx, member, {
      id: newId(now),
      method,
      instruction: drawInstruction(method, instructions),
      consentVersion: consentVersions.verification,
      begunAt: now,
      endsAt: new Date(now.getTime() + instructionMinutes * minute),
      key: publicId() + publicId(),
    });
    return readOwnVerification(tx, call);
  });

/** A gesture, or four digits to write down: none that this member was asked this week. */
export function drawInstruction(method: VerificationMethod, asked: readonly string[]): string {
  if (method === 'document') return String(randomInt(1000, 10_000));
  const fresh = verificationGestures.filter((gesture) => !asked.includes(gesture));
  const drawn = fresh[randomInt(fresh.length)];
  if (drawn === undefined) throw new Error('more gestures were asked than there are');
  return drawn;
}
