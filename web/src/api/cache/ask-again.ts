import type { QueryClient } from '@tanstack/react-query';

/**
 * Asks a question again that was under way when the cache was told something newer of the same: its answer may have
 * been read before that, and would take it away from the screen.
 */
export function askAgainWhenOvertaken(queryClient: QueryClient): void {
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || !event.action.manual) return;
    const { query } = event;
    if (query.state.fetchStatus === 'fetching')
      void query.fetch(undefined, { cancelRefetch: true }).catch(() => undefined);
  });
}
