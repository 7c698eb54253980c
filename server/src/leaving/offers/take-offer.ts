import type { CallInput, CallOutput } from '@vonk/contract/api';
import { tryoutCredits } from '@vonk/contract/leaving';
import { totalMinorOf } from '@vonk/contract/payments';
import type { MemberCall } from '../../accounts/index.ts';
import { type NewCode, writeCode } from '../../discounts/index.ts';
import { newId, publicId } from '../../platform/ids.ts';
import { pricesIn } from '../../sites/index.ts';
import { keepOffer } from '../departures.ts';
import type { LeavingServices } from '../services.ts';
import { tryoutMinor } from './tryout-price.ts';

type Offer = CallInput<'POST /api/retention-offer.php'>['offer'];

/**
 * Takes an offer of the way out, once: a code of the member's own that the checkout honours (DISC-3, C23). The lifetime
 * discount has no end; the tryout pack is used once, and for its five credits alone. Asked again it answers the same
 * code.
 */
export const takeOffer = (
  { db }: LeavingServices,
  call: MemberCall,
  { offer }: CallInput<'POST /api/retention-offer.php'>,
): Promise<CallOutput<'POST /api/retention-offer.php'>> =>
  db.transact(async (tx) => {
    const { member, site, now } = call;
    const fresh =
      `${offer === 'tryout' ? 'TRY' : `STAY${site.settings.delete_discount}`}` +
      `-${publicId().slice(0, 6).toUpperCase()}`;
    const { code, isNew } = await keepOffer(tx, member, { kind: offer, code: fresh, now });
    if (isNew)
      await writeCode(tx, site, {
        id: newId(now),
        code,
        minimumMinor: null,
        countries: null,
        memberId: member.memberId,
        reason: 'stayed',
        expiresAt: null,
        isFirstOrderOnly: false,
        methods: null,
        createdAt: now,
        ...terms[offer](call),
      });
    return { code };
  });

type Terms = Pick<NewCode, 'basisPoints' | 'currency' | 'maximumMinor' | 'usesPerMember' | 'maxUses'>;

/** What each offer's code gives, and on what. */
const terms: Readonly<Record<Offer, (call: MemberCall) => Terms>> = {
  lifetime: ({ site }) => ({
    basisPoints: site.settings.delete_discount * 100,
    currency: null,
    maximumMinor: null,
    usesPerMember: null,
    maxUses: null,
  }),
  tryout: ({ site, selectedCountry, country }) => {
    const { packs, currency } = pricesIn(site.settings, selectedCountry ?? country);
    const fullMinor = totalMinorOf(tryoutCredits, packs);
    const basisPoints = Math.round((1 - tryoutMinor(currency) / fullMinor) * 10_000);
    return { basisPoints, currency, maximumMinor: fullMinor, usesPerMember: 1, maxUses: 1 };
  },
};
