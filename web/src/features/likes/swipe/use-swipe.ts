import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { CallOutput } from '@vonk/contract/api';
import type { ProfileCard } from '@vonk/contract/profile';
import { isRefused } from '../../../api/call.ts';
import { inOrder } from '../../../api/sending/in-order.ts';
import { useApp } from '../../../api/use-app.ts';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { useMatches } from '../likes-provider.tsx';
import { markLiked, swipeQuery } from '../queries.ts';
import type { Swipe } from './use-swipe-drag.ts';
import { useMutation } from '../../../api/sending/use-mutation.ts';

type Deck = CallOutput<'GET /api/swipe.php'>;

/** With fewer cards than this, more are fetched behind them. */
const refillAt = 3;
const line = 'swipe';

/** The game: the card leaves at once and comes back with the reason when the server refuses. */
export function useSwipe() {
  const { call } = useApp();
  const queryClient = useQueryClient();
  const toast = useToast();
  const { show } = useMatches();
  const query = swipeQuery(call);
  const { data } = useSuspenseQuery(query);
  const change = (next: (deck: Deck) => Deck) =>
    queryClient.setQueryData<Deck>(query.queryKey, (deck) => deck && next(deck));
  const refetch = () => queryClient.invalidateQueries({ queryKey: query.queryKey });
  const tell = (error: Error) => {
    toast({ kind: 'error', text: error.message });
    return refetch();
  };
  const swipe = useMutation({
    mutationFn: ({ card, way }: { card: ProfileCard; way: Swipe }) =>
      inOrder(line, () => call('POST /api/swipe.php', { profile: card.id, like: way === 'like' })),
    onMutate: ({ card, way }) => {
      change((deck) => ({
        ...deck,
        deck: deck.deck.filter(({ id }) => id !== card.id),
        can_undo: way === 'pass' || deck.can_undo,
        likes_left: deck.likes_left - (way === 'like' ? 1 : 0),
      }));
    },
    onSuccess: async ({ match, likes_left, day_ends_at, server_time }, { card, way }) => {
      change((deck) => ({ ...deck, likes_left, day_ends_at, server_time }));
      if (way === 'like') markLiked(queryClient, card.id, true);
      if (match) show(card.id);
      if ((queryClient.getQueryData<Deck>(query.queryKey)?.deck.length ?? 0) < refillAt) await refetch();
    },
    // Whoever was hidden or erased meanwhile is simply gone from the deck.
    onError: (error) => (isRefused<'POST /api/swipe.php'>(error, 'not_found') ? refetch() : tell(error)),
  });
  const undo = useMutation({
    mutationFn: () => inOrder(line, () => call('DELETE /api/swipe.php', {})),
    onSuccess: async ({ profile }) => {
      // A deck that was asked for before is without the one who comes back.
      await queryClient.cancelQueries({ queryKey: query.queryKey });
      if (profile) change((deck) => ({ ...deck, deck: [profile, ...deck.deck] }));
      else await refetch();
    },
    onError: tell,
  });
  return {
    ...data,
    swipe: (card: ProfileCard, way: Swipe) => swipe.mutate({ card, way }),
    undo: () => undo.mutate(),
    isBusy: undo.isPending,
    refetch: () => void refetch(),
  };
}
