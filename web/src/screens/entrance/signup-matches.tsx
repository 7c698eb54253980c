import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import type { CallOutput } from '@vonk/contract/api';
import { useTranslations } from 'use-intl';
import { requireMember } from '../../api/routing/require-member.ts';
import { useApp, useUser } from '../../api/use-app.ts';
import { useSendActivationMail } from '../../features/account/use-send-activation-mail.ts';
import { useLike } from '../../features/likes/use-like.ts';
import { PersonCard } from '../../features/profile/person-card.tsx';
import { searchQuery } from '../../features/search/queries.ts';
import { LinkButton, TextButton } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Page, PageHeading } from '../../ui/frame/page.tsx';
import { MailIcon } from '../../ui/icons.ts';

/** How many are shown at the start. */
const shownMembers = 6;

export const Route = createFileRoute('/_empty/signup-matches')({
  staticData: { texts: ['steps', 'members', 'likes'], title: 'steps.matches' },
  beforeLoad: requireMember,
  loader: ({ context: { call, queryClient } }) => queryClient.ensureInfiniteQueryData(searchQuery(call, {})),
  component: SignupMatches,
});

/**
 * The first suggestions after signing up: real members who fit, to like at will; the swipe game's four stay untouched
 * (LIKE-4, C5).
 */
function SignupMatches() {
  const t = useTranslations('steps');
  const { call } = useApp();
  const { data } = useSuspenseInfiniteQuery(searchQuery(call, {}));
  const like = useLike('signup', () => {});
  const people = firstOf(data.pages[0]);
  const toSearch = <LinkButton link={<Link to="/members" />}>{t('toSearch')}</LinkButton>;
  if (people.length === 0)
    return (
      <Page>
        <EmptyState heading="h1" title={t('noneTitle')} action={toSearch}>
          {t('noneText')}
        </EmptyState>
      </Page>
    );
  return (
    <Page>
      <PageHeading
        title={t('matches')}
        intro={t('matchesText')}
        aside={<span className="only-wide">{toSearch}</span>}
      />
      <MailReminder />
      <ul className="card-grid mt-5 lg:grid-cols-6">
        {people.map((card, at) => (
          <li key={card.id}>
            <PersonCard card={card} like={like(card)} heading="h2" eager={at < 4} />
          </li>
        ))}
      </ul>
      <div className="only-narrow">
        <div className="mt-6 flex items-center justify-between gap-4">
          <p className="text-sm" role="status">
            {t('liked', { count: people.filter(({ liked }) => liked).length })}
          </p>
          {toSearch}
        </div>
      </div>
    </Page>
  );
}

/** The best of the first search, then of what is similar; never an invented profile. */
const firstOf = (page: CallOutput<'GET /api/members.php'> | undefined) =>
  [...(page?.results ?? []), ...(page?.similar_results ?? [])]
    .filter(({ kind }) => kind === 'member')
    .slice(0, shownMembers);

function MailReminder() {
  const t = useTranslations('steps');
  const shell = useTranslations('shell.confirm');
  const user = useUser();
  const { send, isSending } = useSendActivationMail();
  if (user?.status !== 'not_confirmed') return null;
  return (
    <div className="mt-4">
      <Alert kind="info" icon={<MailIcon />}>
        {t('confirm')}{' '}
        <TextButton aria-busy={isSending} onClick={send}>
          {shell('again')}
        </TextButton>
      </Alert>
    </div>
  );
}
