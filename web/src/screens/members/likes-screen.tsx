import type { LikeList } from '@vonk/contract/like-lists';
import { useTranslations } from 'use-intl';
import { LikesOf, LikeTabs } from '../../features/likes/like-lists.tsx';
import { useLike } from '../../features/likes/use-like.ts';
import { PersonCard } from '../../features/profile/person-card.tsx';
import { Page, PageHeading } from '../../ui/frame/page.tsx';

/** Likes received, given and mutual; new first (LIKE-1). */
export function LikesScreen({ list }: { list: LikeList }) {
  const t = useTranslations('likes');
  const like = useLike('card', () => undefined);
  return (
    <Page>
      <PageHeading title={t('title')} />
      <div className="mt-3.5 mb-4.5">
        <LikeTabs current={list} />
      </div>
      <LikesOf
        key={list}
        list={list}
        renderCard={(card, about) => <PersonCard card={card} like={like(card)} heading="h2" {...about} />}
      />
    </Page>
  );
}
