import { useQueryClient } from '@tanstack/react-query';
import { type ParsedLocation, useRouter } from '@tanstack/react-router';
import { type MouseEvent, useEffect, useState } from 'react';
import type { SearchAddress } from './queries.ts';

export interface LastSearch {
  address: SearchAddress;
  /** Where in the tab's history it stands. */
  place: number;
  /** Whether what comes after it there was opened from it. */
  isBefore: boolean;
}

/** Where the search that was looked at last is kept, for as long as the tab lives. */
export const lastSearchKey = ['last-search'] as const;

/** Where in the tab's history a location stands. */
const placeOf = ({ state: { __TSR_index: place } }: ParsedLocation): number => place;

/** Remembers the search that is on the screen, so that a profile opened from it knows who comes before and after. */
export function useRememberSearch(address: SearchAddress): void {
  const queryClient = useQueryClient();
  const router = useRouter();
  // Asked once: a location that is on its way is the next one's already.
  const [place] = useState(() => placeOf(router.latestLocation));
  useEffect(() => {
    const keep = (isBefore: boolean): void =>
      void queryClient.setQueryData<LastSearch>(lastSearchKey, { address, place, isBefore });
    queryClient.setQueryDefaults(lastSearchKey, { gcTime: Infinity });
    keep(false);
    return () => keep(placeOf(router.latestLocation) === place + 1);
  }, [queryClient, router, address, place]);
}

/**
 * Goes back in history where the search is what one came from: the list stands then as it was left, as after the
 * browser's own back. Else the link is followed.
 */
export function useBackToSearch(): (event: MouseEvent) => void {
  const queryClient = useQueryClient();
  const router = useRouter();
  return (event) => {
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    const last = queryClient.getQueryData<LastSearch>(lastSearchKey);
    if (!last?.isBefore || placeOf(router.latestLocation) !== last.place + 1 || opensElsewhere) return;
    event.preventDefault();
    router.history.back();
  };
}
