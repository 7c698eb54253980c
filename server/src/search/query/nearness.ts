import type { SearchOrder } from '@vonk/contract/search';
import type { DistanceBand } from '../../places/index.ts';
import type { NearCell } from '../../profile/index.ts';

/** The orders in which a band of distance counts. */
export type OrderByNearness = Extract<SearchOrder, 'best' | 'near'>;

/** What each band adds to the rank of a member. */
type Worth = Readonly<Record<NearCell['band'], number>>;

/** More than a rank ever is, and so little that five of them fit an integer of the database. */
const apart = 400_000_000;

/**
 * By the band that the card shows and nothing finer, so that no order tells where in a band somebody is (T86). In the
 * unit of `rank_v1`, in which a day is worth ten: in the first order who lives within 10 km stands beside somebody far
 * away who was here thirty days later. By distance alone a nearer band comes first, whatever the rank.
 */
const worths: Readonly<Record<OrderByNearness, Worth>> = {
  best: { under_10: 300, '10_25': 220, '25_50': 140, '50_100': 70 },
  near: { under_10: 4 * apart, '10_25': 3 * apart, '25_50': 2 * apart, '50_100': apart },
};

/** Who hides the distance, or told no place, stands in the middle, wherever they live (T86). */
export const hiddenWorth = worths.best['50_100'];

export const worthOf = (order: OrderByNearness, band: DistanceBand): number =>
  band === 'over_100' ? 0 : worths[order][band];
