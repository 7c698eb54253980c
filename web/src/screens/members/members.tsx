import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import type { FilterName } from '@vonk/contract/search';
import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isRefused } from '../../api/call.ts';
import { ownSearch } from '../../api/routing/own-search.ts';
import { userQuery } from '../../api/queries.ts';
import { requireTold } from '../../api/routing/require-told.ts';
import { useApp } from '../../api/use-app.ts';
import { useSignup } from '../../features/account/signup/use-signup.ts';
import { useLike } from '../../features/likes/use-like.ts';
import { isWorthWide, PersonCard } from '../../features/profile/person-card.tsx';
import { DistanceChip } from '../../features/search/filters/distance-choice.tsx';
import { FoundLine, useFound } from '../../features/search/found-line.tsx';
import { useRememberSearch } from '../../features/search/last-search.ts';
import { OrderChoice } from '../../features/search/order-choice.tsx';
import { OtherWays, OtherWaysBeside } from '../../features/search/other-ways.tsx';
import { regionsQuery, type SearchAddress, searchQuery } from '../../features/search/queries.ts';
import { Relaxations } from '../../features/search/relaxations.tsx';
import {
  addressOf,
  fieldsOfFilter,
  readSearchAddress,
  searchNames,
  withoutFilters,
} from '../../features/search/search-address.ts';
import { SearchFilters } from '../../features/search/filters/search-filters.tsx';
import { SearchResults } from '../../features/search/search-results.tsx';
import { useOnlyReal } from '../../features/search/use-only-real.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Chip, ChipRow } from '../../ui/actions/chip.tsx';
import { Page, PageHeading } from '../../ui/frame/page.tsx';
import { FilterIcon } from '../../ui/icons.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';

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

const MoreFilters = lazy(async () => ({
  default: (await import('../../features/search/filters/more-filters.tsx')).MoreFilters,
}));
/** The filters that stand outside the sheet. */
const inTheRail: readonly FilterName[] = ['countryregion', 'distance', 'age'];

function Members() {
  const t = useTranslations('members');
  const shell = useTranslations('shell');
  const { call, settings, texts } = useApp();
  const address = Route.useSearch();
  const signup = useSignup();
  const [sheet, setSheet] = useState<'filters' | 'more'>();
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery(searchQuery(call, address));
  const onlyReal = useOnlyReal();
  const like = useLike('card', (profile) => signup.open(`/members/${profile}`, profile));
  const found = useFound();
  useRememberSearch(address);
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const go = useGo();
  const [first] = data.pages;
  if (!first) return null;
  const change = (changes: SearchAddress) => {
    const gone = (Object.keys(changes) as (keyof SearchAddress)[]).filter((name) => changes[name] === undefined);
    go(withoutFilters({ ...addressOf(first.filters, address), ...changes }, gone));
  };
  const close = () => setSheet(undefined);
  const use = (kept: SearchAddress) => {
    go({ ...kept, network: address.network });
    close();
  };
  const clear = () => go({ network: address.network, fresh: '1' });
  const openMore = () => void texts.load(['search', 'profile', 'errors']).then(() => setSheet('more'));
  const behind = first.filters_on.filter((name) => !inTheRail.includes(name));
  const filters = (
    <SearchFilters
      page={first}
      onChange={change}
      more={{ count: behind.length, open: openMore }}
      onlyReal={{ ...onlyReal, isOn: first.only_real, isOffered: settings.fictional_visibility !== 'off' }}
    />
  );
  const countOn = first.filters_on.length;
  const show = t('showFound', { found: found(first) });
  return (
    <Page>
      <PageHeading title={t('title')} aside={<OtherWaysBeside />} />
      <div className="only-narrow mt-2.5">
        <ChipRow label={t('filters')}>
          <Chip icon={<FilterIcon />} on={countOn > 0} aria-haspopup="dialog" onClick={() => setSheet('filters')}>
            {countOn > 0 ? t('filtersOn', { count: String(countOn) }) : t('filters')}
          </Chip>
          <DistanceChip page={first} onChange={change} />
          <OtherWays />
        </ChipRow>
      </div>
      <div className="search-layout">
        <aside className="search-rail" aria-label={t('filters')}>
          {filters}
        </aside>
        <div>
          <div className="found-bar">
            <FoundLine page={first} onOnlyReal={onlyReal.choose} />
            <OrderChoice page={first} onChange={change} />
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
        </div>
      </div>
      <Dialog
        open={sheet === 'filters'}
        onClose={close}
        title={t('filters')}
        closeLabel={shell('close')}
        footer={
          <Button wide onClick={close}>
            {show}
          </Button>
        }
      >
        {filters}
      </Dialog>
      <Suspense>
        {sheet === 'more' && (
          <MoreFilters page={first} show={show} onChange={change} onUse={use} onClear={clear} onClose={close} />
        )}
      </Suspense>
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
