import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';

type Listener = (payload: never) => void;

/** Whether news reaches this tab by itself: `waiting` also means "connection lost, trying again". */
export type LiveState = 'off' | 'waiting' | 'open';

interface Hub {
  listen(kind: string, listener: Listener): () => void;
}

const HubContext = createContext<Hub>({ listen: () => () => {} });
const StateContext = createContext<LiveState>('off');

/** How long a hidden tab keeps its stream. */
const hiddenMilliseconds = 30_000;
const longestPause = 30_000;

/** The event kinds of the server's stream. */
const kinds = ['message', 'read', 'receipt', 'chat_removed', 'like', 'match', 'photo', 'payment', 'balance', 'account'] as const;

/** Keeps one event stream while the tab is visible, and comes back from where it stopped. */
export function LiveProvider({ memberId, children }: { memberId: string | undefined; children: ReactNode }) {
  const queryClient = useQueryClient();
  const [state, setState] = useState<LiveState>('off');
  const [listeners] = useState(() => new Map<string, Set<Listener>>());
  const hub = useMemo<Hub>(
    () => ({
      listen(kind, listener) {
        const set = listeners.get(kind) ?? new Set();
        listeners.set(kind, set.add(listener));
        return () => void set.delete(listener);
      },
    }),
    [listeners],
  );

  useEffect(() => {
    if (memberId === undefined) return;
    const emit = (kind: string, payload: unknown) => {
      for (const listener of listeners.get(kind) ?? []) listener(payload as never);
    };
    return keepStream({ emit, setState, refetch: () => void queryClient.invalidateQueries() });
  }, [memberId, listeners, queryClient]);

  return (
    <HubContext value={hub}>
      <StateContext value={memberId === undefined ? 'off' : state}>{children}</StateContext>
    </HubContext>
  );
}

interface StreamOptions {
  emit(kind: string, payload: unknown): void;
  setState(state: LiveState): void;
  /** Fetches everything again: what happened in between cannot be told one by one. */
  refetch(): void;
}

function keepStream({ emit, setState, refetch }: StreamOptions): () => void {
  let source: EventSource | undefined;
  let lastId: string | undefined;
  let pause = 1000;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const open = () => {
    if (source) return;
    setState('waiting');
    const opened = new EventSource(lastId === undefined ? '/api/events' : `/api/events?last_event_id=${lastId}`);
    source = opened;
    const note = (event: MessageEvent<string>) => {
      if (event.lastEventId) lastId = event.lastEventId;
    };
    opened.addEventListener('hello', (event) => {
      const isFirst = lastId === undefined;
      note(event);
      pause = 1000;
      setState('open');
      const { refetch: isBehind } = JSON.parse(event.data) as { refetch: boolean };
      if (isFirst || isBehind) refetch();
    });
    for (const kind of kinds)
      opened.addEventListener(kind, (event) => {
        note(event);
        emit(kind, JSON.parse(event.data));
      });
    opened.addEventListener('reconnect', () => reopenLater());
    opened.addEventListener('error', () => {
      setState('waiting');
      if (opened.readyState === EventSource.CLOSED) reopenLater();
    });
  };
  const close = () => {
    clearTimeout(timer);
    source?.close();
    source = undefined;
  };
  const reopenLater = () => {
    close();
    timer = setTimeout(open, pause * (0.5 + Math.random()));
    pause = Math.min(pause * 2, longestPause);
  };
  const onVisibility = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') open();
    else timer = setTimeout(close, hiddenMilliseconds);
  };
  const onOnline = () => {
    pause = 1000;
    close();
    open();
  };

  onVisibility();
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('online', onOnline);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('online', onOnline);
    close();
  };
}

/** Calls `listener` for each live event of a kind; wrap it in `useCallback`. */
export function useLiveEvent<Payload>(kind: (typeof kinds)[number], listener: (payload: Payload) => void): void {
  const hub = useContext(HubContext);
  useEffect(() => hub.listen(kind, listener as Listener), [hub, kind, listener]);
}

/** Whether the stream is open now. */
export const useLiveState = (): LiveState => useContext(StateContext);
