import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ProfileCard } from '@vonk/contract/profile';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useApp } from '../../api/use-app.ts';
import { useFictionalText } from '../../api/site/use-fictional-text.ts';
import { IconLink } from '../../ui/actions/icon-button.tsx';
import { BackIcon, OnwardIcon } from '../../ui/icons.ts';
import { type LastSearch, lastSearchKey, useBackToSearch } from './last-search.ts';
import { type SearchAddress, type SearchPage, searchQuery } from './queries.ts';

/** So many before the end of what is loaded, the next page is fetched. */
const fetchBefore = 4;

/**
 * The way back to the search one came from, and to who was found before and after: by press or by arrow key. Nothing
 * for who came otherwise.
 */
export function SearchSteps({ profile }: { profile: string }) {
  const search = useQueryClient().getQueryData<LastSearch>(lastSearchKey);
  return search && <Steps profile={profile} search={search} />;
}

function Steps({ profile, search }: { profile: string; search: LastSearch }) {
  const { address } = search;
  const goBack = useBackToSearch();
  const t = useTranslations('members.steps');
  const labelled = useLabelledName();
  const { at, all, previous, next } = useNeighbours(profile, address);
  useArrowKeys(previous?.id, next?.id);
  if (at === 0) return null;
  return (
    <nav className="search-steps" aria-label={t('label')}>
      <Link to="/members" search={address} onClick={goBack}>
        {t('back')}
      </Link>
      <span className="search-steps-at">{t('at', { at: String(at), all })}</span>
      <Step
        card={previous}
        label={previous ? t('previous', { name: labelled(previous) }) : t('noPrevious')}
        icon={<BackIcon />}
      />
      <Step card={next} label={next ? t('next', { name: labelled(next) }) : t('noNext')} icon={<OnwardIcon />} />
    </nav>
  );
}

/** A name; of an invented profile with the word that says so (T2). */
function useLabelledName(): (card: ProfileCard) => string {
  const label = useFictionalText();
  return ({ name, kind }) =>
    kind === 'fictional' || kind === 'fictional_ai' ? `${name} (${label(kind).title})` : name;
}

/** The profile's place in the search, counted from 1, and who stands beside it; 0 where it is not among the found. */
function useNeighbours(profile: string, address: SearchAddress) {
  const { call } = useApp();
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    ...searchQuery(call, address),
    enabled: false,
  });
  const found = foundOf(data);
  const at = found.findIndex(({ id }) => id === profile);
  const isNearEnd = at !== -1 && at >= found.length - fetchBefore;
  useEffect(() => {
    if (isNearEnd && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [isNearEnd, hasNextPage, isFetchingNextPage, fetchNextPage]);
  return {
    at: at + 1,
    all: countOf(data, found.length),
    previous: found[at - 1],
    next: at === -1 ? undefined : found[at + 1],
  };
}

/** How many there are, those who nearly fit among them: "110", "1000+". */
function countOf(data: InfiniteData<SearchPage> | undefined, shown: number): string {
  const { numResults, numResults_capped: isCapped } = data?.pages[0] ?? {};
  return isCapped ? `${numResults}+` : String(Math.max(numResults ?? 0, shown));
}

/** Takes the place of the profile in the history, so that back leads to the search. */
function Step({ card, label, icon }: { card: ProfileCard | undefined; label: string; icon: ReactNode }) {
  if (!card)
    return (
      <span className="icon-button search-steps-none" role="img" aria-label={label}>
        {icon}
      </span>
    );
  return (
    <IconLink link={<Link to="/members/$id" params={{ id: card.id }} replace />} label={label} icon={icon} outlined />
  );
}

/** Whom the search found, in order, nobody twice; those who nearly fit come after. */
function foundOf(data: InfiniteData<SearchPage> | undefined): ProfileCard[] {
  const cards = data?.pages.flatMap(({ results }) => results) ?? [];
  return [...new Map([...cards, ...(data?.pages[0]?.similar_results ?? [])].map((card) => [card.id, card])).values()];
}

/** Left and right lead on, unless one is writing, or something lies over the page that has arrow keys of its own. */
function useArrowKeys(previous: string | undefined, next: string | undefined): void {
  const navigate = useNavigate();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const id = event.key === 'ArrowLeft' ? previous : event.key === 'ArrowRight' ? next : undefined;
    const isElsewhere =
      event.target instanceof Element &&
      event.target.closest('input, textarea, select, [role="menu"], dialog') !== null;
    if (id === undefined || isElsewhere || hasModifier(event) || document.querySelector('dialog[open]:modal')) return;
    void navigate({ to: '/members/$id', params: { id }, replace: true });
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey, defaultPrevented }: KeyboardEvent): boolean =>
  altKey || ctrlKey || metaKey || shiftKey || defaultPrevented;
