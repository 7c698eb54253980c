import { createFileRoute, Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { requireMember } from '../../api/routing/require-member.ts';
import { useApp } from '../../api/use-app.ts';
import { SwipeDeck } from '../../features/likes/swipe/swipe-deck.tsx';
import { SwipeLimit } from '../../features/likes/swipe/swipe-limit.tsx';
import { swipeQuery } from '../../features/likes/queries.ts';
import { useSwipe } from '../../features/likes/swipe/use-swipe.ts';
import { usePerson } from '../../features/profile/use-person.ts';
import { LinkButton } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Page } from '../../ui/frame/page.tsx';

export const Route = createFileRoute('/_default/swipe-game')({
  staticData: { texts: ['likes', 'members'], title: 'likes.swipe.title' },
  beforeLoad: requireMember,
  loader: ({ context: { call, queryClient } }) => queryClient.fetchQuery(swipeQuery(call)),
  component: SwipeGame,
});

/** One card at a time; four likes a day, and passes as many as one likes (LIKE-2). */
function SwipeGame() {
  const t = useTranslations('likes.swipe');
  const { settings } = useApp();
  const person = usePerson();
  const game = useSwipe();
  const limit = settings.swipe_likes_per_day;
  const [top, next] = game.deck;
  return (
    <Page width={top ? 'wide' : 'column'}>
      {top ? (
        <SwipeDeck
          top={{ card: top, ...person(top) }}
          next={next && { card: next, ...person(next) }}
          left={{ count: game.likes_left, limit }}
          canUndo={game.can_undo}
          isBusy={game.isBusy}
          onSwipe={(way) => game.swipe(top, way)}
          onUndo={game.undo}
        />
      ) : game.likes_left <= 0 ? null : (
        <EmptyState
          title={t('emptyTitle')}
          action={<LinkButton link={<Link to="/members" />}>{t('search')}</LinkButton>}
        >
          {t('emptyText')}
        </EmptyState>
      )}
      {game.likes_left <= 0 && (
        <SwipeLimit
          key={game.day_ends_at}
          limit={limit}
          endsAt={game.day_ends_at}
          serverTime={game.server_time}
          onEnd={game.refetch}
          isAlone={!top}
        />
      )}
    </Page>
  );
}
