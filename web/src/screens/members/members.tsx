import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { isRefused } from '../../api/call.ts';
import { ownSearch } from '../../api/routing/own-search.ts';
import { userQuery } from '../../api/queries.ts';
import { requireTold } from '../../api/routing/require-told.ts';
import { useApp } from '../../api/use-app.ts';
import { useSignup } from '../../features/account/signup/use-signup.ts';
import { useLike } from '../../features/likes/use-like.ts';
import { isWorthWide, PersonCard } from '../../features/profile/person-card.tsx';
import { FoundLine } from '../../features/search/found-line.tsx';
import { useRememberSearch } from '../../features/search/last-search.ts';
import { OrderChoice } from '../../features/search/order-choice.tsx';
import { OtherWaysBeside } from '../../features/search/other-ways.tsx';
import { regionsQuery, type SearchAddress, searchQuery } from '../../features/search/queries.ts';
import { Relaxations } from '../../features/search/relaxations.tsx';
import {
  addressOf,
  changed,
  fieldsOfFilter,
  readSearchAddress,
  searchNames,
  withoutFilters,
} from '../../features/search/search-address.ts';
import { WithFilters } from '../../features/search/filters/with-filters.tsx';
import { SearchResults } from '../../features/search/search-results.tsx';
import { useOnlyReal } from '../../features/search/use-only-real.ts';
import { Page, PageHeading } from '../../ui/frame/page.tsx';

export const Route = createFileRoute('/_default/members')({
  staticData: { texts: ['members', 'likes'], title: 'members.title' },
  validateSearch: ownSearch(searchNames, readSearchAddress),
  beforeLoad: async ({ context: { call, queryClient, settings }, location, search }) => {
    const member = await queryClient.ensureQueryData(userQuery(call));
    if (member?.status === 'suspended') throw redirect({ href: '/restriction' });
    requireTold(member);
    const hasSource = search.network !== undefined || settings.network !== null;
    const isOpen = settings.logged_out_search || (settings.logged_out_search_trafficsource && hasSource);
    if (!member && !isOpen) throw redirect({ href: `/login?next=${encodeURIComponent(location.href)}` });
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { call, queryClient }, deps }) =>
    Promise.all([
      queryClient.ensureInfiniteQueryData(searchQuery(call, deps)).catch((error: unknown) => {
        // An old or made-up address asks for what there is not: the search without it takes its place.
        const isNone = isRefused<'GET /api/members.php'>(error, 'invalid_input') && Object.keys(deps).length > 0;
        throw isNone ? redirect({ to: '/members', search: { network: deps.network } }) : error;
      }),
      queryClient.ensureQueryData(regionsQuery(call)),
    ]),
  component: Members,
});

function Members() {
  const t = useTranslations('members');
  const { call } = useApp();
  const address = Route.useSearch();
  const signup = useSignup();
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery(searchQuery(call, address));
  const onlyReal = useOnlyReal();
  const like = useLike('card', (profile) => signup.open(`/members/${profile}`, profile));
  useRememberSearch(address);
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const go = useGo();
  const [first] = data.pages;
  if (!first) return null;
  return (
    <Page>
      <PageHeading title={t('title')} aside={<OtherWaysBeside />} />
      <WithFilters page={first} address={address} onlyReal={onlyReal} go={go}>
        <div className="found-bar">
          <FoundLine page={first} onOnlyReal={onlyReal.choose} />
          <OrderChoice page={first} onChange={(changes) => go(changed(first, address, changes))} />
        </div>
        {first.results.length === 0 && (
          <Relaxations
            page={first}
            onLeaveOut={(filter) => go(withoutFilters(addressOf(first.filters, address), fieldsOfFilter(filter)))}
            onWiden={() => go({ gender: address.gender, min_age: 18, max_age: 99, network: address.network })}
          />
        )}
        <SearchResults
          data={data}
          isLoadingMore={isFetchingNextPage}
          hasMore={hasNextPage}
          loadMore={loadMore}
          isWide={isWorthWide}
          renderCard={(card, place) => <PersonCard card={card} like={like(card)} {...place} />}
        />
      </WithFilters>
    </Page>
  );
}

/** Searches by another address. */
function useGo(): (search: SearchAddress) => void {
  const { call, queryClient } = useApp();
  const navigate = useNavigate();
  return (search) => {
    // An empty address stands for the search used last, which is another one now.
    queryClient.removeQueries({ queryKey: searchQuery(call, {}).queryKey, exact: true });
    void navigate({ to: '/members', search, replace: true, resetScroll: false });
  };
}
