import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { CallOutput } from '@vonk/contract/api';
import type { MemberPage } from '@vonk/contract/member-page';
import type { ProfileCard } from '@vonk/contract/profile';
import { ofEachList } from '@vonk/contract/profile-lists';
import { keys } from '../../api/keys.ts';

/** The card of a profile on any list that this browser keeps: of a search or of likes. */
function knownCard(queryClient: QueryClient, id: string): ProfileCard | undefined {
  const searches = queryClient.getQueriesData<InfiniteData<CallOutput<'GET /api/members.php'>>>({
    queryKey: keys.searches,
  });
  const likes = queryClient.getQueriesData<InfiniteData<CallOutput<'GET /api/likes.php'>>>({ queryKey: keys.likes });
  const cards = [
    ...searches.flatMap(([, data]) =>
      (data?.pages ?? []).flatMap((page) => [...page.results, ...page.similar_results]),
    ),
    // The first page of all lists is kept beside the lists, and is no list of pages.
    ...likes.flatMap(([, data]) => (data?.pages ?? []).flatMap(({ profiles }) => profiles)),
  ];
  return cards.findLast((card) => card.id === id);
}

/**
 * What is known of a profile's page before it is there: all that its card told, and nothing of what the card does not
 * tell. Undefined where no list has the card.
 */
export function knownPage(queryClient: QueryClient, id: string): MemberPage | undefined {
  const card = knownCard(queryClient, id);
  if (!card) return undefined;
  const isOurs = card.kind !== 'livecam' && card.kind !== 'partner';
  return {
    ...card,
    is_self: false,
    about: '',
    interests: [],
    facts: ofEachList(() => null),
    photos: [],
    likes_me: false,
    match: false,
    can_like: isOurs,
    can_chat: isOurs,
    conversation: null,
  };
}
