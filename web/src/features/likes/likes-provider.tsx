import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { useLiveEvents } from '../../api/live.tsx';
import { createRefetcher } from '../../api/refetch-soon.ts';
import { useApp } from '../../api/use-app.ts';
import { useToast } from '../../ui/overlay/toast.tsx';
import { likesQuery, setNewLikes } from './queries.ts';

interface Matches {
  /** Shows the match with this profile, once. */
  show(profile: string): void;
}

const MatchesContext = createContext<Matches>({ show: () => {} });

const MatchDialog = lazy(async () => ({ default: (await import('./match-dialog.tsx')).MatchDialog }));

/** A match that came while nobody looked is shown so long after the page. */
const firstLookMilliseconds = 2_000;

interface LikeEvent {
  profile: string;
  new_likes: number;
  match?: boolean;
}

/** Keeps likes, badge and the match modal up to date on every screen of a member (LIKE-1). */
export function LikesProvider({ children }: { children: ReactNode }) {
  const { call, texts } = useApp();
  const queryClient = useQueryClient();
  const [shown, setShown] = useState<string>();
  const show = useCallback((profile: string) => void texts.load(['likes']).then(() => setShown(profile)), [texts]);
  const hide = useCallback((profile: string) => setShown((current) => (current === profile ? undefined : current)), []);
  const sayNew = useSayNew();

  useLiveEvents(
    useMemo(() => {
      const refetchSoon = createRefetcher(queryClient);
      const changed = ({ new_likes: count }: LikeEvent) => {
        setNewLikes(queryClient, count);
        refetchSoon('likes');
        refetchSoon('member');
      };
      return {
        like_given: changed,
        like_ended: changed,
        like(event: LikeEvent) {
          changed(event);
          sayNew();
        },
        match(event: LikeEvent) {
          changed(event);
          show(event.profile);
        },
        like_seen(event: LikeEvent) {
          changed(event);
          if (event.match) hide(event.profile);
        },
        people_changed() {
          for (const key of ['likes', 'member', 'search', 'chats', 'user']) refetchSoon(key);
        },
      };
    }, [hide, queryClient, sayNew, show]),
  );

  useEffect(() => {
    const timer = setTimeout(() => {
      void queryClient.fetchQuery(likesQuery(call)).then(
        ({ lists }) => {
          const missed = lists.matches?.entries.find(({ match_new: isNew }) => isNew);
          if (missed) show(missed.id);
        },
        () => undefined,
      );
    }, firstLookMilliseconds);
    return () => clearTimeout(timer);
  }, [call, queryClient, show]);

  return (
    <MatchesContext value={useMemo(() => ({ show }), [show])}>
      {children}
      {shown !== undefined && (
        <Suspense>
          <MatchDialog profile={shown} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </MatchesContext>
  );
}

/** The way to show a match. */
export const useMatches = (): Matches => useContext(MatchesContext);

/** Says that somebody liked, in a line that leads to the list. */
function useSayNew(): () => void {
  const { texts } = useApp();
  const toast = useToast();
  const navigate = useNavigate();
  return useCallback(
    () =>
      void texts.load(['likes']).then(() => {
        const { newLike = '', look = '' } = texts.messages().likes ?? {};
        toast({ kind: 'info', text: newLike, action: { label: look, onPress: () => void navigate({ to: '/likes' }) } });
      }),
    [navigate, texts, toast],
  );
}
