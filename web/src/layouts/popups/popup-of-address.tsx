import { lazy, Suspense, useEffect } from 'react';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { tidyAddress } from '../../device/tidy-address.ts';

const LikePopupSlot = lazy(async () => ({ default: (await import('./like-popup-slot.tsx')).LikePopupSlot }));

/** Read before the router tidies the address of a screen that knows no `t`. */
const search =
  typeof window !== 'undefined' && /[?&]t=/.test(window.location.search) ? window.location.search : undefined;

/** Where one logs in or signs up nothing pops up; what asked for it stands in the address no more. */
export function NoPopupOfAddress() {
  useEffect(tidyAddress, []);
  return null;
}

/** The popup that an address asks for; without that nothing of it is fetched. */
export function PopupOfAddress() {
  const isHydrated = useHydrated();
  return isHydrated && search !== undefined ? (
    <Suspense>
      <LikePopupSlot search={search} />
    </Suspense>
  ) : null;
}
