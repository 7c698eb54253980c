import type { BookedPayout } from '../payouts/payouts.ts';
import type { ProviderPayout } from '../payouts/payout.ts';
import type { ListFaults } from './compare-lists.ts';

function differenceOf(ours: BookedPayout, theirs: ProviderPayout): string | undefined {
  if (theirs.amountMinor !== ours.amountMinor) return 'amount';
  if (theirs.currency !== ours.currency) return 'currency';
  if (theirs.state !== ours.state) return 'state';
  return ours.itemsMinor === ours.amountMinor ? undefined : 'items';
}

/**
 * Compares the payouts that are booked with a provider's own list of the same span, both by the provider's name of
 * each: `po_1 items` is one that does not add up to its amount.
 */
export function comparePayouts(ours: readonly BookedPayout[], theirs: readonly ProviderPayout[]): ListFaults {
  const listed = new Map(theirs.map((payout) => [payout.reference, payout]));
  const booked = new Set(ours.map(({ reference }) => reference));
  return {
    missing: ours.filter(({ reference }) => !listed.has(reference)).map(({ reference }) => reference),
    extra: theirs.filter(({ reference }) => !booked.has(reference)).map(({ reference }) => reference),
    different: ours.flatMap((payout) => {
      const told = listed.get(payout.reference);
      const difference = told && differenceOf(payout, told);
      return difference === undefined ? [] : [`${payout.reference} ${difference}`];
    }),
  };
}
