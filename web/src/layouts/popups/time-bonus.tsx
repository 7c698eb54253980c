import { createElement } from 'react';
import { useOffer } from '../../prices/discounts.ts';
import { createLatePart, useLatePart } from '../../device/late-part.ts';
import { useUser } from '../../api/use-app.ts';
import { mayOpen } from '../../features/discounts/may-open.ts';
import { useEver } from '../../ui/use-ever.ts';

const watch = createLatePart(async () => (await import('./time-bonus-watch.tsx')).TimeBonusWatch);

/** The time bonus; what waits for its moment is fetched only by whom it may be shown to. */
export function TimeBonus() {
  const isWanted = useEver(mayOpen(useUser(), useOffer()));
  const Watch = useLatePart(watch, isWanted);
  return Watch && isWanted ? createElement(Watch) : null;
}
