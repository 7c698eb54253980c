import { useQuery } from '@tanstack/react-query';
import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import type { MemberPage } from '@vonk/contract/member-page';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { CallError } from '../../api/call.ts';
import { memberQuery, userQuery } from '../../api/queries.ts';
import { pageHead } from '../../api/routing/page-head.ts';
import { requireTold } from '../../api/routing/require-told.ts';
import { useApp, useUser } from '../../api/use-app.ts';
import { SignupLink } from '../../features/account/signup/signup-link.tsx';
import { useSignup } from '../../features/account/signup/use-signup.ts';
import { useLike } from '../../features/likes/use-like.ts';
import { Actions, GiftLink } from '../../features/member-page/actions.tsx';
import { BlockButton } from '../../features/member-page/block-button.tsx';
import { ReportLink } from '../../features/member-page/report-link.tsx';
import { Gallery } from '../../features/member-page/gallery.tsx';
import { Words } from '../../features/member-page/words.tsx';
import { knownPage } from '../../features/member-page/known-page.ts';
import { usePerson } from '../../features/profile/use-person.ts';
import { SearchSteps } from '../../features/search/search-steps.tsx';
import { useLabelledName } from '../../texts/use-labelled-name.ts';
import { personTitle } from '../../layouts/head/person-title.ts';
import { NotFoundScreen } from '../../layouts/error-screen.tsx';
import { Page } from '../../ui/frame/page.tsx';

export const Route = createFileRoute('/_default/members/$id')({
  staticData: { texts: ['members', 'profile', 'likes'] },
  loader: async ({ context: { call, queryClient }, location, params: { id } }) => {
    const user = await queryClient.ensureQueryData(userQuery(call));
    requireTold(user);
    const page = memberQuery(call, id);
    // From a card one goes on at once: the page stands with what the card told, while the rest is on its way.
    const known = queryClient.getQueryData(page.queryKey) ? undefined : knownPage(queryClient, id);
    if (known) {
      void queryClient.prefetchQuery(page);
      return { name: known.name, kind: known.kind };
    }
    try {
      const { name, kind } = await queryClient.ensureQueryData(page);
      return { name, kind };
    } catch (error) {
      const status = error instanceof CallError ? error.statusCode : 500;
      if (status === 404) throw notFound();
      if (status === 403 && !user) throw redirect({ href: `/login?next=${encodeURIComponent(location.href)}` });
      throw error;
    }
  },
  head: ({ loaderData, match: { context } }) => {
    const named = loaderData ? pageHead(context, { title: personTitle(context, loaderData) }).meta : [];
    return { meta: [...named, { name: 'robots', content: 'noindex' }] };
  },
  component: MembersId,
});

function MembersId() {
  const { id } = Route.useParams();
  const { call, queryClient } = useApp();
  const { data, error, isPlaceholderData } = useQuery({
    ...memberQuery(call, id),
    placeholderData: () => knownPage(queryClient, id),
  });
  // Gone while one looked: blocked, hidden or left. What was loaded before may not stay (T123).
  if (error instanceof CallError && error.statusCode === 404) return <NotFoundScreen />;
  if (data === undefined || (error && isPlaceholderData)) throw error ?? new Error('no profile to show');
  return <MemberArticle member={data} isLoading={isPlaceholderData} />;
}

function MemberArticle({ member, isLoading }: { member: MemberPage; isLoading: boolean }) {
  const { id } = member;
  const t = useTranslations('profile');
  const user = useUser();
  const labelled = useLabelledName();
  const signup = useSignup();
  const { title, place, isOnline, fictional, photo } = usePerson()(member);
  const like = useLike('profile', (profile) => signup.open(`/members/${profile}`, profile))(member);
  const isOther = user !== null && !member.is_self;
  useSeen(member);
  return (
    <Page>
      {member.is_self ? <p className="own-profile-label">{t('preview')}</p> : <SearchSteps profile={id} />}
      <article className="member-page">
        <Gallery
          key={id}
          member={member}
          main={photo}
          fictional={fictional}
          renderActions={
            member.is_self
              ? undefined
              : (shown) => (
                  <>
                    <ReportLink profile={id} photo={shown} />
                    {isOther && <BlockButton profile={id} name={labelled(member)} />}
                  </>
                )
          }
        />
        <Words
          member={member}
          title={title}
          place={place}
          isOnline={isOnline}
          actions={
            <Actions
              member={member}
              like={like}
              guestLink={user ? undefined : <SignupLink next={`/members/${id}`} />}
            />
          }
          showsCost={isOther}
          isLoading={isLoading}
          end={
            isOther && (
              <div className="-ms-3 flex flex-wrap">
                <span className="only-narrow">
                  <GiftLink member={member} inWords />
                </span>
                <BlockButton profile={id} name={labelled(member)} />
                <ReportLink profile={id} />
              </div>
            )
          }
        />
      </article>
    </Page>
  );
}

/** Opening a profile clears its new flag (LIKE-1). */
function useSeen({ id, likes_me: likesMe }: { id: string; likes_me: boolean }): void {
  const { call } = useApp();
  useEffect(() => {
    if (likesMe) void call('POST /api/like-seen.php', { profile: id }).catch(() => undefined);
  }, [call, id, likesMe]);
}
