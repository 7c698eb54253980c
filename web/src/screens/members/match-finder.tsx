import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { useApp, useUser } from '../../api/use-app.ts';
import { readTracking } from '../../features/account/signup/tracking.ts';
import { searchAddressOf, searchFor, stepsFor } from '../../features/finder/answers.ts';
import { Finder } from '../../features/finder/finder.tsx';
import { useFinder } from '../../features/finder/use-finder.ts';
import { regionsQuery } from '../../features/search/queries.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Page } from '../../ui/frame/page.tsx';
import { useMutation } from '../../api/sending/use-mutation.ts';

const FinderResult = lazy(async () => ({ default: (await import('./match-finder-result.tsx')).FinderResult }));

export const Route = createFileRoute('/_default/match-finder')({
  staticData: { texts: ['finder', 'account'], title: 'finder.title', description: 'finder.description' },
  loader: ({ context: { call, queryClient } }) => queryClient.ensureQueryData(regionsQuery(call)),
  component: MatchFinder,
});

/**
 * A few questions lead a member to who fits, and a visitor to a preview and to signing up with the answers kept
 * (LIKE-4).
 */
function MatchFinder() {
  const t = useTranslations('finder');
  const error = useTranslations('shell.error');
  const { call } = useApp();
  const user = useUser();
  const navigate = useNavigate();
  const { data: countries } = useSuspenseQuery(regionsQuery(call));
  const [finding, change] = useFinder(countries);
  const { answers, at, found } = finding;
  const preview = usePreview();
  const show = useMutation({ mutationFn: () => preview(answers), onSuccess: (page) => change({ found: { page } }) });
  if (found && !user)
    return (
      <Suspense>
        <FinderResult
          answers={answers}
          found={found.page}
          countries={countries}
          onChange={() => change({ at: 0, found: undefined })}
        />
      </Suspense>
    );
  return (
    <Page width="narrow">
      {show.isError && (
        <div className="mb-4">
          <Alert kind="error">{error('generic')}</Alert>
        </div>
      )}
      <Finder
        steps={stepsFor(user !== null)}
        at={at}
        goTo={(next) => change({ at: next })}
        answers={answers}
        change={(changes) => change({ answers: { ...answers, ...changes } })}
        countries={countries}
        onDone={() => (user ? void navigate({ href: searchAddressOf(answers) }) : show.mutate())}
        isBusy={show.isPending}
        note={t(user ? 'note' : 'noteVisitor')}
      />
    </Page>
  );
}

/**
 * Fetches what a guest may see of a search: nothing where a site shows its members after signing up only (SEARCH-4).
 */
function usePreview() {
  const { call, settings, texts } = useApp();
  return async (answers: Parameters<typeof searchFor>[0]) => {
    await texts.load(['members']);
    const { network } = readTracking();
    const isOpen = settings.logged_out_search || (settings.logged_out_search_trafficsource && network !== undefined);
    if (!isOpen) return undefined;
    return call('GET /api/members.php', {
      ...searchFor(answers, network),
      ...(answers.gender ? { own_gender: answers.gender } : {}),
    });
  };
}
