import {
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useToast } from '../../../ui/overlay/toast.tsx';

export interface Made<Data> {
  readonly query: UseQueryResult<Data>;
  /** Reads the list again: something of it may be another. */
  changed(): void;
  /** The same, and says what was done. */
  done(text: string): void;
}

/** The list of what staff make for a site, and what follows when something of it was made, changed or ended. */
export function useMade<Data, Key extends QueryKey>(options: UseQueryOptions<Data, Error, Data, Key>): Made<Data> {
  const queryClient = useQueryClient();
  const toast = useToast();
  const query = useQuery(options);
  const changed = () => void queryClient.invalidateQueries({ queryKey: options.queryKey });
  return {
    query,
    changed,
    done(text) {
      toast({ text });
      changed();
    },
  };
}
