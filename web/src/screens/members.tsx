import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { createFileRoute, Link, redirect, useNavigate } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { userQuery } from '../api/queries.ts';
import { useApp, useUser } from '../api/use-app.ts';
import { useSignup } from '../features/account/use-signup.ts';
import { useLike } from '../features/likes/use-like.ts';
import { isWorthWide, PersonCard } from '../features/profile/person-card.tsx';
import { FoundLine, useFound } from '../features/search/found-line.tsx';
import { regionsQuery, type SearchAddress, searchQuery } from '../features/search/queries.ts';
import { countFilters, readSearchAddress } from '../features/search/search-address.ts';
import { SearchFilters } from '../features/search/search-filters.tsx';
import { SearchResults } from '../features/search/search-results.tsx';
import { useOnlyReal } from '../features/search/use-only-real.ts';
import { Button } from '../ui/actions/button.tsx';
import { Chip, ChipRow } from '../ui/actions/chip.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { Page, PageHeading } from '../ui/frame/page.tsx';
import { FilterIcon } from '../ui/icons.ts';
import { Dialog } from '../ui/overlay/dialog.tsx';

export const Route = createFileRoute('/_default/members')({
  staticData: { texts: ['members', 'likes'], title: 'members.title' },
  validateSearch: readSearchAddress,
  beforeLoad: async ({ context: { call, queryClient, settings }, location, search }) => {
    const member = await queryClient.ensureQueryData(userQuery(call));
    const isOpen = settings.logged_out_search || (settings.logged_out_search_trafficsource && search.network !== undefined);
    if (!member && !isOpen) throw redirect({ href: `/login?next=${encodeURIComponent(location.href)}` });
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { call, queryClient }, deps }) =>
    Promise.all([queryClient.ensureInfiniteQueryData(searchQuery(call, deps)), queryClient.ensureQueryData(regionsQuery(call))]),
  component: Members,
});

function Members() {
  const t = useTranslations('members');
  const shell = useTranslations('shell');
  const { call, settings } = useApp();
  const address = Route.useSearch();
  const navigate = useNavigate();
  const signup = useSignup();
  const [isFiltering, setFiltering] = useState(false);
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery(searchQuery(call, address));
  const onlyReal = useOnlyReal();
  const like = useLike('card', (profile) => signup.open(`/members/${profile}`));
  const found = useFound();
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const change = (changes: SearchAddress) =>
    void navigate({ to: '/members', search: { ...address, ...changes }, replace: true, resetScroll: false });
  const [first] = data.pages;
  if (!first) return null;
  const filters = (
    <SearchFilters
      filters={first.filters}
      genders={first.genders}
      onChange={change}
      onlyReal={{ ...onlyReal, isOn: first.only_real, isOffered: settings.fictional_visibility !== 'off' }}
    />
  );
  const isEmpty = first.results.length === 0;
  return (
    <Page>
      <PageHeading title={t('title')} aside={<SwipeLink />} />
      <div className="only-narrow mt-2.5">
        <ChipRow label={t('filters')}>
          <Chip icon={<FilterIcon />} on={countFilters(address) > 0} aria-haspopup="dialog" onClick={() => setFiltering(true)}>
            {countFilters(address) > 0 ? t('filtersOn', { count: String(countFilters(address)) }) : t('filters')}
          </Chip>
        </ChipRow>
      </div>
      <div className="search-layout">
        <aside className="search-rail" aria-label={t('filters')}>
          {filters}
        </aside>
        <div>
          <FoundLine page={first} onOnlyReal={onlyReal.choose} />
          {isEmpty && (
            <EmptyState
              title={t('emptyTitle')}
              action={<Button onClick={() => change({ countryregion: undefined, min_age: 18, max_age: 99 })}>{t('widen')}</Button>}
            >
              {t('emptyText')}
            </EmptyState>
          )}
          <SearchResults
            data={data}
            isLoadingMore={isFetchingNextPage}
            hasMore={hasNextPage}
            loadMore={loadMore}
            isWide={isWorthWide}
            renderCard={(card, place) => <PersonCard card={card} like={like(card)} {...place} />}
          />
        </div>
      </div>
      <Dialog
        open={isFiltering}
        onClose={() => setFiltering(false)}
        title={t('filters')}
        closeLabel={shell('close')}
        footer={
          <Button wide onClick={() => setFiltering(false)}>
            {t('showFound', { found: found(first) })}
          </Button>
        }
      >
        {filters}
      </Dialog>
    </Page>
  );
}

/** The other way to look for somebody: one at a time. */
function SwipeLink() {
  const t = useTranslations('likes.swipe');
  return useUser() && <Link to="/swipe-game">{t('title')}</Link>;
}
