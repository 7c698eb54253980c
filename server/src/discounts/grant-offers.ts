import type { Scope } from '../accounts/index.ts';
import type { Tx } from '../platform/database/db.ts';
import type { Site } from '../sites/index.ts';
import { type NewOffer, writeOffers } from './discounts.ts';

/**
 * Gives a newcomer the time bonus and the welcome discount of their site, in the sign-up's own transaction (DISC-2,
 * T28).
 */
export async function grantOffers(
  tx: Tx,
  scope: Scope,
  { site, now }: { site: Pick<Site, 'settings'>; now: Date },
): Promise<void> {
  const { time_bonus: bonus, welcome_discount: welcome } = site.settings;
  const offers: NewOffer[] = [
    { kind: 'time_bonus', code: bonus.code, basisPoints: bonus.percentage * 100, seconds: bonus.seconds },
    { kind: 'welcome', code: welcome.code, basisPoints: welcome.percentage * 100, seconds: welcome.seconds },
  ];
  await writeOffers(tx, scope, { offers: offers.filter(({ basisPoints }) => basisPoints > 0), now });
}
