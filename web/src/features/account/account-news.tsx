import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLiveEvent } from '../../api/live.tsx';

/** Reads everything again when the account changed elsewhere: the address was confirmed in another tab or on a phone. */
export function AccountNews() {
  const queryClient = useQueryClient();
  useLiveEvent(
    'account',
    useCallback(() => void queryClient.invalidateQueries(), [queryClient]),
  );
  return null;
}
