import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallError } from '../../api/call.ts';
import { memberQuery } from '../../api/queries.ts';
import { requireMember } from '../../api/routing/require-member.ts';
import { useApp } from '../../api/use-app.ts';
import { OneLike } from '../../features/likes/one-like.tsx';
import { likeListQuery, likesQuery } from '../../features/likes/queries.ts';
import { useLike } from '../../features/likes/use-like.ts';
import { PersonCard } from '../../features/profile/person-card.tsx';
import { Page, PageHeading } from '../../ui/frame/page.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { LikesScreen } from './likes-screen.tsx';
import { pageHead } from '../../api/routing/page-head.ts';
import { personTitle } from '../../layouts/head/person-title.ts';

export const Route = createFileRoute('/_default/likes/m/$id')({
  staticData: { texts: ['likes', 'members'] },
  beforeLoad: requireMember,
  loader: async ({ context: { call, queryClient }, params: { id } }) => {
    let person;
    try {
      person = await queryClient.ensureQueryData(memberQuery(call, id));
    } catch (error) {
      if (error instanceof CallError && error.statusCode === 404) throw notFound();
      throw error;
    }
    await Promise.all([
      queryClient.ensureQueryData(likesQuery(call)),
      queryClient.ensureInfiniteQueryData(likeListQuery(call, 'received')),
    ]);
    return { name: person.name, kind: person.kind };
  },
  head: ({ loaderData, match: { context } }) =>
    loaderData ? pageHead(context, { title: personTitle(context, loaderData) }) : {},
  component: LikesMId,
});

/** One like: the whole screen on a phone, over the list from 992 px (C9). */
function LikesMId() {
  const { id } = Route.useParams();
  const t = useTranslations('likes');
  const shell = useTranslations('shell');
  const { call } = useApp();
  const navigate = useNavigate();
  const { data: member } = useSuspenseQuery(memberQuery(call, id));
  const like = useLike('card', () => undefined)(member);
  const isWide = useIsWide();
  const title = member.likes_me ? t('likesYou', { name: member.name }) : member.name;
  const one = (
    <OneLike
      profile={id}
      name={member.name}
      isMatch={member.match}
      card={<PersonCard card={member} like={like} heading="h2" eager />}
    />
  );
  if (!isWide)
    return (
      <Page width="column">
        <div className="grid gap-4">
          <PageHeading title={title} />
          {one}
        </div>
      </Page>
    );
  return (
    <>
      <LikesScreen list="received" />
      <Dialog open onClose={() => void navigate({ to: '/likes' })} title={title} closeLabel={shell('close')}>
        {one}
      </Dialog>
    </>
  );
}

function useIsWide(): boolean {
  const [isWide, setWide] = useState(false);
  useEffect(() => {
    const query = matchMedia('(min-width: 992px)');
    const look = () => setWide(query.matches);
    look();
    query.addEventListener('change', look);
    return () => query.removeEventListener('change', look);
  }, []);
  return isWide;
}
