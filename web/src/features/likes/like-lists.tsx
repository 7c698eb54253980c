import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type LikeList, likeLists } from '@vonk/contract/like-lists';
import type { ProfileCard } from '@vonk/contract/profile';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useApp } from '../../api/use-app.ts';
import { Button, LinkButton } from '../../ui/actions/button.tsx';
import { ChipLink, ChipRow } from '../../ui/actions/chip.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { likeListQuery, likesQuery } from './queries.ts';

const more = (count: number) => (count >= 1000 ? `${count}+` : String(count));

/** The three lists with their counts, each at its own address. */
export function LikeTabs({ current }: { current: LikeList }) {
  const t = useTranslations('likes');
  const { call } = useApp();
  const { data } = useQuery(likesQuery(call));
  return (
    <ChipRow label={t('lists')}>
      {likeLists.map((list) => (
        <ChipLink
          key={list}
          current={list === current}
          link={
            list === 'received' ? (
              <Link to="/likes" activeOptions={{ exact: true }} />
            ) : (
              <Link to="/likes/$type" params={{ type: list }} />
            )
          }
        >
          {t(`list.${list}`, { count: more(data?.totals[list] ?? 0) })}
        </ChipLink>
      ))}
    </ChipRow>
  );
}

type LikeListProps = {
  list: LikeList;
  renderCard: (card: ProfileCard, about: { newLabel: string | undefined; eager: boolean }) => ReactNode;
};

/** One list of likes, new first, with a button for more. */
export function LikesOf({ list, renderCard }: LikeListProps) {
  const t = useTranslations('likes');
  const { call } = useApp();
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(likeListQuery(call, list));
  const cards = new Map(data?.pages.flatMap(({ profiles }) => profiles).map((card) => [card.id, card]));
  const entries = data?.pages.flatMap(({ lists }) => lists[list]?.entries ?? []) ?? [];
  if (data && entries.length === 0)
    return (
      <EmptyState
        title={t(`empty.${list}`)}
        action={<LinkButton link={<Link to="/members" />}>{t('emptyAction')}</LinkButton>}
      >
        {t(`emptyText.${list}`)}
      </EmptyState>
    );
  return (
    <>
      <ul className="card-grid card-grid-four">
        {entries.map((entry, at) => {
          const card = cards.get(entry.id);
          const newLabel = list === 'received' && entry.like_new ? t('isNew') : undefined;
          return card && <li key={entry.id}>{renderCard(card, { newLabel, eager: at < 4 })}</li>;
        })}
      </ul>
      {hasNextPage && (
        <p className="card-grid-more">
          <Button variant="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('more')}
          </Button>
        </p>
      )}
    </>
  );
}
