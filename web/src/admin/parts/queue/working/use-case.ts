import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { minute } from '@vonk/contract/durations';
import { useEffect, useEffectEvent } from 'react';
import { afterPaint } from '../../../../device/after-paint.ts';
import { adminKeys } from '../../../api/keys.ts';

interface CaseOptions<Item, Case> {
  keyOf(item: Item): QueryKey;
  /** Takes the item; with `peek` nobody has it. */
  open(item: Item, peek: boolean): Promise<{ case: Case }>;
  /** Fetches what the case shows, so that it is there when it is its turn. */
  warm(opened: Case): void;
}

/**
 * The case one looks at, which one has to oneself from then on, and the next three, ready in the browser before it is
 * their turn.
 */
export function useCase<Item extends { id: string }, Case>(
  current: Item | undefined,
  next: readonly Item[],
  { keyOf, open, warm }: CaseOptions<Item, Case>,
) {
  const queryClient = useQueryClient();
  const held = useQuery({
    queryKey: current ? [...keyOf(current), 'held'] : adminKeys.noCase,
    queryFn: async () => {
      // It is shown as it was looked at ahead, so to hold it is nothing that its picture waits for.
      await afterPaint();
      return current && (await open(current, false)).case;
    },
    enabled: current !== undefined,
    staleTime: Infinity,
    gcTime: minute,
  });
  const peeked = current && queryClient.getQueryData<Case>([...keyOf(current), 'peek']);
  const ahead = next.map(({ id }) => id).join(' ');
  const lookAhead = useEffectEvent(async () => {
    await afterPaint();
    for (const item of next) {
      const opened = await queryClient
        .fetchQuery({
          queryKey: [...keyOf(item), 'peek'],
          queryFn: async () => (await open(item, true)).case,
          staleTime: Infinity,
        })
        .catch(() => undefined);
      if (opened !== undefined) warm(opened);
    }
  });
  useEffect(() => void lookAhead(), [ahead]);
  return { opened: held.data ?? peeked, error: held.error };
}
