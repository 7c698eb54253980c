import { useQueryClient } from '@tanstack/react-query';
import { useLiveEvents } from '../../api/live.tsx';

/**
 * Reads everything again when the account changed elsewhere: the address was confirmed in another tab or on a phone.
 */
export function AccountNews() {
  const queryClient = useQueryClient();
  useLiveEvents({ account: () => void queryClient.invalidateQueries() });
  return null;
}
