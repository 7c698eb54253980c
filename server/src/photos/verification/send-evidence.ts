import type { OwnVerification } from '@vonk/contract/verification';
import type { MemberCall } from '../../accounts/index.ts';
import { newId } from '../../platform/ids.ts';
import { makeSentVariants, UnreadablePhoto } from '../decoding/make-variants.ts';
import { lockPhotos } from '../photos.ts';
import type { PhotoServices } from '../services.ts';
import { judgePhoto, type PhotoMistake } from '../upload-photo.ts';
import { readOwnVerification } from './own-verification.ts';
import { findOpenTry, noteSent } from './tries.ts';
import { addVerification, evidenceKey } from './verifications.ts';

/**
 * Takes the picture of an open try in and hands it to the staff (T117). It is decoded like any photo and stored anew,
 * without anything but its pixels (T82), where no address leads. Its key belongs to the try before the file is there:
 * what is stored and not handed on is deleted by the hourly job.
 */
export async function sendEvidence(
  { db, storage }: Pick<PhotoServices, 'db' | 'storage'>,
  call: MemberCall<PhotoMistake | 'verification_over'>,
): Promise<OwnVerification> {
  const { member, now, file = Buffer.alloc(0) } = call;
  const { siteId } = member;
  const open = (await findOpenTry(db, member, now)) ?? call.refuse('verification_over');
  judgePhoto(call, file);
  const made = await makeSentVariants(file).catch((error: unknown) => {
    if (error instanceof UnreadablePhoto) return call.refuse('photo_broken');
    throw error;
  });
  await storage.put(evidenceKey({ siteId, key: open.key }), made.source);
  return db.transact(async (tx) => {
    await lockPhotos(tx, member);
    if (!(await noteSent(tx, member, { id: open.id, now }))) call.refuse('verification_over');
    const { method, instruction, consentVersion, begunAt: consentedAt, key } = open;
    await addVerification(tx, member, { id: newId(now), method, instruction, consentVersion, consentedAt, key, now });
    return readOwnVerification(tx, call);
  });
}
