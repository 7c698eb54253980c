import type { OwnVerification } from '@vonk/contract/verification';
import type { MemberCall } from '../../accounts/index.ts';
import { hasConsent, recordConsent } from '../../consents/index.ts';
import { enqueue } from '../../platform/jobs/outbox.ts';
import { lockPhotos } from '../photos.ts';
import type { PhotoServices } from '../services.ts';
import { readOwnVerification } from './own-verification.ts';
import { endOpenTry } from './tries.ts';
import { removeVerifications } from './verifications.ts';

/**
 * Withdraws the consent: what was kept because of it, the picture and the result, is gone, and with it the badge. The
 * tries of the week stay, as numbers: else one could draw until an old picture fits.
 */
export const withdrawVerification = ({ db }: Pick<PhotoServices, 'db'>, call: MemberCall): Promise<OwnVerification> =>
  db.transact(async (tx) => {
    const { member, address, now } = call;
    await lockPhotos(tx, member);
    await endOpenTry(tx, member, now);
    for (const payload of await removeVerifications(tx, member))
      await enqueue(tx, { task: 'delete-evidence', payload });
    if (await hasConsent(tx, member, { kind: 'verification' }))
      await recordConsent(tx, member, { kind: 'verification', given: false, address, now });
    return readOwnVerification(tx, call);
  });
