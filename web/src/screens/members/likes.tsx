import { createFileRoute } from '@tanstack/react-router';
import { requireMember } from '../../api/routing/require-member.ts';
import { likeListQuery, likesQuery } from '../../features/likes/queries.ts';
import { LikesScreen } from './likes-screen.tsx';

export const Route = createFileRoute('/_default/likes')({
  staticData: { texts: ['likes', 'members'], title: 'likes.title' },
  beforeLoad: requireMember,
  loader: ({ context: { call, queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(likesQuery(call)),
      queryClient.ensureInfiniteQueryData(likeListQuery(call, 'received')),
    ]),
  component: () => <LikesScreen list="received" />,
});
