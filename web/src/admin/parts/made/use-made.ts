import {
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useToast } from '../../../ui/overlay/toast.tsx';

export interface Changes {
  /** Reads the list again: something of it may be another. */
  changed(): void;
  /** The same, and says what was done. */
  done(text: string): void;
}

/** What follows when something of a list of what staff make for a site was made, changed or ended. */
export function useChanges(queryKey: QueryKey): Changes {
  const queryClient = useQueryClient();
  const toast = useToast();
  const changed = () => void queryClient.invalidateQueries({ queryKey });
  return {
    changed,
    done(text) {
      toast({ text });
      changed();
    },
  };
}

/** The list of what staff make for a site, whole, and what follows when something of it changed. */
export const useMade = <Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key>,
): Changes & { readonly query: UseQueryResult<Data> } => ({
  ...useChanges(options.queryKey),
  query: useQuery(options),
});
