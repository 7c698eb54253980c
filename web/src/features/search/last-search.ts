import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { SearchAddress } from './queries.ts';

/** Where the address of the search that was looked at last is kept, for as long as the tab lives. */
export const lastSearchKey = ['last-search'] as const;

/** Remembers the search that is on the screen, so that a profile opened from it knows who comes before and after. */
export function useRememberSearch(address: SearchAddress): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    queryClient.setQueryDefaults(lastSearchKey, { gcTime: Infinity });
    queryClient.setQueryData(lastSearchKey, address);
  }, [queryClient, address]);
}
