import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

const gatherMilliseconds = 100;

/**
 * Fetches what is under a key again, once for all that asked within a moment: a stream that catches up brings many
 * events at once.
 */
export function createRefetcher(queryClient: QueryClient): (queryKey: QueryKey) => void {
  const waiting = new Map<string, QueryKey>();
  const flush = () => {
    for (const queryKey of waiting.values()) void queryClient.invalidateQueries({ queryKey });
    waiting.clear();
  };
  return (queryKey) => {
    if (waiting.size === 0) setTimeout(flush, gatherMilliseconds);
    waiting.set(hashKey(queryKey), queryKey);
  };
}
