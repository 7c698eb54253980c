import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { type LikeList, likeLists } from '@vonk/contract/like-lists';
import { requireMember } from '../../api/routing/require-member.ts';
import { likeListQuery, likesQuery } from '../../features/likes/queries.ts';
import { LikesScreen } from './likes-screen.tsx';

const listOf = (type: string): LikeList => likeLists.find((list) => list === type) ?? 'received';

export const Route = createFileRoute('/_default/likes/$type')({
  staticData: { texts: ['likes', 'members'], title: 'likes.title' },
  beforeLoad: async ({ context, location, params: { type } }) => {
    if (type === 'received') throw redirect({ to: '/likes' });
    if (!likeLists.includes(type as LikeList)) throw notFound();
    return requireMember({ context, location });
  },
  loader: ({ context: { call, queryClient }, params: { type } }) =>
    Promise.all([
      queryClient.ensureQueryData(likesQuery(call)),
      queryClient.ensureInfiniteQueryData(likeListQuery(call, listOf(type))),
    ]),
  component: LikesType,
});

function LikesType() {
  const { type } = Route.useParams();
  return <LikesScreen list={listOf(type)} />;
}
