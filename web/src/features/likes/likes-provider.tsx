import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { keys } from '../../api/keys.ts';
import { useLiveEvents } from '../../api/live.tsx';
import { createRefetcher } from '../../api/cache/refetch-soon.ts';
import { useApp } from '../../api/use-app.ts';
import { isBusy } from '../../device/is-busy.ts';
import { useToast } from '../../ui/overlay/toast.tsx';
import { likesQuery, setNewLikes } from './queries.ts';

interface Matches {
  show(profile: string): void;
}

const MatchesContext = createContext<Matches>({ show: () => {} });

const MatchDialog = lazy(async () => ({ default: (await import('./match-dialog.tsx')).MatchDialog }));

/** A match that came while nobody looked is shown so long after the page. */
const firstLookMilliseconds = 2_000;
/** How long it waits more where something else is open, or somebody is writing. */
const busyMilliseconds = 3_000;

/** Keeps likes, badge and the match modal up to date on every screen of a member (LIKE-1). */
export function LikesProvider({ children }: { children: ReactNode }) {
  const { call, texts } = useApp();
  const queryClient = useQueryClient();
  const [shown, setShown] = useState<string>();
  const show = useCallback((profile: string) => void texts.load(['likes']).then(() => setShown(profile)), [texts]);
  const unasked = useUnasked(show, shown);
  const sayNew = useSayNew();

  const refetchSoon = useMemo(() => createRefetcher(queryClient), [queryClient]);
  const changed = ({ new_likes: count }: { new_likes: number }) => {
    setNewLikes(queryClient, count);
    refetchSoon(keys.likes);
    refetchSoon(keys.members);
  };
  useLiveEvents({
    like_given: changed,
    like_ended: changed,
    like(event) {
      changed(event);
      sayNew();
    },
    match(event) {
      changed(event);
      unasked.show(event.profile);
    },
    like_seen(event) {
      changed(event);
      if (!event.match) return;
      unasked.drop(event.profile);
      setShown((current) => (current === event.profile ? undefined : current));
    },
    people_changed() {
      for (const key of [keys.likes, keys.members, keys.searches, keys.chats, keys.user]) refetchSoon(key);
    },
  });

  useEffect(() => {
    const timer = setTimeout(() => {
      void queryClient.fetchQuery(likesQuery(call)).then(
        ({ lists }) => {
          const missed = lists.matches?.entries.find(({ match_new: isNew }) => isNew);
          if (missed) unasked.show(missed.id);
        },
        () => undefined,
      );
    }, firstLookMilliseconds);
    return () => clearTimeout(timer);
  }, [call, queryClient, unasked]);

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

/** Shows a match that nobody on this screen asked for, once nobody is busy. */
function useUnasked(show: (profile: string) => void, shown: string | undefined) {
  const current = useRef(shown);
  useEffect(() => void (current.current = shown), [shown]);
  const waiting = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  useEffect(() => () => waiting.current.forEach((timer) => clearTimeout(timer)), []);
  return useMemo(() => {
    const drop = (profile: string) => {
      clearTimeout(waiting.current.get(profile));
      waiting.current.delete(profile);
    };
    const later = (profile: string) => {
      drop(profile);
      if (current.current === profile) return;
      if (isBusy())
        waiting.current.set(
          profile,
          setTimeout(() => later(profile), busyMilliseconds),
        );
      else show(profile);
    };
    return { show: later, drop };
  }, [show]);
}

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
