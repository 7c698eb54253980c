import type { InfiniteData } from '@tanstack/react-query';
import type { ProfileCard } from '@vonk/contract/profile';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/actions/button.tsx';
import { classes } from '../../ui/classes.ts';
import { LoadingRegion } from '../../ui/feedback/loading.tsx';
import { MemberCardSkeleton } from '../../ui/people/member-card.tsx';
import type { SearchPage } from './queries.ts';

/** So many pages are appended by themselves; then a button asks, so that the footer can be reached (X8). */
const pagesBySelf = 3;
/** The wide card: at most one in nine, on the third place, where it leaves no hole in two, three or four columns. */
const [wideEvery, wideAt] = [9, 2];

/** Draws one card of the list; `wide` where the wide card may stand, `heading` as deep as what stands above it. */
export type RenderCard = (
  card: ProfileCard,
  place: { wide: boolean; eager: boolean; heading: 'h2' | 'h3' },
) => ReactNode;

type SearchResultsProps = {
  data: InfiniteData<SearchPage>;
  isLoadingMore: boolean;
  hasMore: boolean;
  loadMore: () => void;
  renderCard: RenderCard;
  /** Whether this card takes two places. */
  isWide: (card: ProfileCard) => boolean;
};

/** The members found, page after page, and those who nearly fit under their own heading (SEARCH-2, SEARCH-3). */
export function SearchResults({ data, isLoadingMore, hasMore, loadMore, renderCard, isWide }: SearchResultsProps) {
  const t = useTranslations('members');
  const cards = distinct(data.pages.flatMap(({ results }) => results));
  const similar = data.pages[0]?.similar_results ?? [];
  const goesOnBySelf = hasMore && data.pages.length < pagesBySelf;
  const end = useWhenNear(goesOnBySelf && !isLoadingMore, loadMore);
  return (
    <LoadingRegion busy={isLoadingMore} label={t('loadingMore')}>
      {cards.length > 0 && (
        <ul className="card-grid" aria-label={t('results')}>
          {cards.map((card, at) => {
            const wide = at % wideEvery === wideAt && isWide(card);
            return (
              <li key={card.id} className={classes(wide && 'card-grid-wide')}>
                {renderCard(card, { wide, eager: at < 4, heading: 'h2' })}
              </li>
            );
          })}
          {isLoadingMore &&
            [0, 1, 2, 3].map((at) => (
              <li key={at}>
                <MemberCardSkeleton />
              </li>
            ))}
        </ul>
      )}
      <div ref={end} />
      {hasMore && !goesOnBySelf && (
        <p className="card-grid-more">
          <Button variant="secondary" busy={isLoadingMore} onClick={loadMore}>
            {t('more')}
          </Button>
        </p>
      )}
      {similar.length > 0 && (
        <section className="card-grid-similar">
          <h2>{t('similarTitle')}</h2>
          <p>{t('similarText')}</p>
          <ul className="card-grid">
            {similar.map((card) => (
              <li key={card.id}>{renderCard(card, { wide: false, eager: false, heading: 'h3' })}</li>
            ))}
          </ul>
        </section>
      )}
    </LoadingRegion>
  );
}

/** Nobody twice, also when the order changed between two pages. */
const distinct = (cards: readonly ProfileCard[]): ProfileCard[] => [
  ...new Map(cards.map((card) => [card.id, card])).values(),
];

/** Calls `act` once the marked place comes near the screen. */
function useWhenNear(isOn: boolean, act: () => void) {
  const mark = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = mark.current;
    if (!isOn || !element) return;
    // A busy page is told several states at once, the one that holds now last.
    const observer = new IntersectionObserver((states) => states.at(-1)?.isIntersecting && act(), {
      rootMargin: '600px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isOn, act]);
  return mark;
}
