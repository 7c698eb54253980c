import type { CallInput, CallOutput } from '@vonk/contract/api';
import type { MemberCall } from '../accounts/index.ts';
import { writeCode } from '../discounts/index.ts';
import { newId, publicId } from '../platform/ids.ts';
import { keepOffer } from './departures.ts';
import type { LeavingServices } from './services.ts';

/**
 * Takes an offer of the way out, once: the lifetime discount is a code of the member's own without an end (DISC-3, C23), the tryout pack is kept
 * for the next purchase. Asked again it answers the same code.
 */
export const takeOffer = (
  { db }: LeavingServices,
  { member, site, now }: MemberCall,
  { offer }: CallInput<'POST /api/retention-offer.php'>,
): Promise<CallOutput<'POST /api/retention-offer.php'>> =>
  db.transact(async (tx) => {
    const fresh = offer === 'lifetime' ? `STAY${site.settings.delete_discount}-${publicId().slice(0, 6).toUpperCase()}` : null;
    const { code, isNew } = await keepOffer(tx, member, { kind: offer, code: fresh, now });
    if (isNew && code !== null)
      await writeCode(tx, site, {
        id: newId(now), code, basisPoints: site.settings.delete_discount * 100, currency: null, minimumMinor: null, country: null, memberId: member.memberId,
        reason: 'stayed', expiresAt: null, usesPerMember: null, isFirstOrderOnly: false, methods: null, maxUses: null, createdAt: now,
      }); // prettier-ignore
    return { code };
  });
