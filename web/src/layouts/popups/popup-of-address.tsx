import { lazy, Suspense } from 'react';
import { useHydrated } from '../../ui/use-hydrated.ts';

const LikePopupSlot = lazy(async () => ({ default: (await import('./like-popup-slot.tsx')).LikePopupSlot }));

/** Read before the router tidies the address of a screen that knows no `t`. */
const search =
  typeof window !== 'undefined' && /[?&]t=\d/.test(window.location.search) ? window.location.search : undefined;

/** The popup that an address asks for; without that nothing of it is fetched. */
export function PopupOfAddress() {
  const isHydrated = useHydrated();
  return isHydrated && search !== undefined ? (
    <Suspense>
      <LikePopupSlot search={search} />
    </Suspense>
  ) : null;
}
