import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { CallOutput } from '@vonk/contract/api';
import { minute } from '@vonk/contract/durations';
import type { LikeList } from '@vonk/contract/like-lists';
import type { MemberPage } from '@vonk/contract/member-page';
import type { ProfileCard } from '@vonk/contract/profile';
import { keys } from '../../api/keys.ts';
import type { Call } from '../../api/call.ts';

type Likes = CallOutput<'GET /api/likes.php'>;

/** The first page of all three lists, with their counts. */
export const likesQuery = (call: Call) =>
  queryOptions({ queryKey: keys.allLikes, queryFn: () => call('GET /api/likes.php', {}), staleTime: minute });

/** One list, page by page. */
export const likeListQuery = (call: Call, type: LikeList) =>
  infiniteQueryOptions({
    queryKey: keys.likeList(type),
    queryFn: ({ pageParam }) => call('GET /api/likes.php', pageParam === '' ? { type } : { type, cursor: pageParam }),
    initialPageParam: '',
    getNextPageParam: (page) => page.lists[type]?.next ?? undefined,
    staleTime: minute,
  });

/** Whom the popup shows: a like that was not seen, else a suggestion; asked once, it changes nothing (T16). */
export const popupQuery = (call: Call, network: string | undefined) => ({
  queryKey: keys.autoLike,
  queryFn: async () => (await call('GET /api/auto-like.php', network === undefined ? {} : { network })).profile,
  staleTime: Infinity,
  gcTime: 0,
});

/** The cards that come next, and the likes that are left. */
export const swipeQuery = (call: Call) =>
  queryOptions({ queryKey: keys.swipe, queryFn: () => call('GET /api/swipe.php', {}), staleTime: minute });

interface Pages<Page> {
  pages: Page[];
  pageParams: unknown[];
}

/** Shows a profile as liked or not on every list that is loaded. */
export function markLiked(queryClient: QueryClient, id: string, liked: boolean): void {
  const mark = <Card extends Pick<ProfileCard, 'id' | 'liked'>>(card: Card): Card =>
    card.id === id ? { ...card, liked } : card;
  const inSearch = (page: CallOutput<'GET /api/members.php'>) => ({
    ...page,
    results: page.results.map(mark),
    similar_results: page.similar_results.map(mark),
  });
  const inLikes = (page: Likes) => ({ ...page, profiles: page.profiles.map(mark) });
  const inPages =
    <Page>(change: (page: Page) => Page) =>
    (data: Pages<Page> | undefined) =>
      data && { ...data, pages: data.pages.map(change) };
  queryClient.setQueriesData({ queryKey: keys.searches }, inPages(inSearch));
  for (const type of ['received', 'given', 'matches'])
    queryClient.setQueriesData({ queryKey: keys.likeList(type) }, inPages(inLikes));
  queryClient.setQueriesData<MemberPage>({ queryKey: keys.member(id) }, (page) => page && mark(page));
}

/** Shows the new count on the badge. */
export const setNewLikes = (queryClient: QueryClient, count: number): void =>
  void queryClient.setQueryData(keys.user, (user) => user && { ...user, new_likes: count });
